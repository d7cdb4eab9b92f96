const digitsOf = (text: string): string => text.replace(/[^\d+]/g, '');

/** The address that dials a number. */
export const telOf = (phone: string): string => `tel:${digitsOf(phone)}`;

/** Whether a store words its phone itself: more than the number written prettily. */
export const isWorded = (store: { readonly phone: string; readonly phoneText: string }): boolean =>
  digitsOf(store.phoneText) !== digitsOf(store.phone);
