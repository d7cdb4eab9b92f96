import { type LazyScreen, screen } from '@mam/client/lazy-screen.ts';
import type { DinerPage } from '@mam/contract/page/pages.ts';
import {
  addressWords,
  againWords,
  cartWords,
  checkoutWords,
  dietWords,
  discountWords,
  feeWords,
  groupOrderWords,
  historyWords,
  issueWords,
  menuWords,
  orderWords,
  payingWords,
  paymentWords,
  promotionWords,
  searchWords,
  storesWords,
  switchWords,
  tableWords,
  voucherWords,
} from '../words/areas.ts';

const suggestions = () => import('../screens/suggestions-screen.tsx');
const suggestionWords = [tableWords, menuWords, cartWords, storesWords];

const order = () => import('../screens/order-screen.tsx');
const wordsOfOrder = [orderWords, issueWords, paymentWords, payingWords, storesWords, feeWords];

/** Every screen by its address: code of its own, loaded with its words. */
export const screens: Readonly<Record<string, LazyScreen>> = {
  '/menu': screen(
    () => import('../screens/menu-screen.tsx').then((m) => m.MenuScreen),
    [menuWords, cartWords, switchWords],
  ),
  '/': screen(
    () => import('../screens/home-screen.tsx').then((m) => m.HomeScreen),
    [storesWords, addressWords, switchWords],
  ),
  '/search': screen(
    () => import('../screens/search-screen.tsx').then((m) => m.SearchScreen),
    [searchWords, dietWords, menuWords, cartWords],
  ),
  '/menu/favourite': screen(() => suggestions().then((m) => m.FavouriteScreen), suggestionWords),
  '/menu/special': screen(() => suggestions().then((m) => m.SpecialScreen), suggestionWords),
  '/menu/new': screen(() => suggestions().then((m) => m.NewScreen), suggestionWords),
  '/cart': screen(
    () => import('../screens/cart-screen.tsx').then((m) => m.CartScreen),
    [checkoutWords, paymentWords, cartWords, menuWords, storesWords, discountWords, switchWords],
  ),
  '/cart/group': screen(
    () => import('../screens/group-order-screen.tsx').then((m) => m.GroupOrderScreen),
    [groupOrderWords],
  ),
  '/promotion': screen(
    () => import('../screens/promotion-screen.tsx').then((m) => m.PromotionScreen),
    [promotionWords, discountWords, voucherWords, storesWords],
  ),
  '/r': screen(
    () => import('../screens/buy-again-screen.tsx').then((m) => m.BuyAgainScreen),
    [againWords, storesWords],
  ),
  '/order': screen(
    () => import('../screens/history-screen.tsx').then((m) => m.HistoryScreen),
    [historyWords, orderWords, storesWords],
  ),
  '/order/detail': screen(() => order().then((m) => m.OrderScreen), wordsOfOrder),
  '/order/split-bill': screen(() => order().then((m) => m.SplitPlace), wordsOfOrder),
} satisfies Partial<Record<DinerPage, LazyScreen>>;

/** For every other address. */
export const notFound: LazyScreen = screen(
  () => import('../screens/not-found-screen.tsx').then((m) => m.NotFoundScreen),
  [storesWords],
);
