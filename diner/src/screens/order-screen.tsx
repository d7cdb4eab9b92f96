import { Refused } from '@mam/client/call.ts';
import { useWords } from '@mam/client/i18n.ts';
import type { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';
import { linkTo } from '@mam/contract/page/link.ts';
import { quoteFromWire } from '@mam/contract/pricing/quote-wire.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import { tableOf } from '@mam/domain/table/table-name.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { configQuery } from '../brand/config-query.ts';
import { ConnectionLost } from '../lost/connection-lost.tsx';
import { type StoreMenu, useMenu } from '../menu/use-menu.ts';
import { FeeTalk } from '../order/fee-talk.tsx';
import { OrderHeadOf } from '../order/order-head-of.tsx';
import { OrderItems } from '../order/order-items.tsx';
import { OrderLoading, OrderMissing } from '../order/order-missing.tsx';
import styles from '../order/order-page.module.css';
import { OrderPlaces } from '../order/order-places.tsx';
import { OrderReceipt } from '../order/order-receipt.tsx';
import { OrderTimeline } from '../order/order-timeline.tsx';
import { timelineOf } from '../order/timeline.ts';
import { useOrder } from '../order/use-order.ts';
import { useWhen } from '../order/use-when.ts';
import { methodName } from '../payment/method-name.ts';
import { OrderMoney } from '../placing/order-money.tsx';
import { Redirect, useParameters } from '../start/router.tsx';
import { usePlace } from '../start/use-place.ts';
import { useTitle } from '../start/use-title.ts';
import { orderWords, paymentWords } from '../words/areas.ts';

/** /order/detail?order_hash=…: one order, followed live. */
export function OrderScreen() {
  const query = useParameters();
  const { data, error, usable, refetch } = useOrder(query.get('order_hash') ?? '');
  if (data) return <Order key={data.hash} order={data} />;
  const unknown = error instanceof Refused && error.status >= 400 && error.status < 500;
  if (!usable || unknown) return <OrderMissing />;
  if (error) return <ConnectionLost retry={() => void refetch()} />;
  return <OrderLoading />;
}

function Order({ order }: { readonly order: OrderDetail }) {
  const here = usePlace();
  const place = { ...here, brand: order.brand_id, storeId: order.store_id };
  const shop = useMenu(place);
  const config = useQuery(configQuery(place.brand, place.storeId));
  const say = useWords(orderWords);
  useTitle(say('tab', { code: order.order_code }), config.data?.name);
  // a bare link to an order opens its own brand and store
  if (here.brand !== place.brand || here.storeId !== place.storeId)
    return <Redirect to={linkTo('/order/detail', place, { order_hash: order.hash })} />;
  if (shop.state === 'failed') return <ConnectionLost retry={shop.retry} />;
  if (shop.state === 'unknown') return <OrderMissing />;
  if (shop.state === 'loading') return <OrderLoading />;
  return <OrderOf order={order} shop={shop.value} backTo={linkTo('/menu', place)} />;
}

/** Pictures that can lie on a tray: what is cut out of its ground. */
function foodOf({ quote }: OrderDetail, menu: Menu): readonly string[] {
  const pictures = quote.lines.map(
    ({ item_id: id }) => (menu.dishById.get(id) ?? menu.comboById.get(id))?.picture,
  );
  const urls = pictures.flatMap((picture) => (picture?.cutout && picture.url ? [picture.url] : []));
  return [...new Set(urls)];
}

interface OrderOfProps {
  readonly order: OrderDetail;
  readonly shop: StoreMenu;
  readonly backTo: string;
}

function OrderOf({ order, shop, backTo }: OrderOfProps) {
  const { store, menu } = shop;
  const sayPayment = useWords(paymentWords);
  const when = useWhen();
  const pickup = order.setting.type === 'PICKUP';
  const quote = useMemo(() => quoteFromWire(order.quote, store.currency), [order.quote, store.currency]);
  const wanted = order.wanted_at === null ? null : when(order.wanted_at * 1000, store.zone);
  return (
    <main className={styles.page}>
      <div>
        <OrderHeadOf order={order} store={store} pickup={pickup} backTo={backTo} food={foodOf(order, menu)} />
        <div className={styles.pull}>
          <FeeTalk order={order} currency={store.currency} />
          <OrderMoney order={order} store={store} total={quote.total} />
          <OrderTimeline
            steps={timelineOf(order, pickup)}
            pickup={pickup}
            seated={tableOf(order.table_name)?.kind === 'table'}
            zone={store.zone}
            promisedAt={order.promised_at}
          />
          <OrderPlaces order={order} store={store} wanted={wanted} pickup={pickup} />
        </div>
      </div>
      <aside className={styles.side}>
        <OrderItems quote={quote} count={order.item_count} currency={store.currency} menu={menu} />
        <OrderReceipt
          order={order}
          quote={quote}
          currency={store.currency}
          method={methodName(sayPayment, order.payment_method, pickup)}
        />
      </aside>
    </main>
  );
}
