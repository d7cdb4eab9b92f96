import { useWords } from '@mam/client/i18n.ts';
import { screen } from '@mam/client/lazy-screen.ts';
import { Link } from '@mam/client/router.tsx';
import { buttonClass } from '@mam/ui/control/button-class.ts';
import { useQuery } from '@tanstack/react-query';
import { Coins } from 'lucide-react';
import { Suspense } from 'react';
import { persist } from '../device/persisted.ts';
import { useLinks, usePlace } from '../start/use-place.ts';
import { loyaltyWords } from '../words/areas.ts';
import styles from './points-card.module.css';
import { membershipQuery } from './points-queries.ts';

interface Balance {
  readonly phone: string;
  /** whole points */
  readonly points: number;
}

const balance = screen<Balance>(async () => PointsBalance, [loyaltyWords]);

/** [LO9] The points of a number somebody has proved; of any other nothing is said. */
export function NumberPoints({ phone, brand }: { readonly phone: string; readonly brand: string }) {
  const { data } = useQuery(membershipQuery(brand, phone));
  if (!data || data.points === 0) return null;
  return (
    <Suspense>
      <balance.Screen phone={phone} points={data.points} />
    </Suspense>
  );
}

function PointsBalance({ phone, points }: Balance) {
  const say = useWords(loyaltyWords);
  const links = useLinks();
  const { storeId } = usePlace();
  return (
    <section className={styles.card}>
      <span className={styles.coin}>
        <Coins aria-hidden="true" />
      </span>
      <strong role="status">{say('balance', { n: points, phone })}</strong>
      {/* points are exchanged in a store; they proved this number, so from there on it is theirs */}
      {storeId === 0 ? null : (
        <Link
          to={links('/promotion', { tab: 'own' })}
          className={buttonClass({ kind: 'plain', block: true })}
          onClick={() => persist('user', { phone })}
        >
          {say('redeem')}
        </Link>
      )}
    </section>
  );
}
