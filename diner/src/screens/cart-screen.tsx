import { useWords } from '@mam/client/i18n.ts';
import { screen } from '@mam/client/lazy-screen.ts';
import { Redirect, useParameters } from '@mam/client/router.tsx';
import { linkTo } from '@mam/contract/page/link.ts';
import { isOrderHash } from '@mam/domain/order/order-hash.ts';
import { mayFillCart } from '@mam/domain/store/may-fill-cart.ts';
import { Suspense, useEffect, useState } from 'react';
import { useEnterStore } from '../cart/enter-store.ts';
import { refuseClosed } from '../cart/refuse-closed.ts';
import { useJoinedIn } from '../cart/together.ts';
import { useFreshCart } from '../cart/use-fresh-cart.ts';
import { CartLoading } from '../checkout/cart-frame.tsx';
import { CheckoutPage } from '../checkout/checkout-page.tsx';
import { EmptyCart } from '../checkout/empty-cart.tsx';
import { useCheckout } from '../checkout/use-checkout.ts';
import { useMinute } from '../device/clock.ts';
import { ConnectionLost } from '../lost/connection-lost.tsx';
import { type StoreMenu, useMenu } from '../menu/use-menu.ts';
import { useTakenMethods } from '../payment/use-taken-methods.ts';
import { usePlace } from '../start/use-place.ts';
import { useTitle } from '../start/use-title.ts';
import { useTable } from '../table/use-table.ts';
import {
  againWords,
  atTableWords,
  checkoutWords,
  groupOrderWords,
  menuWords,
  storesWords,
  tableWords,
} from '../words/areas.ts';

const tableCart = screen(
  () => import('../table/table-cart.tsx').then((m) => m.TableCart),
  [atTableWords, tableWords],
);

const groupCart = screen(
  () => import('./group-cart-screen.tsx').then((m) => m.GroupCartScreen),
  [groupOrderWords, checkoutWords, menuWords],
);

const beginTogether = screen(
  () => import('../group-order/joining/begin-button.tsx').then((m) => m.BeginButton),
  [groupOrderWords],
);

const buyAgain = screen(
  () => import('./buy-again-screen.tsx').then((m) => m.BuyAgainScreen),
  [againWords, storesWords],
);

/** /cart: one page from the cart to the order; with an order's hash, that order's dishes come into it first. */
export function CartScreen() {
  const hash = useParameters().get('order_hash') ?? '';
  if (!isOrderHash(hash)) return <Cart />;
  return (
    <Suspense fallback={<CartLoading />}>
      <buyAgain.Screen />
    </Suspense>
  );
}

function Cart() {
  const place = usePlace();
  const reading = useMenu(place);
  const minute = useMinute();
  const say = useWords(checkoutWords);
  useTitle(say('title'), reading.state === 'ready' ? reading.value.store.name : null);
  if (reading.state === 'unknown') return <Redirect to={linkTo('/404', place)} />;
  if (reading.state === 'failed') return <ConnectionLost retry={reading.retry} />;
  if (reading.state === 'loading' || minute === null) return <CartLoading />;
  return <OpenCart shop={reading.value} now={minute} />;
}

interface CartProps {
  readonly shop: StoreMenu;
  readonly now: number;
}

/** [ST7] A store that takes nothing opens no cart. One that closes while the cart lies open says so in it. */
function OpenCart({ shop, now }: CartProps) {
  const place = usePlace();
  const [refused] = useState(() => mayFillCart(shop.store, now) !== null);
  useEffect(() => {
    if (refused) refuseClosed(shop.store);
  }, [refused, shop.store]);
  return refused ? <Redirect to={linkTo('/menu', place)} /> : <Checkout shop={shop} now={now} />;
}

function Checkout({ shop, now }: CartProps) {
  const place = usePlace();
  useEnterStore(place);
  useFreshCart(shop, place);
  const table = useTable(shop.store);
  const store = useTakenMethods(shop.store);
  const checkout = useCheckout(store, shop.menu, now);
  const joined = useJoinedIn(place);
  // [GO8] the cart of a group order is not sent to a kitchen from a table as well
  if (table && !joined)
    return (
      <Suspense fallback={<CartLoading />}>
        <tableCart.Screen shop={shop} table={table} now={now} />
      </Suspense>
    );
  if (joined)
    return (
      <Suspense fallback={<CartLoading />}>
        <groupCart.Screen joined={joined} shop={shop} now={now} />
      </Suspense>
    );
  return checkout.read.length === 0 ? (
    <EmptyCart currency={shop.store.currency} />
  ) : (
    <CheckoutPage
      checkout={checkout}
      below={
        <Suspense>
          <beginTogether.Screen />
        </Suspense>
      }
    />
  );
}
