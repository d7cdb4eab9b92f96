import type { Board } from '@mam/domain/staff/board.ts';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { stageOf } from '../order/columns.ts';
import styles from '../order/order-list.module.css';
import { useSay } from '../words/words.ts';
import { OrderRow } from './order-row.tsx';

/** The orders that ended today, the latest first. */
export function FinishedList({ board }: { readonly board: Board }) {
  const say = useSay();
  const done = board.orders
    .filter((order) => stageOf(order) === null)
    .sort((a, b) => (b.finishedAt ?? b.createdAt) - (a.finishedAt ?? a.createdAt));
  if (done.length === 0) return <EmptyState title={say('today.empty')} />;
  return (
    <ul className={styles.list}>
      {done.map((order) => (
        <li key={order.code}>
          <OrderRow order={order} />
        </li>
      ))}
    </ul>
  );
}
