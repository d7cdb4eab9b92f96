import type { Currency, Minor } from '../money/currency.ts';
import type { OrderType, Store } from './store.ts';

/** OTHER = paid to the restaurant, QR = a code to scan, APP = another app takes over. */
export type MethodType = 'OTHER' | 'QR' | 'APP';

/** A method's name as a key; the apps word it. */
export type MethodTitle = 'pay-later' | 'qr' | 'momo' | 'zalopay' | 'atm' | 'atm-momo';

/** The way the money comes; transfer = to the restaurant's own bank account. */
export type GatewayName = 'momo' | 'zalopay' | 'onepay' | 'transfer';

export interface Method {
  readonly type: MethodType;
  readonly title: MethodTitle;
  /** null = paid to the restaurant */
  readonly gateway: GatewayName | null;
  /** settles in đồng and nothing else */
  readonly dongOnly: boolean;
}

const METHODS: Readonly<Record<string, Method>> = {
  PAYMENT_ON_DELIVERY: { type: 'OTHER', title: 'pay-later', gateway: null, dongOnly: false },
  CASH_ON_DELIVERY: { type: 'OTHER', title: 'pay-later', gateway: null, dongOnly: false },
  TRANSFER: { type: 'QR', title: 'qr', gateway: 'transfer', dongOnly: false },
  MOMO_QR_AIO: { type: 'QR', title: 'qr', gateway: 'momo', dongOnly: true },
  MOMO_QR_AIO_APP: { type: 'APP', title: 'momo', gateway: 'momo', dongOnly: true },
  MOMOQR4: { type: 'APP', title: 'momo', gateway: 'momo', dongOnly: true },
  MOMO_P2SU: { type: 'APP', title: 'momo', gateway: 'momo', dongOnly: true },
  ZALOPAYQR4: { type: 'APP', title: 'zalopay', gateway: 'zalopay', dongOnly: true },
  ONEPAY: { type: 'APP', title: 'atm', gateway: 'onepay', dongOnly: true },
  ATM_VIA_MOMO: { type: 'APP', title: 'atm-momo', gateway: 'momo', dongOnly: true },
};

export const PAY_ON_DELIVERY = 'PAYMENT_ON_DELIVERY';
export const TRANSFER = 'TRANSFER';
const CASH = 'CASH_ON_DELIVERY';
const ORDER: readonly MethodType[] = ['OTHER', 'QR', 'APP'];
const DONG_SIGNS: readonly string[] = ['đ', '₫', 'vnd', 'vnđ'];

export interface OfferedMethod {
  readonly method: string;
  readonly type: MethodType;
  readonly title: MethodTitle;
  /** why it cannot be chosen */
  readonly disabled: 'NO_SHIPPING' | null;
}

/** [PA1] The facts of a payment method; null for a code nobody knows. */
export function methodOf(code: string): Method | null {
  return Object.hasOwn(METHODS, code) ? (METHODS[code] ?? null) : null;
}

/** [PA22] The gateway of a method; null when it is paid to the restaurant, or nobody knows it. */
export function gatewayOf(code: string): GatewayName | null {
  return methodOf(code)?.gateway ?? null;
}

/** [PA2] Whether a method is settled with the restaurant and not before. */
export function isPayLater(code: string): boolean {
  return methodOf(code)?.type === 'OTHER';
}

/** [PA1] Whether a method is a transfer to the restaurant's own account. */
export function isTransfer(code: string): boolean {
  return methodOf(code)?.gateway === 'transfer';
}

/** [PA23] Whether a method is a bank card: it is typed in on the gateway's page, whatever the device. */
export function isCard(code: string): boolean {
  const title = methodOf(code)?.title;
  return title === 'atm' || title === 'atm-momo';
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

/** [PA8] Whether a store counts in đồng. */
export function countsInDong({ symbol, decimals }: Currency): boolean {
  return decimals === 0 && DONG_SIGNS.includes(symbol.trim().toLowerCase());
}

/** [PA63] Whether a store counts in euro. */
export function countsInEuro({ symbol, decimals }: Currency): boolean {
  return decimals === 2 && ['€', 'eur', 'euro'].includes(symbol.trim().toLowerCase());
}
