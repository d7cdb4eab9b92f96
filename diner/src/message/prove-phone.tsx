import { useWords } from '@mam/client/i18n.ts';
import { screen } from '@mam/client/lazy-screen.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { siteSettings } from '../data/site.ts';
import { provePhoneWords } from '../words/areas.ts';
import styles from './prove-phone.module.css';

interface DialogProps {
  readonly phone: string;
  readonly brand: string;
  /** asks anew for everything the number opens */
  readonly onProved: () => void;
  readonly onClose: () => void;
}

interface ProvePhoneProps extends Omit<DialogProps, 'onClose'> {
  /** it was not proved of late */
  readonly unproved: boolean;
  /** under what says that nothing was found */
  readonly centred: boolean;
}

interface OfferProps extends Pick<ProvePhoneProps, 'centred'> {
  readonly onAsk: () => void;
}

/** Proves a number, wherever it opens something. */
export const provePhoneDialog = screen<DialogProps>(
  () => import('./prove-phone-dialog.tsx').then((m) => m.ProvePhoneDialog),
  [provePhoneWords],
);
const offer = screen<OfferProps>(async () => ProveOffer, [provePhoneWords]);

/** [OR37] The way to orders made elsewhere with one's number, where codes can be sent: the same for every number. */
export function ProvePhone({ phone, brand, unproved, centred, onProved }: ProvePhoneProps) {
  const [asks, setAsks] = useState(false);
  const site = useQuery({ queryKey: ['site'], queryFn: siteSettings });
  if (!site.data?.phone_codes || !(unproved || asks)) return null;
  return (
    <Suspense>
      {unproved ? <offer.Screen centred={centred} onAsk={() => setAsks(true)} /> : null}
      {asks ? (
        <provePhoneDialog.Screen
          phone={phone}
          brand={brand}
          onProved={onProved}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </Suspense>
  );
}

function ProveOffer({ centred, onAsk }: OfferProps) {
  const say = useWords(provePhoneWords);
  return (
    <p className={classNames(styles.offer, centred && styles.centred)}>
      <Button kind="primary" onClick={onAsk}>
        {say('offer')}
      </Button>
      <span className="small muted">{say('offer_text')}</span>
    </p>
  );
}
