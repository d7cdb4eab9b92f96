import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { Price } from '@mam/ui/price.tsx';
import { useSheet } from '../device/sheet-address.ts';
import styles from '../order/order-list.module.css';
import { StatePill } from '../order/state-pill.tsx';
import { TypePill } from '../order/type-pill.tsx';
import { MoneyPill } from '../payment/money-pill.tsx';
import { OrderStars } from '../rating/order-rating.tsx';
import { useBoardPlace, useWallClock } from '../store/board-place.ts';

interface OrderRowProps {
  readonly order: BoardOrder;
  /** found among others: how it leaves the house, and its sheet takes the place of this one */
  readonly isFound?: boolean;
  readonly onOpen?: () => void;
}

/** One order in a list; a tap opens it. */
export function OrderRow({ order, isFound = false, onOpen }: OrderRowProps) {
  const { show } = useSheet();
  const { currency } = useBoardPlace();
  const clockAt = useWallClock();
  const open = () => {
    onOpen?.();
    show('order', order.code, { instead: isFound });
  };
  return (
    <button type="button" className={styles.row} onClick={open}>
      <span className="d d20">{order.code}</span>
      <span className={styles.who}>
        {order.name}
        <span className="tiny muted num">{clockAt(order.finishedAt ?? order.createdAt)}</span>
        {isFound ? <TypePill order={order} className={styles.type} /> : null}
      </span>
      <span className={styles.end}>
        <Price amount={order.total} currency={currency} />
        <StatePill order={order} />
        <OrderStars rating={order.rating} />
        {order.refundDue > 0 ? <MoneyPill order={order} /> : null}
      </span>
    </button>
  );
}
