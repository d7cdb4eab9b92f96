import type { Currency } from '../money/currency.ts';

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
const DONG_SIGNS: readonly string[] = ['đ', '₫', 'vnd', 'vnđ'];

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

/** [PA8] Whether a store counts in đồng. */
export function countsInDong({ symbol, decimals }: Currency): boolean {
  return decimals === 0 && DONG_SIGNS.includes(symbol.trim().toLowerCase());
}

/** [PA63] Whether a store counts in euro. */
export function countsInEuro({ symbol, decimals }: Currency): boolean {
  return decimals === 2 && ['€', 'eur', 'euro'].includes(symbol.trim().toLowerCase());
}
