import { formatMoney } from '@mam/domain/money/format-money.ts';
import { amountMissing } from '@mam/domain/payment/ledger.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { useSheet } from '../device/sheet-address.ts';
import styles from '../order/order-list.module.css';
import { StatePill } from '../order/state-pill.tsx';
import { useBoardPlace, useDayClock } from '../store/board-place.ts';
import { useSay } from '../words/words.ts';
import { openMoneyCase } from './money-state.ts';

/** Orders whose money waits for a person, the oldest first: how much it is about, and the way to it. */
export function MoneyList({ orders }: { readonly orders: readonly BoardOrder[] }) {
  const say = useSay();
  const { show } = useSheet();
  const { currency } = useBoardPlace();
  const clockAt = useDayClock();
  const about = (order: BoardOrder) => {
    const found = openMoneyCase(order);
    if (found === null || found === 'claimed') return say('order.claimed');
    const amount = {
      due: order.refundDue,
      under: amountMissing(order),
      over: order.captured - order.refunded - order.total,
    }[found];
    return say(`moneySheet.${found}`, { amount: formatMoney(amount, currency) });
  };
  return (
    <ul className={styles.list}>
      {orders.map((order) => (
        <li key={order.code}>
          <button type="button" className={styles.row} onClick={() => show('order', order.code)}>
            <span className="d d20">{order.code}</span>
            <span className={styles.who}>
              {order.name}
              <span className="tiny muted num">{clockAt(order.createdAt)}</span>
            </span>
            <span className={styles.end}>
              <b className="strong">{about(order)}</b>
              <StatePill order={order} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
