const diallableDigits = (text: string): string => text.replace(/[^\d+]/g, '');

/** The address that dials a number. */
export const telLink = (phone: string): string => `tel:${diallableDigits(phone)}`;

/** Whether a store words its phone itself: more than the number written prettily. */
export const isWorded = (store: { readonly phone: string; readonly phoneText: string }): boolean =>
  diallableDigits(store.phoneText) !== diallableDigits(store.phone);
