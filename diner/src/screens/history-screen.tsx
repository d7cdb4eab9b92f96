import { useWords } from '@mam/client/i18n.ts';
import { Link } from '@mam/client/router.tsx';
import { pastOrderOf } from '@mam/contract/order/history-wire.ts';
import { linkTo } from '@mam/contract/page/link.ts';
import { type Currency, DONG } from '@mam/domain/money/currency.ts';
import type { PastOrder } from '@mam/domain/order/order.ts';
import type { Zone } from '@mam/domain/time/moment.ts';
import magnifier from '@mam/ui/art/magnifying-glass-tilted-left.svg';
import receipt from '@mam/ui/art/receipt.svg';
import { Button } from '@mam/ui/control/button.tsx';
import { buttonClass, iconButtonClass } from '@mam/ui/control/button-class.ts';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { Price } from '@mam/ui/price.tsx';
import { Skeleton } from '@mam/ui/skeleton.tsx';
import { TopBar } from '@mam/ui/top-bar.tsx';
import { TrayThing } from '@mam/ui/tray/tray.tsx';
import { ArrowLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useIsWide } from '../device/width.ts';
import styles from '../history/history.module.css';
import { isMoving, OrderState } from '../history/order-state.tsx';
import { PhoneSearch } from '../history/phone-search.tsx';
import { type OwnOrders, useHistory, usePhoneOrders } from '../history/use-history.ts';
import { ConnectionLost } from '../lost/connection-lost.tsx';
import { ProvePhone } from '../message/prove-phone.tsx';
import { BuyAgain, mayBuyAgain } from '../order/buy-again.tsx';
import { useWhen } from '../order/use-when.ts';
import { usePlace } from '../start/use-place.ts';
import { useTitle } from '../start/use-title.ts';
import { type BrandStores, useStores } from '../store/use-stores.ts';
import { historyWords } from '../words/areas.ts';

/** /order: the diner's own orders, as cards on a phone, as a table on a desk. */
export function HistoryScreen() {
  const say = useWords(historyWords);
  const place = usePlace();
  const history = useHistory(place.brand);
  const [phone, setPhone] = useState('');
  const stores = useStores(place.brand);
  const brand = stores.state === 'ready' ? stores.value : null;
  useTitle(say('title'), brand?.name);
  if (history.state === 'failed') return <ConnectionLost retry={history.retry} />;
  const back = linkTo(place.storeId ? '/menu' : '/', place);
  return (
    <>
      <TopBar>
        <Link
          to={back}
          className={iconButtonClass('ghost')}
          aria-label={say(place.storeId ? 'back' : 'back_stores')}
        >
          <ArrowLeft />
        </Link>
        <h1>{say('title')}</h1>
      </TopBar>
      <main className={styles.page} aria-busy={history.state === 'loading' || undefined}>
        <PhoneSearch searched={phone} onSearch={setPhone} />
        {phone !== '' ? (
          <Found key={phone} phone={phone} brand={brand} />
        ) : history.state === 'ready' && stores.state !== 'loading' ? (
          <Orders own={history.value} brand={brand} menu={back} />
        ) : (
          <Loading />
        )}
      </main>
    </>
  );
}

interface FoundProps {
  readonly phone: string;
  readonly brand: BrandStores | null;
}

/** [OR37] What was ordered with a number: to be recognised, not to be opened. */
function Found({ phone, brand }: FoundProps) {
  const say = useWords(historyWords);
  const place = usePlace();
  const found = usePhoneOrders(place.brand, phone);
  if (found.state === 'loading') return <Loading />;
  if (found.state === 'failed') return <ConnectionLost retry={found.retry} />;
  if (found.state === 'refused')
    return (
      <p className="muted" role="alert">
        {found.why}
      </p>
    );
  if (found.value.orders.length === 0)
    return (
      <EmptyState title={say('search_none')} things={<TrayThing src={magnifier} at={[50, 50]} size={50} />}>
        {say('search_none_text')}
      </EmptyState>
    );
  return (
    <>
      <p className="small muted" role="status">
        {say('search_note')}
      </p>
      <ProvePhone phone={phone} brand={place.brand} orders={found.value.orders} />
      <OrderList own={found.value} brand={brand} />
    </>
  );
}

function Loading() {
  const say = useWords(historyWords);
  return (
    <>
      <p className="vh" role="status">
        {say('loading')}
      </p>
      <Skeleton shape="card" height="12rem" />
      <Skeleton shape="card" height="12rem" />
    </>
  );
}

/** An order with what is known of its store. */
interface Row {
  readonly order: PastOrder;
  readonly store: string;
  readonly zone: Zone;
  readonly currency: Currency;
  /** its dot breathes: the first that still moves */
  readonly live: boolean;
}

const VIETNAM = 'Asia/Ho_Chi_Minh';

function rowsOf({ orders }: OwnOrders, brand: BrandStores | null): Row[] {
  const rows = orders.map((wire) => {
    const store = brand?.stores.find(({ id }) => id === wire.store_id) ?? brand?.stores[0];
    const currency = store?.currency ?? DONG;
    const name = store?.id === wire.store_id ? store.name : (brand?.name ?? '');
    return { order: pastOrderOf(wire, currency), store: name, zone: store?.zone ?? VIETNAM, currency };
  });
  const first = rows.find(({ order }) => isMoving(order));
  return rows.map((row) => ({ ...row, live: row === first }));
}

interface OrdersProps {
  readonly own: OwnOrders;
  readonly brand: BrandStores | null;
  readonly menu: string;
}

function Orders({ own, brand, menu }: OrdersProps) {
  const say = useWords(historyWords);
  if (own.orders.length === 0)
    return (
      <EmptyState
        title={say('empty_title')}
        things={<TrayThing src={receipt} at={[50, 50]} size={50} />}
        actions={
          <Link to={menu} className={buttonClass({ kind: 'primary' })}>
            {say('empty_action')}
          </Link>
        }
      >
        {say('empty_text')}
      </EmptyState>
    );
  return <OrderList own={own} brand={brand} />;
}

function OrderList({ own, brand }: Omit<OrdersProps, 'menu'>) {
  const say = useWords(historyWords);
  const wide = useIsWide();
  const rows = rowsOf(own, brand);
  return (
    <>
      {wide ? <Table rows={rows} /> : <Cards rows={rows} logo={brand?.logo ?? null} />}
      {own.more ? (
        <Button block busy={own.moreComes} onClick={own.more}>
          {say('more')}
        </Button>
      ) : null}
    </>
  );
}

const keyOf = ({ order: { brand, code, createdAt } }: Row) => `${brand} ${code} ${createdAt}`;

/** null = somebody else's: it leads nowhere [OR37]. */
const addressOf = ({ order: { hash, brand, storeId } }: Row) =>
  hash === null ? null : linkTo('/order/detail', { brand, storeId }, { order_hash: hash });

const dishesOf = ({ order }: Row) =>
  order.items.map(({ name, quantity }) => `${quantity}× ${name}`).join(', ');

/** [CA15] Its buyer may have it again. */
function Again({ order: { hash, ...order } }: Pick<Row, 'order'>) {
  if (hash === null || !mayBuyAgain(order.status)) return null;
  return <BuyAgain order={{ ...order, hash }} kind="soft" size="small" />;
}

function Cards({ rows, logo }: { readonly rows: readonly Row[]; readonly logo: string | null }) {
  const say = useWords(historyWords);
  const when = useWhen();
  return (
    <ul className={styles.cards}>
      {rows.map((row) => {
        const { order, store, zone, currency, live } = row;
        const moving = isMoving(order);
        const address = addressOf(row);
        return (
          <li key={keyOf(row)} className="card pad">
            <article className={styles.card} aria-label={order.code}>
              <div className={styles.head}>
                {logo ? <img src={logo} alt="" className={styles.logo} /> : null}
                <div className="grow">
                  <h2 className={styles.store}>{store}</h2>
                  <p className="small muted num">{when(order.createdAt, zone)}</p>
                </div>
                <OrderState order={order} live={live} />
              </div>
              <p className="small">{dishesOf(row)}</p>
              <p className="small muted">{say('count', { n: order.itemCount })}</p>
              <div className={styles.foot}>
                <Price amount={order.total} currency={currency} className={styles.total} />
                <div className={styles.ways}>
                  {address ? (
                    <Link
                      to={address}
                      className={buttonClass({ kind: moving ? 'primary' : 'outline', size: 'small' })}
                      aria-label={say(moving ? 'follow_of' : 'see_of', { code: order.code })}
                    >
                      {say(moving ? 'follow' : 'see')}
                    </Link>
                  ) : null}
                  <Again order={order} />
                </div>
              </div>
            </article>
          </li>
        );
      })}
    </ul>
  );
}

const COLUMNS = ['code', 'time', 'place', 'items', 'total', 'status'] as const;

function Table({ rows }: { readonly rows: readonly Row[] }) {
  const say = useWords(historyWords);
  const when = useWhen();
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
          {rows.map((row, index) => {
            const { order, store, zone, currency, live } = row;
            const address = addressOf(row);
            return (
              <tr key={keyOf(row)}>
                <td className="num muted">{index + 1}</td>
                <th scope="row" className="d d20">
                  {order.code}
                </th>
                <td className={`num ${styles.time}`}>{when(order.createdAt, zone)}</td>
                <td>{store}</td>
                <td className="small">{dishesOf(row)}</td>
                <td className={styles.right}>
                  <Price amount={order.total} currency={currency} />
                </td>
                <td>
                  <OrderState order={order} live={live} />
                </td>
                <td>
                  <Again order={order} />
                </td>
                <td className={styles.right}>
                  {address ? (
                    <Link
                      to={address}
                      className={styles.details}
                      aria-label={say('details_of', { code: order.code })}
                    >
                      {say('details')}
                      <ChevronRight />
                    </Link>
                  ) : null}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
