import type { PlacingRefusal } from '@mam/domain/order/placing.ts';

/** The sheet or dialog of the checkout that answers a refusal. */
export type Asks = 'address' | 'time' | 'who' | 'pay';

/** What the diner can still fill in; null = nothing to fill in, it has to be said. */
export function askedBy(refusal: PlacingRefusal, mayChooseTime = true): Asks | null {
  switch (refusal.refused) {
    case 'ADDRESS_REQUIRED':
    case 'ADDRESS_NEEDS_LOCATION':
      return 'address';
    case 'TIME_REQUIRED':
    case 'TIME_PASSED':
      return 'time';
    case 'SLOT_FULL':
      return mayChooseTime ? 'time' : null;
    case 'NAME_REQUIRED':
    case 'PHONE_REQUIRED':
      return 'who';
    case 'PAYMENT_REQUIRED':
    case 'PAYMENT_UNAVAILABLE':
      return 'pay';
    case 'STORE_CLOSED':
      return refusal.takesScheduled ? 'time' : null;
    default:
      return null;
  }
}
