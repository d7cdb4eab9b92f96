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

/** What is said when an order is bought again. */
export const againWords = wordArea('again', LATER);

export const atTableWords = wordArea('at-table', LATER);

/** What is asked and said when staff are called. */
export const callWords = wordArea('call', LATER);

/** What putting things into the cart says, wherever it happens. */
export const cartWords = wordArea('cart', FIRST);

export const checkoutWords = wordArea('checkout', LATER);

/** What is said of points. */
export const loyaltyWords = wordArea('loyalty', LATER);

/** What is said when people order together. */
export const groupOrderWords = wordArea('group-order', LATER);

/** What is said when a table is sent again what was ordered before. */
export const habitWords = wordArea('habit', LATER);

export const historyWords = wordArea('history', LATER);

/** What is said about the device itself. */
export const deviceWords = wordArea('device', LATER);

/** What the first page of a demo says. */
export const demoWords = wordArea('demo', DEMO);

/** The words of allergens and diets. */
export const dietWords = wordArea('diet', LATER);

/** What the checkout says about a code and what it brings. */
export const discountWords = wordArea('discount', LATER);

/** The words of a dish and of a combo. */
export const dishWords = wordArea('dish', FIRST);

export const feeWords = wordArea('fee', LATER);

/** What is said when the server gives no identity. */
export const identityWords = wordArea('identity', LATER);

/** The question whether to stay in touch. */
export const invitationWords = wordArea('invitation', LATER);

/** What is said of the cart of a store that was left. */
export const leftCartWords = wordArea('left-cart', LATER);

/** The words of the menu. */
export const menuWords = wordArea('menu', FIRST);

/** What is said while the server cannot be reached, and when it is there again. */
export const offlineWords = wordArea('offline', LATER);

export const orderWords = wordArea('order', LATER);

export const payingWords = wordArea('paying', LATER);

export const paymentWords = wordArea('payment', LATER);

/** The words of vouchers and of what points are exchanged for. */
export const promotionWords = wordArea('promotion', LATER);

/** What is asked and said when an order is rated. */
export const ratingWords = wordArea('rating', LATER);

/** What is said of what is kept of a diner. */
export const privacyWords = wordArea('privacy', LATER);

/** What is said while a phone number is proved. */
export const provePhoneWords = wordArea('prove-phone', LATER);

/** The words of searching. */
export const searchWords = wordArea('search', LATER);

/** The few words every screen needs. */
export const shellWords = wordArea('shell', FIRST);

/** What is said of who sits at a table together. */
export const sittingWords = wordArea('sitting', LATER);

export const storesWords = wordArea('stores', FIRST);

/** The words of what is shown beside a choice: eaten with it, cheaper in a combo. */
export const suggestionWords = wordArea('suggestion', LATER);

/** What is said on a device of the restaurant that stays on a table. */
export const tabletWords = wordArea('tablet', LATER);

/** The words of the table home and of the lists it leads to. */
export const tableWords = wordArea('table', LATER);

/** The question whether this browser may tell. */
export const toldWords = wordArea('told', LATER);

/** The words of the voucher a menu shows. */
export const voucherWords = wordArea('voucher', LATER);

/** Who chose what, and who pays what of it. */
export const splitWords = wordArea('split', LATER);

/** What is said of the bill of a table. */
export const billWords = wordArea('bill', LATER);
