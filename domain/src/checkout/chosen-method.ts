import type { ShippingFee } from '../delivery/delivery.ts';
import type { Minor } from '../money/currency.ts';
import { defaultMethod, type OfferedMethod, offeredMethods } from '../store/offered-methods.ts';
import { isPayLater, PAY_ON_DELIVERY } from '../store/payment-methods.ts';
import type { OrderType, Store } from '../store/store.ts';

export interface MethodRefusal {
  readonly refused: 'PAYMENT_REQUIRED' | 'PAYMENT_UNAVAILABLE';
}

export interface ToPay {
  readonly store: Store;
  readonly type: OrderType | 'TABLE';
  readonly total: Minor;
  readonly shipping: ShippingFee | null;
}

/** [PA9] Whether the diner has to choose: not when nothing is to pay, nor while the restaurant still has to name the fee. */
export function paymentRequired({ store, total, shipping }: ToPay): boolean {
  if (total === 0) return false;
  return store.prepaid || shipping?.kind !== 'to-confirm';
}

/** [PA6] [PA9] The method a checkout starts with: the last used where it can be chosen, else what comes first; pay on delivery where none is needed. */
export function methodToBeginWith(
  offered: readonly OfferedMethod[],
  last: string | null,
  pay: ToPay,
): string | null {
  return defaultMethod(offered, last) ?? (paymentRequired(pay) ? null : PAY_ON_DELIVERY);
}

/** [PA5] [PA9] The method an order is sent with: forced to pay on delivery at 0, the same when none was needed; else the one chosen, if offered. */
export function methodToSend(chosen: string | null, pay: ToPay): string | MethodRefusal {
  if (pay.total === 0) return PAY_ON_DELIVERY;
  if (!paymentRequired(pay) && (chosen === null || chosen === PAY_ON_DELIVERY)) return PAY_ON_DELIVERY;
  if (chosen === null) return { refused: 'PAYMENT_REQUIRED' };
  const noShipping = pay.shipping?.kind === 'unsupported';
  const offered = offeredMethods(pay.store, pay.type, pay.total, noShipping);
  const entry = offered.find(({ method }) => method === chosen);
  return entry?.disabled === null ? chosen : { refused: 'PAYMENT_UNAVAILABLE' };
}

/** [PA10] Paid later, or nothing to pay: the restaurant is asked at once. Else the payment comes first. */
export function firstStatus(method: string, total: Minor): 'WAIT_CONFIRM' | 'WAIT_PAYMENT' {
  return total === 0 || isPayLater(method) ? 'WAIT_CONFIRM' : 'WAIT_PAYMENT';
}
