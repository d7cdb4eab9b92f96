import { dueAt } from '@mam/domain/order/promise.ts';
import { startsAt } from '@mam/domain/order/starts-at.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { Pill } from '@mam/ui/pill.tsx';
import { useSheet } from '../device/sheet-address.ts';
import { TypePill } from '../order/type-pill.tsx';
import { MoneyPill } from '../payment/money-pill.tsx';
import { useNearClock } from '../store/board-place.ts';
import { useSay } from '../words/words.ts';
import styles from './scheduled-orders.module.css';

interface ScheduledOrdersProps {
  readonly orders: readonly BoardOrder[];
}

/** [OR100] Orders that were accepted for later, each with the moment its kitchen begins; the next one first. */
export function ScheduledOrders({ orders }: ScheduledOrdersProps) {
  const say = useSay();
  if (orders.length === 0)
    return <EmptyState title={say('empty.scheduled')}>{say('empty.scheduledHint')}</EmptyState>;
  return (
    <ul className={styles.list}>
      {orders.map((order) => (
        <li key={order.code}>
          <ScheduledOrder order={order} />
        </li>
      ))}
    </ul>
  );
}

/** The same beneath what is being cooked; nothing while there is none. */
export function ScheduledSection({ orders }: ScheduledOrdersProps) {
  const say = useSay();
  if (orders.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="column-scheduled">
      <h3 id="column-scheduled" className="strong">
        {say('column.scheduled')}
        <Pill className={styles.count}>{orders.length}</Pill>
      </h3>
      <ScheduledOrders orders={orders} />
    </section>
  );
}

function ScheduledOrder({ order }: { readonly order: BoardOrder }) {
  const say = useSay();
  const { show } = useSheet();
  const clockAt = useNearClock();
  const begins = startsAt(order, order.needs);
  const due = dueAt(order);
  return (
    <button type="button" className={styles.order} onClick={() => show('order', order.code)}>
      <span className={styles.begins}>
        {begins === null ? null : (
          <>
            <span className="tiny muted">{say('order.begins')}</span>
            <span className="d d20 num">{clockAt(begins)}</span>
          </>
        )}
      </span>
      <span className={styles.what}>
        <span className={styles.head}>
          <b className="strong">{order.code}</b>
          <TypePill order={order} />
        </span>
        {order.lines.map(({ key, quantity, name, note }) => (
          <span key={key}>
            <b className="num">{quantity}×</b> {name}
            {note ? <em className={styles.note}>{note}</em> : null}
          </span>
        ))}
        {order.note ? <em className={styles.note}>{order.note}</em> : null}
        {order.status === 'AHA_CANCELLED' ? (
          <em className={styles.note}>{say('order.driver_gone')}</em>
        ) : null}
        <span className={styles.foot}>
          {due === null ? null : <span className="num">{say('order.wanted', { time: clockAt(due) })}</span>}
          <span className={styles.who}>{order.name}</span>
          <MoneyPill order={order} />
        </span>
      </span>
    </button>
  );
}
