import { useWords } from '@mam/client/i18n.ts';
import { screen } from '@mam/client/lazy-screen.ts';
import { Redirect, useParameters } from '@mam/client/router.tsx';
import { orderTopic } from '@mam/contract/http/topic.ts';
import { linkTo } from '@mam/contract/page/link.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { Order } from '@mam/domain/order/order.ts';
import { isFinal } from '@mam/domain/order/status.ts';
import { isPayLater } from '@mam/domain/store/payment-methods.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { parseTable } from '@mam/domain/table/table-name.ts';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { Modal, useLeaveModal } from '@mam/ui/dialog/modal.tsx';
import { Skeleton } from '@mam/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type ReactNode, Suspense, useId } from 'react';
import { configQuery } from '../brand/config-query.ts';
import { useNow } from '../device/clock.ts';
import { OrderIssues } from '../issue/order-issues.tsx';
import { ConnectionLost } from '../lost/connection-lost.tsx';
import { OrderPoints } from '../loyalty/order-points.tsx';
import { useMenuWhenIdle } from '../menu/use-menu.ts';
import { PushOffer } from '../message/push-offer.tsx';
import { BuyAgain, mayBuyAgain } from '../order/again/buy-again.tsx';
import { TogetherAgain } from '../order/again/together-again.tsx';
import { ToTableBill, useAtItsTable } from '../order/at-its-table.tsx';
import { CancelOrder } from '../order/cancel-order.tsx';
import { ChangesOutlet } from '../order/change/changes-outlet.tsx';
import { TrackDriver } from '../order/driver/track-driver.tsx';
import { FeeTalk } from '../order/fee-talk.tsx';
import { OrderStatusHead } from '../order/head/order-head-of.tsx';
import { isOrderLate } from '../order/head/order-promise.tsx';
import { OpenedElsewhere } from '../order/opened-elsewhere.tsx';
import dialogStyles from '../order/order-dialog.module.css';
import { OrderItems } from '../order/order-items.tsx';
import { ComingOrder, MissingOrder, OrderLoading, OrderMissing } from '../order/order-missing.tsx';
import styles from '../order/order-page.module.css';
import { OrderPlaces } from '../order/order-places.tsx';
import { OrderReceipt } from '../order/order-receipt.tsx';
import { OrderTimeline } from '../order/order-timeline.tsx';
import { SeenBefore } from '../order/seen-before.tsx';
import { SyncError } from '../order/sync-error.tsx';
import { buildTimeline } from '../order/timeline.ts';
import { type FoundOrder, useOrder } from '../order/use-order.ts';
import { useWhen } from '../order/use-when.ts';
import { ToOrders, WayBack } from '../order/ways-out.tsx';
import { methodName } from '../payment/method-name.ts';
import { OrderMoney } from '../placing/order-money.tsx';
import { RateOrder } from '../rating/rate-order.tsx';
import { usePlace } from '../start/use-place.ts';
import { useTitle } from '../start/use-title.ts';
import { useStore } from '../store/use-store.ts';
import { historyWords, orderWords, paymentWords, splitWords } from '../words/areas.ts';

const team = screen(() => import('../split/order-team.tsx').then((m) => m.OrderTeam), [splitWords]);
const split = screen(() => import('./split-screen.tsx').then((m) => m.SplitScreen), [splitWords]);

/** /order/split-bill?order_hash=…: a file of its own, named here so that the first script names no more. */
export function SplitPlace() {
  return (
    <Suspense fallback={<OrderLoading />}>
      <split.Screen />
    </Suspense>
  );
}

/** /order/detail?order_hash=…: one order, followed live. */
export function OrderScreen() {
  const query = useParameters();
  const order = useOrder(query.get('order_hash') ?? '');
  if (order.state === 'ready') return <OnItsPage key={order.value.name.hash} found={order.value} />;
  if (order.state === 'unknown') return <OrderMissing />;
  if (order.state === 'failed') return <ConnectionLost retry={order.retry} />;
  return <OrderLoading />;
}

/** In the brand and store of the order, whatever the address says. */
function OnItsPage({ found }: { readonly found: FoundOrder }) {
  const { hash, brand, storeId } = found.name;
  const here = usePlace();
  const place = { ...here, brand, storeId };
  if (here.brand !== brand || here.storeId !== storeId)
    return <Redirect to={linkTo('/order/detail', place, { order_hash: hash })} />;
  return <OrderIn found={found} wayOut={null} />;
}

interface OrderDialogProps {
  readonly hash: string;
  readonly onClose: () => void;
}

/** /order?order_hash=…: one order, whole and live, over its list. Here, or the list would load its parts. */
export function OrderDialog({ hash, onClose }: OrderDialogProps) {
  const say = useWords(historyWords);
  const title = useId();
  const [code = ''] = hash.split(':');
  return (
    <Modal labelledBy={title} place="wide" onClose={onClose} className={dialogStyles.dialog}>
      <p id={title} className="vh">
        {say('details_of', { code })}
      </p>
      <InDialog hash={hash} />
    </Modal>
  );
}

function InDialog({ hash }: Pick<OrderDialogProps, 'hash'>) {
  const say = useWords(historyWords);
  const leave = useLeaveModal();
  const order = useOrder(hash);
  const close = (
    <IconButton label={say('close')} onClick={leave}>
      <X />
    </IconButton>
  );
  if (order.state === 'ready') return <OrderIn found={order.value} wayOut={close} />;
  return (
    <>
      <div className={dialogStyles.close}>{close}</div>
      {order.state === 'unknown' ? <MissingOrder /> : null}
      {order.state === 'failed' ? <ConnectionLost within retry={order.retry} /> : null}
      {order.state === 'loading' ? <ComingOrder /> : null}
    </>
  );
}

interface OrderInProps {
  readonly found: FoundOrder;
  /** of the dialog it lies in; null = it is a page */
  readonly wayOut: ReactNode;
}

/** The order in its store, whose currency says what its amounts are. Its own words and amounts need no menu. */
function OrderIn({ found, wayOut }: OrderInProps) {
  const { code, brand, storeId } = found.name;
  const place = { ...usePlace(), brand, storeId };
  const store = useStore(brand, storeId);
  const menu = useMenuWhenIdle(place);
  const config = useQuery(configQuery(place.brand, place.storeId));
  const say = useWords(orderWords);
  useTitle(say('tab', { code }), config.data?.name);
  const within = wayOut !== null;
  if (store.state === 'failed') return <ConnectionLost within={within} retry={store.retry} />;
  if (store.state === 'unknown') return within ? <MissingOrder /> : <OrderMissing />;
  if (store.state === 'loading') return within ? <ComingOrder /> : <OrderLoading />;
  const order = found.countedIn(store.value.currency);
  const seen = { order, store: store.value, menu, forAnybody: found.forAnybody };
  if (within) return <OrderContents {...seen} wayOut={wayOut} />;
  return (
    <main>
      <OrderContents {...seen} wayOut={<WayBack order={order} />} below={<ToOrders />} />
    </main>
  );
}

/** Pictures that can lie on a tray: what is cut out of its ground. */
function trayPictures({ lines }: Order, menu: Menu | null): readonly string[] {
  if (!menu) return [];
  const pictures = lines.map(({ itemId: id }) => (menu.dishById.get(id) ?? menu.comboById.get(id))?.picture);
  const urls = pictures.flatMap((picture) => (picture?.cutout && picture.url ? [picture.url] : []));
  return [...new Set(urls)];
}

interface OrderContentsProps extends Pick<FoundOrder, 'forAnybody'> {
  readonly order: Order;
  readonly store: Store;
  /** only for the pictures; null = not here yet */
  readonly menu: Menu | null;
  readonly wayOut: ReactNode;
  /** after everything that is to be done with it */
  readonly below?: ReactNode;
}

/** The time it is wanted, by the store's day; an order to fetch always has one. null = nothing is said. */
function useWanted(order: Order, { zone }: Store): string | null {
  const { type, tableName, status, wantedAt, promisedAt } = order;
  const say = useWords(orderWords);
  const when = useWhen();
  const late = isOrderLate(order, useNow());
  if (wantedAt !== null) return when(wantedAt, zone);
  if (type !== 'PICKUP' || parseTable(tableName)) return null;
  // [OR70] a promise that has passed is no time to come
  if (promisedAt !== null && !late) return when(promisedAt, zone);
  return status !== null && isFinal(status) ? null : say('soonest');
}

/** [TB58] The payment of an order in words; a table's order that is paid later is on its bill. */
function methodOfOrder(order: Order, say: Parameters<typeof methodName>[0]): string {
  const table = parseTable(order.tableName);
  if (table?.kind === 'table' && isPayLater(order.paymentMethod))
    return say('on_table', { number: table.number });
  return methodName(say, order.paymentMethod, order.type === 'PICKUP');
}

function OrderContents({ order, store, menu, forAnybody, wayOut, below }: OrderContentsProps) {
  const sayPayment = useWords(paymentWords);
  const pickup = order.type === 'PICKUP';
  const wanted = useWanted(order, store);
  const atTable = useAtItsTable(order, store);
  return (
    <div className={styles.page}>
      <div>
        <OrderStatusHead {...{ order, store, pickup, wayOut }} food={trayPictures(order, menu)} />
        <div className={styles.pull}>
          <SeenBefore of={[orderTopic(order.hash)]} zone={store.zone} phone={store.phoneText} />
          <SyncError order={order} store={store} />
          <TrackDriver order={order} />
          <FeeTalk order={order} currency={store.currency} />
          <ChangesOutlet order={order} store={store} menu={menu} />
          <OrderMoney order={order} store={store} />
          <OpenedElsewhere order={order} phone={store.phone} />
          <PushOffer order={order} />
          <OrderTimeline
            steps={buildTimeline(order, pickup)}
            pickup={pickup}
            seated={parseTable(order.tableName)?.kind === 'table'}
            zone={store.zone}
          />
          <OrderPlaces {...{ order, store, wanted, pickup, forAnybody }} />
        </div>
      </div>
      <aside className={styles.side}>
        {order.together ? (
          <Suspense fallback={<Skeleton shape="card" height="18rem" />}>
            <team.Screen together={order.together} hash={order.hash} currency={store.currency} />
          </Suspense>
        ) : (
          <OrderItems lines={order.lines} count={order.itemCount} currency={store.currency} menu={menu} />
        )}
        <OrderReceipt order={order} currency={store.currency} method={methodOfOrder(order, sayPayment)} />
        {atTable ? <ToTableBill /> : null}
        <OrderPoints order={order} />
        <RateOrder order={order} store={store} menu={menu} />
        <OrderIssues order={order} store={store} menu={menu} />
        <CancelOrder order={order} />
        {(order.mine || order.together) && mayBuyAgain(order.status) ? (
          <BuyAgain order={order} own={!order.mine} kind="outline" size="big" block />
        ) : null}
        {order.mine && order.together ? <TogetherAgain order={order} /> : null}
        {below}
      </aside>
    </div>
  );
}
