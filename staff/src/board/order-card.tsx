import { useLanguage } from '@mam/client/i18n.ts';
import { formatKm } from '@mam/domain/store/distance.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Price } from '@mam/ui/price.tsx';
import { memo } from 'react';
import { useClock } from '../device/clock.ts';
import { useSheet } from '../device/sheet-address.ts';
import type { BoardOrder } from '../order/board-order.ts';
import type { Column } from '../order/columns.ts';
import { NextStepButton } from '../order/next-step-button.tsx';
import { timingOf } from '../order/timing.ts';
import { TypePill } from '../order/type-pill.tsx';
import { MoneyPill } from '../payment/money-pill.tsx';
import { useBoardPlace } from '../store/board-place.ts';
import { useSay } from '../words/words.ts';
import { CardClock } from './card-clock.tsx';
import { NewOrderActions } from './new-order-actions.tsx';
import styles from './order-card.module.css';
import { PromiseBar } from './promise-bar.tsx';
import { TicketLines } from './ticket-lines.tsx';

interface OrderCardProps {
  readonly order: BoardOrder;
  readonly column: Column;
  /** the one to answer first: it has the minutes on it */
  readonly hot?: boolean;
}

/** One order on the board: what it is, what to cook, how long, and the next thing to do. */
export const OrderCard = memo(function OrderCard({ order, column, hot }: OrderCardProps) {
  const say = useSay();
  const language = useLanguage();
  const { currency } = useBoardPlace();
  const { show } = useSheet();
  const late = useIsLate(order, column);
  return (
    <article
      className={classNames(
        styles.card,
        hot && styles.hot,
        late && styles.late,
        order.transferUnconfirmed && styles.money,
      )}
      aria-label={say('order.name', { code: order.code })}
    >
      <div className={styles.head}>
        <button
          type="button"
          className={styles.code}
          aria-label={say('order.details', { code: order.code })}
          onClick={() => show('order', order.code)}
        >
          {order.code}
        </button>
        <TypePill order={order} />
        <CardClock order={order} column={column} />
      </div>
      <TicketLines lines={order.lines} />
      {order.note ? <p className={styles.note}>{order.note}</p> : null}
      {column === 'cooking' ? <PromiseBar order={order} /> : null}
      <div className={styles.foot}>
        <span className={styles.who}>{order.name}</span>
        {order.distanceKm === null ? null : (
          <span className="num">{formatKm(order.distanceKm, language)}</span>
        )}
        <MoneyPill order={order} />
        {column === 'new' && order.toCollect !== order.total ? (
          <Price amount={order.total} currency={currency} className={styles.total} />
        ) : null}
      </div>
      {column === 'new' ? <NewOrderActions order={order} hot={hot} /> : <NextStepButton order={order} />}
    </article>
  );
});

/** Whether the promise of a cooking order has been broken. */
function useIsLate(order: BoardOrder, column: Column): boolean {
  return useClock((now) => column === 'cooking' && timingOf(order, column, now).alarm);
}
