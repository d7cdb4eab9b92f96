import type { Board } from '@mam/domain/staff/board.ts';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { Price } from '@mam/ui/price.tsx';
import { useSheet } from '../device/sheet-address.ts';
import { stageOf } from '../order/columns.ts';
import styles from '../order/order-list.module.css';
import { StatePill } from '../order/state-pill.tsx';
import { MoneyPill } from '../payment/money-pill.tsx';
import { OrderStars } from '../rating/order-rating.tsx';
import { useBoardPlace, useWallClock } from '../store/board-place.ts';
import { useSay } from '../words/words.ts';

/** The orders that ended today, the latest first. */
export function FinishedList({ board }: { readonly board: Board }) {
  const say = useSay();
  const { show } = useSheet();
  const { currency } = useBoardPlace();
  const clockAt = useWallClock();
  const done = board.orders
    .filter((order) => stageOf(order) === null)
    .sort((a, b) => (b.finishedAt ?? b.createdAt) - (a.finishedAt ?? a.createdAt));
  if (done.length === 0) return <EmptyState title={say('today.empty')} />;
  return (
    <ul className={styles.list}>
      {done.map((order) => (
        <li key={order.code}>
          <button type="button" className={styles.row} onClick={() => show('order', order.code)}>
            <span className="d d20">{order.code}</span>
            <span className={styles.who}>
              {order.name}
              <span className="tiny muted num">{clockAt(order.finishedAt ?? order.createdAt)}</span>
            </span>
            <span className={styles.end}>
              <Price amount={order.total} currency={currency} />
              <StatePill order={order} />
              <OrderStars rating={order.rating} />
              {order.refundDue > 0 ? <MoneyPill order={order} /> : null}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
