import { cameFromHere } from '@mam/client/browser-history.ts';
import { useWords } from '@mam/client/i18n.ts';
import { screen } from '@mam/client/lazy-screen.ts';
import { Link, useNavigate, useParameters } from '@mam/client/router.tsx';
import { isOrderHash } from '@mam/domain/order/order-hash.ts';
import { DEFAULT_ZONE } from '@mam/domain/time/moment.ts';
import magnifier from '@mam/ui/art/magnifying-glass-tilted-left.svg';
import receipt from '@mam/ui/art/receipt.svg';
import { buttonClass, iconButtonClass } from '@mam/ui/control/button-class.ts';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { Skeleton } from '@mam/ui/skeleton.tsx';
import { TopBar } from '@mam/ui/top-bar.tsx';
import { TrayThing } from '@mam/ui/tray/tray.tsx';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { queryCache } from '../data/query-cache.ts';
import { useIsWide } from '../device/width.ts';
import { CodeSearch } from '../history/code-search.tsx';
import styles from '../history/history.module.css';
import { OlderOrders } from '../history/older-orders.tsx';
import { OrderCards } from '../history/order-cards.tsx';
import { buildOrderRows } from '../history/order-row.ts';
import { OrdersTable } from '../history/orders-table.tsx';
import { PhoneSearch } from '../history/phone-search.tsx';
import { type OwnOrders, type PhoneOrders, useHistory, usePhoneOrders } from '../history/use-history.ts';
import { ConnectionLost } from '../lost/connection-lost.tsx';
import { NumberPoints } from '../loyalty/number-points.tsx';
import { askPointsAnew } from '../loyalty/points-queries.ts';
import { ProvePhone } from '../message/prove-phone.tsx';
import { SeenBefore } from '../order/seen-before.tsx';
import { MyDataButton } from '../privacy/my-data-button.tsx';
import { useLinks, usePlace } from '../start/use-place.ts';
import { useTitle } from '../start/use-title.ts';
import { type BrandStores, useStores } from '../store/use-stores.ts';
import {
  feeWords,
  historyWords,
  issueWords,
  orderWords,
  payingWords,
  paymentWords,
  storesWords,
} from '../words/areas.ts';

const dialog = screen(
  () => import('./order-screen.tsx').then((m) => m.OrderDialog),
  [historyWords, orderWords, issueWords, paymentWords, payingWords, storesWords, feeWords],
);

/** /order: the diner's own orders, as cards on a phone, as a table on a desk; ?order_hash= lies open over them. */
export function HistoryScreen() {
  const say = useWords(historyWords);
  const place = usePlace();
  const links = useLinks();
  const history = useHistory(place.brand);
  const [phone, setPhone] = useState('');
  const stores = useStores(place.brand);
  const brand = stores.state === 'ready' ? stores.value : null;
  const opened = useParameters().get('order_hash') ?? '';
  useTitle(say('title'), brand?.name);
  const back = links(place.storeId ? '/menu' : '/');
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
          <FoundOrders key={phone} phone={phone} brand={brand} />
        ) : history.state === 'failed' ? (
          <ConnectionLost within retry={history.retry} />
        ) : history.state === 'ready' && stores.state !== 'loading' ? (
          <Orders own={history.value} brand={brand} menu={back} />
        ) : (
          <Loading />
        )}
        <MyDataButton />
      </main>
      {isOrderHash(opened) ? <Opened key={opened} hash={opened} /> : null}
    </>
  );
}

/** Closing it leads back to the list as it was left. */
function Opened({ hash }: { readonly hash: string }) {
  const navigate = useNavigate();
  const links = useLinks();
  const close = () => {
    if (cameFromHere()) navigate(-1);
    else navigate(links('/order'), { replace: true });
  };
  return (
    <Suspense>
      <dialog.Screen hash={hash} onClose={close} />
    </Suspense>
  );
}

interface PhoneResultsProps {
  readonly phone: string;
  readonly brand: BrandStores | null;
}

/** [OR37] Orders of a number: this device's, or everybody's where it was proved; or one of these. */
function FoundOrders({ phone, brand }: PhoneResultsProps) {
  const place = usePlace();
  const [code, setCode] = useState('');
  const found = usePhoneOrders(place.brand, phone, code);
  const some = found.state === 'ready' && found.value.orders.length > 0;
  return (
    <>
      {some || code !== '' ? <CodeSearch searched={code} onSearch={setCode} /> : null}
      <PhoneResults phone={phone} code={code} found={found} brand={brand} />
    </>
  );
}

function PhoneResults({
  phone,
  code,
  found,
  brand,
}: PhoneResultsProps & { readonly code: string; readonly found: PhoneOrders }) {
  const say = useWords(historyWords);
  const place = usePlace();
  if (found.state === 'loading') return <Loading />;
  if (found.state === 'failed') return <ConnectionLost within retry={found.retry} />;
  if (found.state === 'refused')
    return (
      <p className="muted" role="alert">
        {found.why}
      </p>
    );
  const { orders, unproved } = found.value;
  const prove = (
    <ProvePhone
      phone={phone}
      brand={place.brand}
      unproved={unproved}
      centred={orders.length === 0}
      onProved={() => {
        void queryCache.invalidateQueries({ queryKey: ['history-by-phone'] });
        askPointsAnew();
      }}
    />
  );
  if (orders.length === 0)
    return (
      <NoneFound code={code} unproved={unproved}>
        {prove}
      </NoneFound>
    );
  return (
    <>
      <p className="small muted" role="status">
        {say(unproved ? 'search_note_own' : 'search_note')}
      </p>
      <NumberPoints phone={phone} brand={place.brand} />
      {prove}
      <OrderList own={found.value} brand={brand} />
    </>
  );
}

interface NoneFoundProps {
  readonly code: string;
  readonly unproved: boolean;
  /** the way to more */
  readonly children: ReactNode;
}

function NoneFound({ code, unproved, children }: NoneFoundProps) {
  const say = useWords(historyWords);
  const none = unproved ? 'search_none_own' : 'search_none';
  return (
    <EmptyState
      title={code ? say('code_none', { code }) : say(none)}
      things={<TrayThing src={magnifier} at={[50, 50]} size={50} />}
      actions={children}
    >
      {say(unproved ? 'search_none_own_text' : code ? 'code_none_text' : 'search_none_text')}
    </EmptyState>
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
  const wide = useIsWide();
  const links = useLinks();
  const rows = buildOrderRows(own, brand, (hash) => links('/order', { order_hash: hash }));
  return (
    <>
      {own.newest ? <SeenBefore of={own.newest} zone={own.stores[0]?.zone ?? DEFAULT_ZONE} /> : null}
      {wide ? <OrdersTable rows={rows} /> : <OrderCards rows={rows} />}
      <OlderOrders own={own} />
    </>
  );
}
