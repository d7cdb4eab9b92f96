import type { Minor } from '../money/currency.ts';
import {
  countsInDong,
  type Method,
  type MethodTitle,
  type MethodType,
  methodOf,
  PAY_ON_DELIVERY,
} from './payment-methods.ts';
import type { OrderType, Store } from './store.ts';

const CASH = 'CASH_ON_DELIVERY';
const ORDER: readonly MethodType[] = ['OTHER', 'QR', 'APP'];

export interface OfferedMethod {
  readonly method: string;
  readonly type: MethodType;
  readonly title: MethodTitle;
  /** why it cannot be chosen */
  readonly disabled: 'NO_SHIPPING' | null;
}

/** A key that methods share which a diner takes for one and the same way to pay. */
function paymentWayKey(code: string): string {
  const known = methodOf(code);
  return known?.gateway ? `${known.type} ${known.title} ${known.gateway}` : code;
}

/** [PA36] Each way to pay once: of methods that lead to the same app or code the chosen one, else the first. */
export function listedMethods(offered: readonly OfferedMethod[], chosen: string | null): OfferedMethod[] {
  return offered.filter(({ method }) => {
    const same = offered.filter((other) => paymentWayKey(other.method) === paymentWayKey(method));
    return (same.find((other) => other.method === chosen) ?? same[0])?.method === method;
  });
}

/**
 * [PA2] [PA3] [PA4] [PA5] [PA7] The methods a diner can pay this order with: OTHER, then QR, then APP. A total of 0
 * leaves pay on delivery alone; without delivery to be had every method is disabled.
 */
export function offeredMethods(
  store: Pick<Store, 'payments' | 'prepaid' | 'currency'>,
  type: OrderType | 'TABLE',
  total: Minor,
  noShipping = false,
): OfferedMethod[] {
  const disabled = noShipping ? 'NO_SHIPPING' : null;
  if (total === 0) return [{ method: PAY_ON_DELIVERY, type: 'OTHER', title: 'pay-later', disabled }];
  const codes = [...new Set(store.payments.map(({ method }) => method))];
  return codes
    .flatMap((method): OfferedMethod[] => {
      const known = methodOf(method);
      if (known === null || !isAllowed(method, known, store, type)) return [];
      return [{ method, type: known.type, title: known.title, disabled }];
    })
    .sort((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type));
}

/** [PA6] The method to start with: the last one used if it can be chosen, else pay on delivery, else the first that can. */
export function defaultMethod(offered: readonly OfferedMethod[], last: string | null): string | null {
  const free = offered.filter(({ disabled }) => disabled === null).map(({ method }) => method);
  return [last, PAY_ON_DELIVERY].find((wish) => wish !== null && free.includes(wish)) ?? free[0] ?? null;
}

/** [PA3] Cash only for scheduled delivery; [PA4] a prepaid store takes nothing later; [PA8] đồng methods only for đồng. */
function isAllowed(
  code: string,
  known: Method,
  store: Pick<Store, 'prepaid' | 'currency'>,
  type: OrderType | 'TABLE',
): boolean {
  if (code === CASH && type !== 'DELIAT') return false;
  if (store.prepaid && known.type === 'OTHER') return false;
  return !known.dongOnly || countsInDong(store.currency);
}
