import { isCancelled, isFinal, type OrderStatus } from '../order/status.ts';
import { isPayLater } from '../store/payment-methods.ts';

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
