import type { Store } from '@mam/domain/store/store.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Suspense } from 'react';
import { whenIdle } from '../../device/idle.ts';
import { voucherWords } from '../../words/voucher/words.ts';
import { screen } from '../screen.ts';
import styles from './offers.module.css';

const voucher = screen(async () => {
  await whenIdle();
  return (await import('../../voucher/voucher-card.tsx')).VoucherCard;
}, [voucherWords]);

/** What the store offers above its menu. Its room is kept, so that nothing jumps when it comes. */
export function Offers({ store, className }: { store: Store; className: string }) {
  if (store.vouchers.length === 0 || store.campaigns.length === 0) return null;
  return (
    <div className={classNames(styles.offers, className)}>
      <Suspense fallback={<span className={styles.room} />}>
        <voucher.Screen />
      </Suspense>
    </div>
  );
}
