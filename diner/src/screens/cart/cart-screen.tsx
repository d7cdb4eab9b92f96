import { Suspense, useEffect } from 'react';
import { enterStore } from '../../cart/enter-store.ts';
import { useFreshCart } from '../../cart/use-fresh-cart.ts';
import { useMinute } from '../../device/clock.ts';
import { type StoreMenu, useMenu } from '../../menu/use-menu.ts';
import { useCheckout } from '../../order/use-checkout.ts';
import { linkTo } from '../../start/place.ts';
import { Redirect } from '../../start/router.tsx';
import { usePlace } from '../../start/use-place.ts';
import { useTitle } from '../../start/use-title.ts';
import { useTable } from '../../table/use-table.ts';
import { atTableWords } from '../../words/at-table/words.ts';
import { checkoutWords } from '../../words/checkout/words.ts';
import { tableWords } from '../../words/table/words.ts';
import { useWords } from '../../words/words.ts';
import { ConnectionLost } from '../not-found/connection-lost.tsx';
import { screen } from '../screen.ts';
import { CartLoading } from './cart-loading.tsx';
import { CheckoutPage } from './checkout-page.tsx';
import { EmptyCart } from './empty-cart.tsx';

const tableCart = screen(
  () => import('./table-cart.tsx').then((m) => m.TableCart),
  [atTableWords, tableWords],
);

/** /cart: one page from the cart to the order. */
export function CartScreen() {
  const place = usePlace();
  const reading = useMenu(place);
  const minute = useMinute();
  const say = useWords(checkoutWords);
  useTitle(say('title'), reading.state === 'ready' ? reading.value.store.name : null);
  if (reading.state === 'unknown') return <Redirect to={linkTo('/404', place)} />;
  if (reading.state === 'failed') return <ConnectionLost retry={reading.retry} />;
  if (reading.state === 'loading' || minute === null) return <CartLoading />;
  return <Checkout shop={reading.value} now={minute} />;
}

function Checkout({ shop, now }: { readonly shop: StoreMenu; readonly now: number }) {
  const place = usePlace();
  useEffect(() => enterStore(place), [place]);
  useFreshCart(shop, place);
  const table = useTable(shop.store);
  const checkout = useCheckout(shop.store, shop.menu, now);
  if (table)
    return (
      <Suspense fallback={<CartLoading />}>
        <tableCart.Screen shop={shop} table={table} now={now} />
      </Suspense>
    );
  return checkout.read.length === 0 ? <EmptyCart /> : <CheckoutPage checkout={checkout} />;
}
