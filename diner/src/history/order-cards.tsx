import { useWords } from '@mam/client/i18n.ts';
import { Link } from '@mam/client/router.tsx';
import { buttonClass } from '@mam/ui/control/button-class.ts';
import { Price } from '@mam/ui/price.tsx';
import { Store } from 'lucide-react';
import { useWhen } from '../order/use-when.ts';
import { historyWords } from '../words/areas.ts';
import { Again } from './again.tsx';
import styles from './history.module.css';
import { type OrderRow, orderedDishesText, orderRowKey } from './order-row.ts';
import { isMoving, OrderState } from './order-state.tsx';
import { Rated } from './rated.tsx';
import { useAgo } from './use-ago.ts';

/** Orders on a phone: a tap anywhere on a card shows the whole of it. */
export function OrderCards({ rows }: { readonly rows: readonly OrderRow[] }) {
  return (
    <ul className={styles.cards}>
      {rows.map((row) => (
        <li key={orderRowKey(row)} className="card pad">
          <Card row={row} />
        </li>
      ))}
    </ul>
  );
}

function Card({ row }: { readonly row: OrderRow }) {
  const say = useWords(historyWords);
  const when = useWhen();
  const ago = useAgo();
  const { order, store, logo, zone, live, to } = row;
  const { code, createdAt, itemCount, people, total, currency } = order;
  const moving = isMoving(order);
  return (
    <article className={styles.card} aria-label={code}>
      <div className={styles.head}>
        <span className={styles.logo}>{logo ? <img src={logo} alt="" /> : <Store />}</span>
        <div className="grow">
          <h2 className={styles.store}>{store}</h2>
          <p className="small muted num">
            <b className={styles.code}>{code}</b> · {when(createdAt, zone)}
          </p>
        </div>
        <OrderState order={order} live={live} />
      </div>
      <p className="small">{orderedDishesText(row)}</p>
      <div className={styles.counted}>
        <p className="small muted">
          {[say('count', { n: itemCount }), people ? say('people', { n: people }) : '', ago(createdAt)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {order.rating ? <Rated row={row} /> : null}
      </div>
      <div className={styles.foot}>
        <Price amount={total} currency={currency} className={styles.total} />
        <div className={styles.ways}>
          <Link
            to={to}
            className={`${buttonClass({ kind: moving ? 'primary' : 'outline', size: 'small' })} ${styles.whole}`}
            aria-label={say(moving ? 'follow_of' : 'see_of', { code })}
          >
            {say(moving ? 'follow' : 'see')}
          </Link>
          {order.rating ? null : <Rated row={row} />}
          <Again order={order} />
        </div>
      </div>
    </article>
  );
}
