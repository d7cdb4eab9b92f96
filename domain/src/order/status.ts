/** Every status an order can have; some are only read from partners and older data. */
export const STATUSES = [
  'WAIT_PAYMENT',
  'WAIT_PREPAID',
  'PAYMENT_SUCCESS',
  'PAYMENT_FAILED',
  'PAYMENT_FAIL',
  'WAIT_PAYMENT_CANCELLED',
  'PENDING',
  'WAIT_CONFIRM',
  'CONFIRMED',
  'ACCEPTED',
  'WAIT_PICKUP',
  'ASSIGNING',
  'AHA_CANCELLED',
  'IN_PROCESS',
  'RES_DELIVERY',
  'COMPLETED',
  'COMPLETE',
  'FAILED',
  'USER_CANCELLED',
  'CANCELLED',
  'CANCELLED_BY_PARTNER',
] as const;

export type OrderStatus = (typeof STATUSES)[number];

/** The statuses a diner is shown: six status groups and four states of the driver. */
export type StatusGroup =
  | 'WAIT_PAYMENT'
  | 'PENDING'
  | 'CONFIRMED'
  | 'SHIPPING'
  | 'COMPLETED'
  | 'CANCELED'
  | 'ASSIGNING'
  | 'ACCEPTED'
  | 'IN_PROCESS'
  | 'AHA_CANCELLED';

const GROUPS: Readonly<Record<OrderStatus, StatusGroup>> = {
  WAIT_PAYMENT: 'WAIT_PAYMENT',
  WAIT_PREPAID: 'WAIT_PAYMENT',
  PAYMENT_SUCCESS: 'PENDING',
  PENDING: 'PENDING',
  WAIT_CONFIRM: 'PENDING',
  CONFIRMED: 'CONFIRMED',
  ACCEPTED: 'CONFIRMED',
  WAIT_PICKUP: 'CONFIRMED',
  ASSIGNING: 'ASSIGNING',
  AHA_CANCELLED: 'AHA_CANCELLED',
  IN_PROCESS: 'IN_PROCESS',
  RES_DELIVERY: 'SHIPPING',
  COMPLETED: 'COMPLETED',
  COMPLETE: 'COMPLETED',
  PAYMENT_FAILED: 'CANCELED',
  PAYMENT_FAIL: 'CANCELED',
  WAIT_PAYMENT_CANCELLED: 'CANCELED',
  FAILED: 'CANCELED',
  USER_CANCELLED: 'CANCELED',
  CANCELLED: 'CANCELED',
  CANCELLED_BY_PARTNER: 'CANCELED',
};

/** [OR1] A raw value as a status; "IN PROCESS" is IN_PROCESS; null for one nobody knows. */
export function parseStatus(raw: string): OrderStatus | null {
  const value = raw === 'IN PROCESS' ? 'IN_PROCESS' : raw;
  return Object.hasOwn(GROUPS, value) ? (value as OrderStatus) : null;
}

/** [OR1] The group a status is shown as; unknown values are preparing. ACCEPTED is the driver's only when one is named. */
export function statusGroup(raw: string | null, hasDriver = false): StatusGroup {
  const status = raw === null ? null : parseStatus(raw);
  if (status === null) return 'CONFIRMED';
  return status === 'ACCEPTED' && hasDriver ? 'ACCEPTED' : GROUPS[status];
}

export interface StatusFlags {
  readonly mayCancel: boolean;
  readonly mayRate: boolean;
  readonly mayBuyAgain: boolean;
}

/** [OR2] The buyer's rights in a status group; nothing else is allowed. */
export function buyerRights(group: StatusGroup): StatusFlags {
  return {
    mayCancel: group === 'PENDING',
    mayRate: group === 'COMPLETED',
    mayBuyAgain: group === 'COMPLETED' || group === 'CANCELED' || group === 'WAIT_PAYMENT',
  };
}

/** [OR2] The picture of a group: 1 paying, 2 waiting, 3 preparing, 4 on the way, 5 delivered (5.1 picked up), 6 cancelled. */
export function statusPicture(group: StatusGroup, pickup: boolean): string {
  switch (group) {
    case 'WAIT_PAYMENT':
      return '1';
    case 'PENDING':
      return '2';
    case 'SHIPPING':
    case 'IN_PROCESS':
      return '4';
    case 'COMPLETED':
      return pickup ? '5.1' : '5';
    case 'CANCELED':
      return '6';
    default:
      return '3';
  }
}

/** [OR6] Nothing changes any more: everything cancelled and everything delivered. */
export function isFinal(raw: string): boolean {
  const group = statusGroup(raw);
  return group === 'COMPLETED' || group === 'CANCELED';
}

/** [OR1] Ended without the food: refused, cancelled by whomever, or not paid. */
export function isCancelled(raw: string): boolean {
  return statusGroup(raw) === 'CANCELED';
}

/** [OR65] Whether the same order, sent without a key, is a new one: the one before has ended without the food. */
export const startsNewOrder = (before: string): boolean => isCancelled(before);

/**
 * [VO10] The effect of a step on the voucher of an order: used once somebody takes the order, free again when it ends
 * without the food.
 */
export function voucherAfter(from: OrderStatus, to: OrderStatus): 'used' | 'free' | null {
  if (isCancelled(to)) return 'free';
  return statusGroup(from) !== 'CONFIRMED' && statusGroup(to) === 'CONFIRMED' ? 'used' : null;
}

/** [OR1] Cancelled because the money did not come: shown with its own title. */
export function isPaymentFailure(raw: string | null): boolean {
  return raw === 'PAYMENT_FAILED' || raw === 'PAYMENT_FAIL' || raw === 'WAIT_PAYMENT_CANCELLED';
}

/** [OR5] 0 not yet paid, −1 payment failed, 1 otherwise; only for methods paid online (see shownPaidMark). */
export function paidMark(raw: string | null): 0 | -1 | 1 {
  if (statusGroup(raw) === 'WAIT_PAYMENT') return 0;
  return isPaymentFailure(raw) ? -1 : 1;
}

/** Whether the restaurant has taken or refused an order, or it has ended before. */
export const isAnswered = (raw: string | null): boolean =>
  !['WAIT_PAYMENT', 'PENDING'].includes(statusGroup(raw));

/**
 * [OR17] [PA34] An order that ends badly before anybody took it, so that nothing was cooked: it gives back its place
 * and its money. One that was accepted keeps its place.
 */
export const endsUncooked = (from: string | null, to: string): boolean =>
  !isAnswered(from) && isCancelled(to);

/** [PA34] Whether an order with these statuses behind it has ended, and nobody ever took it. */
export const isOverUncooked = (passed: readonly OrderStatus[]): boolean =>
  passed.some(isCancelled) && passed.every((status) => !isAnswered(status) || isCancelled(status));

/** [SF33] Whether a step is the one by which a store takes an order on: from then on it has cooked for somebody. */
export const isTakenOn = (from: OrderStatus, to: OrderStatus): boolean =>
  !isAnswered(from) && (to === 'CONFIRMED' || to === 'ACCEPTED');

/** [SF34] Whether it was cooked and nobody came for it, or opened the door. */
export const isMissed = (from: OrderStatus, to: OrderStatus): boolean =>
  (from === 'WAIT_PICKUP' || from === 'RES_DELIVERY') && to === 'CANCELLED';

/** [OR17] A place that was held while an order is paid is its own once that is over, and the order is not. */
export const keepsPlace = (from: OrderStatus, to: OrderStatus): boolean =>
  from === 'WAIT_PAYMENT' && !isCancelled(to);

/** Orders that still wait for money, or waited in vain, are nothing to a kitchen. */
export const NOT_ON_BOARD = [
  'WAIT_PAYMENT',
  'WAIT_PREPAID',
  'WAIT_PAYMENT_CANCELLED',
] as const satisfies readonly OrderStatus[];
