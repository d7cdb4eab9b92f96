import type { PastOrder } from '@mam/domain/order/order.ts';
import { BuyAgain, mayBuyAgain } from '../order/again/buy-again.tsx';
import styles from './history.module.css';

/** [CA15] Its buyer may have it again. */
export function Again({ order }: { readonly order: PastOrder }) {
  if (!mayBuyAgain(order.status)) return null;
  return <BuyAgain order={order} kind="soft" size="small" className={styles.above} />;
}
