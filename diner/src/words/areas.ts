import { wordArea } from '@mam/client/i18n.ts';

/*
 * The areas of the app's words: a folder with a file a language each, a chunk of its own, fetched with the screen that
 * needs it. Named one by one: a glob would be shorter here, but carries every path as text in the first script.
 */

export const addressWords = wordArea<keyof typeof import('./address/vi.json')>('address', {
  vi: () => import('./address/vi.json'),
  en: () => import('./address/en.json'),
  de: () => import('./address/de.json'),
});

export const addressBookWords = wordArea<keyof typeof import('./address-book/vi.json')>('address-book', {
  vi: () => import('./address-book/vi.json'),
  en: () => import('./address-book/en.json'),
  de: () => import('./address-book/de.json'),
});

/** What is said when an order is bought again. */
export const againWords = wordArea<keyof typeof import('./again/vi.json')>('again', {
  vi: () => import('./again/vi.json'),
  en: () => import('./again/en.json'),
  de: () => import('./again/de.json'),
});

export const atTableWords = wordArea<keyof typeof import('./at-table/vi.json')>('at-table', {
  vi: () => import('./at-table/vi.json'),
  en: () => import('./at-table/en.json'),
  de: () => import('./at-table/de.json'),
});

/** What is asked and said when staff are called. */
export const callWords = wordArea<keyof typeof import('./call/vi.json')>('call', {
  vi: () => import('./call/vi.json'),
  en: () => import('./call/en.json'),
  de: () => import('./call/de.json'),
});

/** What putting things into the cart says, wherever it happens. */
export const cartWords = wordArea<keyof typeof import('./cart/vi.json')>('cart', {
  vi: () => import('./cart/vi.json'),
  en: () => import('./cart/en.json'),
  de: () => import('./cart/de.json'),
});

export const checkoutWords = wordArea<keyof typeof import('./checkout/vi.json')>('checkout', {
  vi: () => import('./checkout/vi.json'),
  en: () => import('./checkout/en.json'),
  de: () => import('./checkout/de.json'),
});

/** What is said of points. */
export const loyaltyWords = wordArea<keyof typeof import('./loyalty/vi.json')>('loyalty', {
  vi: () => import('./loyalty/vi.json'),
  en: () => import('./loyalty/en.json'),
  de: () => import('./loyalty/de.json'),
});

/** What is said when people order together. */
export const groupOrderWords = wordArea<keyof typeof import('./group-order/vi.json')>('group-order', {
  vi: () => import('./group-order/vi.json'),
  en: () => import('./group-order/en.json'),
  de: () => import('./group-order/de.json'),
});

/** What is said when a table is sent again what was ordered before. */
export const habitWords = wordArea<keyof typeof import('./habit/vi.json')>('habit', {
  vi: () => import('./habit/vi.json'),
  en: () => import('./habit/en.json'),
  de: () => import('./habit/de.json'),
});

export const historyWords = wordArea<keyof typeof import('./history/vi.json')>('history', {
  vi: () => import('./history/vi.json'),
  en: () => import('./history/en.json'),
  de: () => import('./history/de.json'),
});

/** What is said about the device itself. */
export const deviceWords = wordArea<keyof typeof import('./device/vi.json')>('device', {
  vi: () => import('./device/vi.json'),
  en: () => import('./device/en.json'),
  de: () => import('./device/de.json'),
});

/** The words of allergens and diets. */
export const dietWords = wordArea<keyof typeof import('./diet/vi.json')>('diet', {
  vi: () => import('./diet/vi.json'),
  en: () => import('./diet/en.json'),
  de: () => import('./diet/de.json'),
});

/** What the checkout says about a code and what it brings. */
export const discountWords = wordArea<keyof typeof import('./discount/vi.json')>('discount', {
  vi: () => import('./discount/vi.json'),
  en: () => import('./discount/en.json'),
  de: () => import('./discount/de.json'),
});

/** The words of a dish and of a combo. */
export const dishWords = wordArea<keyof typeof import('./dish/vi.json')>('dish', {
  vi: () => import('./dish/vi.json'),
  en: () => import('./dish/en.json'),
  de: () => import('./dish/de.json'),
});

export const feeWords = wordArea<keyof typeof import('./fee/vi.json')>('fee', {
  vi: () => import('./fee/vi.json'),
  en: () => import('./fee/en.json'),
  de: () => import('./fee/de.json'),
});

/** What is said when the server gives no identity. */
export const identityWords = wordArea<keyof typeof import('./identity/vi.json')>('identity', {
  vi: () => import('./identity/vi.json'),
  en: () => import('./identity/en.json'),
  de: () => import('./identity/de.json'),
});

/** The question whether to stay in touch. */
export const invitationWords = wordArea<keyof typeof import('./invitation/vi.json')>('invitation', {
  vi: () => import('./invitation/vi.json'),
  en: () => import('./invitation/en.json'),
  de: () => import('./invitation/de.json'),
});

/** What is said of the cart of a store that was left. */
export const leftCartWords = wordArea<keyof typeof import('./left-cart/vi.json')>('left-cart', {
  vi: () => import('./left-cart/vi.json'),
  en: () => import('./left-cart/en.json'),
  de: () => import('./left-cart/de.json'),
});

/** The words of the menu. */
export const menuWords = wordArea<keyof typeof import('./menu/vi.json')>('menu', {
  vi: () => import('./menu/vi.json'),
  en: () => import('./menu/en.json'),
  de: () => import('./menu/de.json'),
});

/** What is said while the server cannot be reached, and when it is there again. */
export const offlineWords = wordArea<keyof typeof import('./offline/vi.json')>('offline', {
  vi: () => import('./offline/vi.json'),
  en: () => import('./offline/en.json'),
  de: () => import('./offline/de.json'),
});

export const orderWords = wordArea<keyof typeof import('./order/vi.json')>('order', {
  vi: () => import('./order/vi.json'),
  en: () => import('./order/en.json'),
  de: () => import('./order/de.json'),
});

export const payingWords = wordArea<keyof typeof import('./paying/vi.json')>('paying', {
  vi: () => import('./paying/vi.json'),
  en: () => import('./paying/en.json'),
  de: () => import('./paying/de.json'),
});

export const paymentWords = wordArea<keyof typeof import('./payment/vi.json')>('payment', {
  vi: () => import('./payment/vi.json'),
  en: () => import('./payment/en.json'),
  de: () => import('./payment/de.json'),
});

/** The words of vouchers and of what points are exchanged for. */
export const promotionWords = wordArea<keyof typeof import('./promotion/vi.json')>('promotion', {
  vi: () => import('./promotion/vi.json'),
  en: () => import('./promotion/en.json'),
  de: () => import('./promotion/de.json'),
});

/** What is asked and said when an order is rated. */
export const ratingWords = wordArea<keyof typeof import('./rating/vi.json')>('rating', {
  vi: () => import('./rating/vi.json'),
  en: () => import('./rating/en.json'),
  de: () => import('./rating/de.json'),
});

/** What is said of what is kept of a diner. */
export const privacyWords = wordArea<keyof typeof import('./privacy/vi.json')>('privacy', {
  vi: () => import('./privacy/vi.json'),
  en: () => import('./privacy/en.json'),
  de: () => import('./privacy/de.json'),
});

/** What is said while a phone number is proved. */
export const provePhoneWords = wordArea<keyof typeof import('./prove-phone/vi.json')>('prove-phone', {
  vi: () => import('./prove-phone/vi.json'),
  en: () => import('./prove-phone/en.json'),
  de: () => import('./prove-phone/de.json'),
});

/** The words of searching. */
export const searchWords = wordArea<keyof typeof import('./search/vi.json')>('search', {
  vi: () => import('./search/vi.json'),
  en: () => import('./search/en.json'),
  de: () => import('./search/de.json'),
});

/** The few words every screen needs. */
export const shellWords = wordArea<keyof typeof import('./shell/vi.json')>('shell', {
  vi: () => import('./shell/vi.json'),
  en: () => import('./shell/en.json'),
  de: () => import('./shell/de.json'),
});

/** What is said of who sits at a table together. */
export const sittingWords = wordArea<keyof typeof import('./sitting/vi.json')>('sitting', {
  vi: () => import('./sitting/vi.json'),
  en: () => import('./sitting/en.json'),
  de: () => import('./sitting/de.json'),
});

export const storesWords = wordArea<keyof typeof import('./stores/vi.json')>('stores', {
  vi: () => import('./stores/vi.json'),
  en: () => import('./stores/en.json'),
  de: () => import('./stores/de.json'),
});

/** The words of what is shown beside a choice: eaten with it, cheaper in a combo. */
export const suggestionWords = wordArea<keyof typeof import('./suggestion/vi.json')>('suggestion', {
  vi: () => import('./suggestion/vi.json'),
  en: () => import('./suggestion/en.json'),
  de: () => import('./suggestion/de.json'),
});

/** What is said on a device of the restaurant that stays on a table. */
export const tabletWords = wordArea<keyof typeof import('./tablet/vi.json')>('tablet', {
  vi: () => import('./tablet/vi.json'),
  en: () => import('./tablet/en.json'),
  de: () => import('./tablet/de.json'),
});

/** The words of the table home and of the lists it leads to. */
export const tableWords = wordArea<keyof typeof import('./table/vi.json')>('table', {
  vi: () => import('./table/vi.json'),
  en: () => import('./table/en.json'),
  de: () => import('./table/de.json'),
});

/** The question whether this browser may tell. */
export const toldWords = wordArea<keyof typeof import('./told/vi.json')>('told', {
  vi: () => import('./told/vi.json'),
  en: () => import('./told/en.json'),
  de: () => import('./told/de.json'),
});

/** The words of the voucher a menu shows. */
export const voucherWords = wordArea<keyof typeof import('./voucher/vi.json')>('voucher', {
  vi: () => import('./voucher/vi.json'),
  en: () => import('./voucher/en.json'),
  de: () => import('./voucher/de.json'),
});
