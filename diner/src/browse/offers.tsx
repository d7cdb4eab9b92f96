import type { Store } from '@mam/domain/store/store.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Suspense } from 'react';
import { whenIdle } from '../device/idle.ts';
import { useIsWide } from '../device/width.ts';
import { screen } from '../start/lazy-screen.ts';
import { voucherWords } from '../words/areas.ts';
import styles from './offers.module.css';

const voucher = screen(async () => {
  await whenIdle();
  return (await import('./voucher-offer.tsx')).VoucherOffer;
}, [voucherWords]);

/** What the store offers above its menu, on either kind of device in one place. Its room is kept, so that nothing jumps. */
export function Offers({ store, at }: { store: Store; at: 'phone' | 'desk' }) {
  const wide = useIsWide();
  if (store.vouchers.length === 0 || store.campaigns.length === 0) return null;
  const room = <span className={styles.room} />;
  const elsewhere = wide !== null && wide !== (at === 'desk');
  return (
    <div className={classNames(styles.offers, at === 'desk' ? 'only-d' : 'only-m')}>
      {wide === null || elsewhere ? (
        room
      ) : (
        <Suspense fallback={room}>
          <voucher.Screen />
        </Suspense>
      )}
    </div>
  );
}
