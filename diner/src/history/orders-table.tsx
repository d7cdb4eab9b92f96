import { useWords } from '@mam/client/i18n.ts';
import { Link } from '@mam/client/router.tsx';
import { Price } from '@mam/ui/price.tsx';
import { ChevronRight } from 'lucide-react';
import { useWhen } from '../order/use-when.ts';
import { historyWords } from '../words/areas.ts';
import { Again } from './again.tsx';
import styles from './history.module.css';
import { type OrderRow, orderedDishesText, orderRowKey } from './order-row.ts';
import { OrderState } from './order-state.tsx';
import { Rated } from './rated.tsx';
import { useAgo } from './use-ago.ts';

const COLUMNS = ['code', 'time', 'place', 'items', 'total', 'status'] as const;

/** Orders on a desk. */
export function OrdersTable({ rows }: { readonly rows: readonly OrderRow[] }) {
  const say = useWords(historyWords);
  return (
    <div className={`card ${styles.sheet}`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">#</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={column === 'total' ? styles.right : undefined}>
                {say(column)}
              </th>
            ))}
            <th>
              <span className="vh">{say('again')}</span>
            </th>
            <th>
              <span className="vh">{say('details')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row key={orderRowKey(row)} row={row} number={index + 1} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row, number }: { readonly row: OrderRow; readonly number: number }) {
  const say = useWords(historyWords);
  const when = useWhen();
  const ago = useAgo();
  const { order, store, zone, live, to } = row;
  return (
    <tr>
      <td className="num muted">{number}</td>
      <th scope="row" className="d d20">
        {order.code}
      </th>
      <td className={`num ${styles.time}`}>
        {when(order.createdAt, zone)}
        <span className={styles.ago}>{ago(order.createdAt)}</span>
      </td>
      <td>{store}</td>
      <td className="small">
        {orderedDishesText(row)}
        {order.people ? <span className={styles.ago}>{say('people', { n: order.people })}</span> : null}
      </td>
      <td className={styles.right}>
        <Price amount={order.total} currency={order.currency} />
      </td>
      <td>
        <OrderState order={order} live={live} />
      </td>
      <td>
        <div className={styles.acts}>
          <Rated row={row} />
          <Again order={order} />
        </div>
      </td>
      <td className={styles.right}>
        <Link to={to} className={styles.details} aria-label={say('details_of', { code: order.code })}>
          {say('details')}
          <ChevronRight />
        </Link>
      </td>
    </tr>
  );
}
