import type { PlacingRefusal } from '@mam/domain/checkout/placing.ts';

/** The sheet or dialog of the checkout that answers a refusal. */
export type Asks = 'address' | 'time' | 'who' | 'pay';

/** The notice of a refusal, with the way out that fits: closed = the opening hours, words = there is none. */
type Notice = 'closed' | 'minimum' | 'unsold' | 'far' | 'words';

/** The answer to a refusal, be it this app's before it sends or the server's after. */
export function answerTo(refusal: PlacingRefusal, mayChooseTime = true): Asks | Notice {
  switch (refusal.refused) {
    case 'ADDRESS_REQUIRED':
    case 'ADDRESS_NEEDS_LOCATION':
      return 'address';
    case 'TIME_REQUIRED':
    case 'TIME_PASSED':
    case 'TIME_TOO_SOON':
      return 'time';
    case 'SLOT_FULL':
      return mayChooseTime ? 'time' : 'words';
    case 'NAME_REQUIRED':
    case 'NAME_TOO_LONG':
    case 'PHONE_REQUIRED':
    case 'PHONE_TOO_LONG':
    case 'PHONE_UNREADABLE':
      return 'who';
    case 'PAYMENT_REQUIRED':
    case 'PAYMENT_UNAVAILABLE':
      return 'pay';
    case 'PAUSED':
      return refusal.takesLater && mayChooseTime ? 'time' : 'words';
    case 'STORE_CLOSED':
      return refusal.takesScheduled ? 'time' : 'closed';
    case 'STORE_UNPUBLISHED':
    case 'STORE_PAUSED':
      return 'closed';
    case 'BELOW_MINIMUM':
      return 'minimum';
    case 'SOLD_OUT':
    case 'NOT_SOLD_AT_TIME':
    case 'ITEM_GONE':
      return 'unsold';
    case 'OUT_OF_RANGE':
    case 'OVER_DISTANCE':
    case 'SHIPPING_UNAVAILABLE':
      return 'far';
    default:
      return 'words';
  }
}

const ASKS: readonly string[] = ['address', 'time', 'who', 'pay'] satisfies Asks[];

const isAsked = (answer: Asks | Notice): answer is Asks => ASKS.includes(answer);

/** The question whose answer lifts a refusal; null = none does, the diner has to be told. */
export function askedBy(refusal: PlacingRefusal, mayChooseTime = true): Asks | null {
  const answer = answerTo(refusal, mayChooseTime);
  return isAsked(answer) ? answer : null;
}
