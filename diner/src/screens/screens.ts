import { addressWords } from '../words/address/words.ts';
import { cartWords } from '../words/cart/words.ts';
import { checkoutWords } from '../words/checkout/words.ts';
import { dietWords } from '../words/diet/words.ts';
import { discountWords } from '../words/discount/words.ts';
import { feeWords } from '../words/fee/words.ts';
import { menuWords } from '../words/menu/words.ts';
import { orderWords } from '../words/order/words.ts';
import { payingWords } from '../words/paying/words.ts';
import { paymentWords } from '../words/payment/words.ts';
import { searchWords } from '../words/search/words.ts';
import { storesWords } from '../words/stores/words.ts';
import { tableWords } from '../words/table/words.ts';
import { type LazyScreen, screen } from './screen.ts';

const suggestions = () => import('./suggestions/suggestion-screens.tsx');
const suggestionWords = [tableWords, menuWords, cartWords, storesWords];

/** Every screen by its address: code of its own, loaded with its words. */
export const screens: Readonly<Record<string, LazyScreen>> = {
  '/menu': screen(() => import('./menu/menu-screen.tsx').then((m) => m.MenuScreen), [menuWords, cartWords]),
  '/': screen(
    () => import('./stores/home-screen.tsx').then((m) => m.HomeScreen),
    [storesWords, addressWords],
  ),
  '/search': screen(
    () => import('./search/search-screen.tsx').then((m) => m.SearchScreen),
    [searchWords, dietWords, menuWords, cartWords],
  ),
  '/menu/favourite': screen(() => suggestions().then((m) => m.FavouriteScreen), suggestionWords),
  '/menu/special': screen(() => suggestions().then((m) => m.SpecialScreen), suggestionWords),
  '/menu/new': screen(() => suggestions().then((m) => m.NewScreen), suggestionWords),
  '/cart': screen(
    () => import('./cart/cart-screen.tsx').then((m) => m.CartScreen),
    [checkoutWords, paymentWords, cartWords, menuWords, storesWords, discountWords],
  ),
  '/order/detail': screen(
    () => import('./order/order-screen.tsx').then((m) => m.OrderScreen),
    [orderWords, paymentWords, payingWords, storesWords, feeWords],
  ),
};

/** For every other address. */
export const notFound: LazyScreen = screen(
  () => import('./not-found/not-found-screen.tsx').then((m) => m.NotFoundScreen),
  [storesWords],
);
