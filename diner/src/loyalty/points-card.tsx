import { useWords } from '@mam/client/i18n.ts';
import { Link } from '@mam/client/router.tsx';
import type { OrderPoints } from '@mam/contract/loyalty/order-points.schema.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { buttonClass } from '@mam/ui/control/button-class.ts';
import { useQuery } from '@tanstack/react-query';
import { Coins } from 'lucide-react';
import { Suspense, useState } from 'react';
import { siteSettings } from '../data/site.ts';
import { provePhoneDialog } from '../message/prove-phone.tsx';
import { useLinks } from '../start/use-place.ts';
import { loyaltyWords } from '../words/areas.ts';
import styles from './points-card.module.css';
import { askPointsAnew } from './points-queries.ts';

export interface PointsCardProps {
  readonly points: OrderPoints;
  /** the number of the order, as it was typed */
  readonly phone: string;
  readonly brand: string;
}

/** The points of an order; those of a number that is not proved wait, where codes can be sent, until it is. */
export function PointsCard({ points: { point, balance }, phone, brand }: PointsCardProps) {
  const say = useWords(loyaltyWords);
  const links = useLinks();
  const [asks, setAsks] = useState(false);
  const site = useQuery({ queryKey: ['site'], queryFn: siteSettings });
  const waits = balance === null;
  if (waits && !site.data?.phone_codes) return null;
  return (
    <section className={styles.card} aria-labelledby="points">
      <span className={styles.coin}>
        <Coins aria-hidden="true" />
      </span>
      <div role="status">
        <h2 id="points" className={styles.title}>
          {say(waits ? 'waiting' : 'earned', { n: point })}
        </h2>
        <p className={styles.text}>
          {waits ? say('waiting_text', { phone }) : say('balance', { n: balance, phone })}
        </p>
      </div>
      {waits ? (
        <Button kind="primary" block aria-haspopup="dialog" onClick={() => setAsks(true)}>
          {say('collect')}
        </Button>
      ) : (
        <Link
          to={links('/promotion', { tab: 'own' })}
          className={buttonClass({ kind: 'plain', block: true })}
        >
          {say('redeem')}
        </Link>
      )}
      {asks ? (
        <Suspense>
          <provePhoneDialog.Screen
            phone={phone}
            brand={brand}
            onProved={askPointsAnew}
            onClose={() => setAsks(false)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
