import { wordArea } from '@mam/client/i18n.ts';

/*
 * The areas of the app's words: a folder with a file a language each. They travel as two files a language: what the
 * first screens say, and all the rest, fetched with the first screen that needs any of it; a demo has a third.
 */

const FIRST = {
  vi: () => import('./first.vi.ts'),
  en: () => import('./first.en.ts'),
  de: () => import('./first.de.ts'),
};

const LATER = {
  vi: () => import('./later.vi.ts'),
  en: () => import('./later.en.ts'),
  de: () => import('./later.de.ts'),
};

/** In production nobody reads them. */
const DEMO = {
  vi: () => import('./demo.vi.ts'),
  en: () => import('./demo.en.ts'),
  de: () => import('./demo.de.ts'),
};

export const addressWords = wordArea('address', LATER);

export const addressBookWords = wordArea('address-book', LATER);

/** The words of buying an order again. */
export const againWords = wordArea('again', LATER);

export const atTableWords = wordArea('at-table', LATER);

/** The words of calling staff. */
export const callWords = wordArea('call', LATER);

/** The words of putting things into the cart, wherever it happens. */
export const cartWords = wordArea('cart', FIRST);

/** The words of what a restaurant changes in an order. */
export const changeWords = wordArea('change', LATER);

export const checkoutWords = wordArea('checkout', LATER);

/** The words of points. */
export const loyaltyWords = wordArea('loyalty', LATER);

/** The words of ordering together. */
export const groupOrderWords = wordArea('group-order', LATER);

/** The words of sending a table again what was ordered before. */
export const habitWords = wordArea('habit', LATER);

export const historyWords = wordArea('history', LATER);

/** The words about the device itself. */
export const deviceWords = wordArea('device', LATER);

/** The words of a demo's first page. */
export const demoWords = wordArea('demo', DEMO);

/** The words of allergens and diets. */
export const dietWords = wordArea('diet', LATER);

/** The checkout's words about a code and its worth. */
export const discountWords = wordArea('discount', LATER);

/** The words of a dish and of a combo. */
export const dishWords = wordArea('dish', FIRST);

export const feeWords = wordArea('fee', LATER);

/** The words of a server that gives no identity. */
export const identityWords = wordArea('identity', LATER);

/** The question whether to stay in touch. */
export const invitationWords = wordArea('invitation', LATER);

/** The words about the cart of a store that was left. */
export const leftCartWords = wordArea('left-cart', LATER);

/** The words of the menu. */
export const menuWords = wordArea('menu', FIRST);

/** The words while the server cannot be reached, and when it is there again. */
export const offlineWords = wordArea('offline', LATER);

export const orderWords = wordArea('order', LATER);

export const payingWords = wordArea('paying', LATER);

export const paymentWords = wordArea('payment', LATER);

/** The words of vouchers and of what points are exchanged for. */
export const promotionWords = wordArea('promotion', LATER);

/** The words of reporting that something was missing or wrong. */
export const issueWords = wordArea('issue', LATER);

/** The words of rating an order. */
export const ratingWords = wordArea('rating', LATER);

/** The words about the data kept of a diner. */
export const privacyWords = wordArea('privacy', LATER);

/** The words of proving a phone number. */
export const provePhoneWords = wordArea('prove-phone', LATER);

/** The words of searching. */
export const searchWords = wordArea('search', LATER);

/** The few words every screen needs. */
export const shellWords = wordArea('shell', FIRST);

/** The words about those who sit at a table together. */
export const sittingWords = wordArea('sitting', LATER);

export const storesWords = wordArea('stores', FIRST);

/** The words of a kind of order that is paused or takes longer. */
export const switchWords = wordArea('switch', FIRST);

/** The words of what is shown beside a choice: eaten with it, cheaper in a combo. */
export const suggestionWords = wordArea('suggestion', LATER);

/** The words of a restaurant's device that stays on a table. */
export const tabletWords = wordArea('tablet', LATER);

/** The words of the table home and of the lists it leads to. */
export const tableWords = wordArea('table', LATER);

/** The question whether this browser may tell. */
export const toldWords = wordArea('told', LATER);

/** The words of the voucher a menu shows. */
export const voucherWords = wordArea('voucher', LATER);

/** The words of the shares: everybody's dishes, and their payer. */
export const splitWords = wordArea('split', LATER);

/** The words of a table's bill. */
export const billWords = wordArea('bill', LATER);
