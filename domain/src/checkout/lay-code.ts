import { isCancelled, isFinal, type OrderStatus } from '../order/status.ts';
import type { Quote } from '../pricing/amounts.ts';
import { withVoucher } from '../pricing/quote.ts';
import { isPayLater } from '../store/payment-methods.ts';
import type { VoucherEffect } from '../voucher/voucher.ts';

/** An order as far as it decides whether a code is still laid on it. */
export interface CodelessOrder {
  readonly status: OrderStatus;
  /** [TB58] its table's bill is open: until that is closed it may be eaten and still to be paid */
  readonly isOnOpenBill: boolean;
  /** it has one already, of its diner's or of the staff's */
  readonly hasVoucher: boolean;
  /** ordered together: its shares are everybody's own */
  readonly isTogether: boolean;
  readonly paymentMethod: string;
  /** money that has come for it, or is said to be sent */
  readonly hasMoney: boolean;
  /** [TB98] some of its table's bill is paid, or about to be */
  readonly isBillTouched: boolean;
}

export type LayRefusal =
  | 'VOUCHER_ORDER_OVER'
  | 'VOUCHER_LAID'
  | 'VOUCHER_TOGETHER'
  | 'VOUCHER_ORDER_PAID'
  | 'VOUCHER_BILL_PAID';

/** [VO22] [TB98] Whether staff can lay a code on an order; null = yes. */
export function whyNoCode(order: CodelessOrder): LayRefusal | null {
  if (isCancelled(order.status) || (isFinal(order.status) && !order.isOnOpenBill))
    return 'VOUCHER_ORDER_OVER';
  if (order.hasVoucher) return 'VOUCHER_LAID';
  if (order.isTogether) return 'VOUCHER_TOGETHER';
  if (order.hasMoney || !isPayLater(order.paymentMethod)) return 'VOUCHER_ORDER_PAID';
  return order.isBillTouched ? 'VOUCHER_BILL_PAID' : null;
}

/**
 * [VO22] The bill of an order with a code laid on it: every line as it was charged, the reduction taken off their sum, and
 * what hangs on it worked out anew; null = the code changes dishes, which nobody does here.
 */
export const billWithCode = (sold: Quote, voucher: VoucherEffect): Quote | null =>
  voucher.lines.length > 0 ? null : withVoucher(sold, voucher);
