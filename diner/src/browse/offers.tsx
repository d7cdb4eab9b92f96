import { screen } from '@mam/client/lazy-screen.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Suspense } from 'react';
import { whenFreeToFetch } from '../device/idle.ts';
import { useVisit } from '../device/visit.ts';
import { useIsWide } from '../device/width.ts';
import { groupOrderWords, voucherWords } from '../words/areas.ts';
import styles from './offers.module.css';

const voucher = screen(
  () => import('./voucher-offer.tsx').then((m) => m.VoucherOffer),
  [voucherWords],
  whenFreeToFetch,
);

const together = screen<{ readonly store: Store }>(
  () => import('../group-order/promotion-line.tsx').then((m) => m.PromotionCard),
  [groupOrderWords],
  whenFreeToFetch,
);

/**
 * Offers of the store above its menu, side by side, on either kind of device in one place. The room of a voucher is
 * kept, so that nothing jumps.
 */
export function Offers({ store, at }: { store: Store; at: 'phone' | 'desk' }) {
  const wide = useIsWide();
  // at a table one orders with one's party
  const seated = useVisit(({ table }) => table !== null);
  const room =
    store.vouchers.length > 0 && store.campaigns.length > 0 ? <span className={styles.room} /> : null;
  const elsewhere = wide !== null && wide !== (at === 'desk');
  return (
    <div className={classNames(styles.offers, at === 'desk' ? 'only-d' : 'only-m')}>
      {wide === null || elsewhere ? (
        room
      ) : (
        <>
          {room && (
            <Suspense fallback={room}>
              <voucher.Screen />
            </Suspense>
          )}
          {seated ? null : (
            <Suspense>
              <together.Screen store={store} />
            </Suspense>
          )}
        </>
      )}
    </div>
  );
}
