import type { PastOrder } from '@mam/domain/order/order.ts';
import { BuyAgain, mayBuyAgain } from '../order/again/buy-again.tsx';
import styles from './history.module.css';

/** [CA15] Its buyer may have it again. */
export function Again({ order: { hash, ...order } }: { readonly order: PastOrder }) {
  if (hash === null || !mayBuyAgain(order.status)) return null;
  return <BuyAgain order={{ ...order, hash }} kind="soft" size="small" className={styles.above} />;
}
