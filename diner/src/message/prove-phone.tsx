import { useWords } from '@mam/client/i18n.ts';
import type { HistoryOrder } from '@mam/contract/order/history.schema.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { siteSettings } from '../data/site.ts';
import { screen } from '../start/lazy-screen.ts';
import { provePhoneWords } from '../words/areas.ts';
import styles from './prove-phone.module.css';

interface DialogProps {
  readonly phone: string;
  readonly brand: string;
  /** what the number opens is to be asked for anew */
  readonly onProved: () => void;
  readonly onClose: () => void;
}

interface ProvePhoneProps extends Omit<DialogProps, 'onClose'> {
  /** what the number found */
  readonly orders: readonly HistoryOrder[];
}

/** Proves a number, wherever it opens something. */
export const provePhoneDialog = screen<DialogProps>(
  () => import('./prove-phone-dialog.tsx').then((m) => m.ProvePhoneDialog),
  [provePhoneWords],
);
const offer = screen<{ readonly onAsk: () => void }>(async () => ProveOffer, [provePhoneWords]);

/** [MS9] The way to one's own orders found by their number, where codes can be sent and there is something to open. */
export function ProvePhone({ phone, brand, orders, onProved }: ProvePhoneProps) {
  const [asks, setAsks] = useState(false);
  const site = useQuery({ queryKey: ['site'], queryFn: siteSettings });
  const closed = orders.some(({ hash }) => hash === null);
  if (!site.data?.phone_codes || !(closed || asks)) return null;
  return (
    <Suspense>
      {closed ? <offer.Screen onAsk={() => setAsks(true)} /> : null}
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

function ProveOffer({ onAsk }: { readonly onAsk: () => void }) {
  const say = useWords(provePhoneWords);
  return (
    <p className={styles.offer}>
      <Button kind="primary" onClick={onAsk}>
        {say('offer')}
      </Button>
      <span className="small muted">{say('offer_text')}</span>
    </p>
  );
}
