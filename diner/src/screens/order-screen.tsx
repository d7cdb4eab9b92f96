import { useWords } from '@mam/client/i18n.ts';
import { Redirect, useParameters } from '@mam/client/router.tsx';
import { linkTo } from '@mam/contract/page/link.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { Order } from '@mam/domain/order/order.ts';
import { tableOf } from '@mam/domain/table/table-name.ts';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../brand/config-query.ts';
import { useIsWide } from '../device/width.ts';
import { ConnectionLost } from '../lost/connection-lost.tsx';
import { type StoreMenu, useMenu } from '../menu/use-menu.ts';
import { PushOffer } from '../message/push-offer.tsx';
import { BuyAgain, mayBuyAgain } from '../order/buy-again.tsx';
import { CancelOrder } from '../order/cancel-order.tsx';
import { FeeTalk } from '../order/fee-talk.tsx';
import type { WayBack } from '../order/order-head.tsx';
import { OrderHeadOf } from '../order/order-head-of.tsx';
import { OrderItems } from '../order/order-items.tsx';
import { OrderLoading, OrderMissing } from '../order/order-missing.tsx';
import styles from '../order/order-page.module.css';
import { OrderPlaces } from '../order/order-places.tsx';
import { OrderReceipt } from '../order/order-receipt.tsx';
import { OrderTimeline } from '../order/order-timeline.tsx';
import { timelineOf } from '../order/timeline.ts';
import { type FoundOrder, useOrder } from '../order/use-order.ts';
import { useWhen } from '../order/use-when.ts';
import { methodName } from '../payment/method-name.ts';
import { OrderMoney } from '../placing/order-money.tsx';
import { usePlace } from '../start/use-place.ts';
import { useTitle } from '../start/use-title.ts';
import { orderWords, paymentWords } from '../words/areas.ts';

/** /order/detail?order_hash=…: one order, followed live. */
export function OrderScreen() {
  const query = useParameters();
  const order = useOrder(query.get('order_hash') ?? '');
  if (order.state === 'ready') return <OrderIn key={order.value.name.hash} found={order.value} />;
  if (order.state === 'unknown') return <OrderMissing />;
  if (order.state === 'failed') return <ConnectionLost retry={order.retry} />;
  return <OrderLoading />;
}

/** The order in its store, whose currency says what its amounts are. */
function OrderIn({ found }: { readonly found: FoundOrder }) {
  const { hash, code, brand, storeId } = found.name;
  const here = usePlace();
  const place = { ...here, brand, storeId };
  const shop = useMenu(place);
  const config = useQuery(configQuery(place.brand, place.storeId));
  const say = useWords(orderWords);
  const wide = useIsWide();
  useTitle(say('tab', { code }), config.data?.name);
  // a bare link to an order opens its own brand and store
  if (here.brand !== place.brand || here.storeId !== place.storeId)
    return <Redirect to={linkTo('/order/detail', place, { order_hash: hash })} />;
  if (shop.state === 'failed') return <ConnectionLost retry={shop.retry} />;
  if (shop.state === 'unknown') return <OrderMissing />;
  if (shop.state === 'loading') return <OrderLoading />;
  const order = found.countedIn(shop.value.store.currency);
  // [OR36] a phone shows one thing at a time: the way back is to the list it is one of; a table's is its menu
  const to = wide || order.tableName ? '/menu' : '/order';
  return <OrderOf order={order} shop={shop.value} back={{ to: linkTo(to, place), words: to }} />;
}

/** Pictures that can lie on a tray: what is cut out of its ground. */
function foodOf({ lines }: Order, menu: Menu): readonly string[] {
  const pictures = lines.map(({ itemId: id }) => (menu.dishById.get(id) ?? menu.comboById.get(id))?.picture);
  const urls = pictures.flatMap((picture) => (picture?.cutout && picture.url ? [picture.url] : []));
  return [...new Set(urls)];
}

interface OrderOfProps {
  readonly order: Order;
  readonly shop: StoreMenu;
  readonly back: WayBack;
}

function OrderOf({ order, shop, back }: OrderOfProps) {
  const { store, menu } = shop;
  const sayPayment = useWords(paymentWords);
  const when = useWhen();
  const pickup = order.type === 'PICKUP';
  const wanted = order.wantedAt === null ? null : when(order.wantedAt, store.zone);
  return (
    <main className={styles.page}>
      <div>
        <OrderHeadOf order={order} store={store} pickup={pickup} back={back} food={foodOf(order, menu)} />
        <div className={styles.pull}>
          <FeeTalk order={order} currency={store.currency} />
          <OrderMoney order={order} store={store} />
          <PushOffer order={order} />
          <OrderTimeline
            steps={timelineOf(order, pickup)}
            pickup={pickup}
            seated={tableOf(order.tableName)?.kind === 'table'}
            zone={store.zone}
            promisedAt={order.promisedAt}
          />
          <OrderPlaces order={order} store={store} wanted={wanted} pickup={pickup} />
        </div>
      </div>
      <aside className={styles.side}>
        <OrderItems lines={order.lines} count={order.itemCount} currency={store.currency} menu={menu} />
        <OrderReceipt
          order={order}
          currency={store.currency}
          method={methodName(sayPayment, order.paymentMethod, pickup)}
        />
        <CancelOrder order={order} />
        {order.mine && mayBuyAgain(order.status) ? (
          <BuyAgain order={order} kind="outline" size="big" block />
        ) : null}
      </aside>
    </main>
  );
}
