import { amountMissing } from '@mam/domain/payment/ledger.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { isPayLater } from '@mam/domain/store/payment-methods.ts';
import { orderEnding } from '../order/steps.ts';

type Moneyed = Pick<
  BoardOrder,
  | 'status'
  | 'paymentMethod'
  | 'paidAt'
  | 'claimedAt'
  | 'toCollect'
  | 'isOnBill'
  | 'captured'
  | 'refunded'
  | 'refundDue'
  | 'total'
>;

/** bill: with the table's; collect: at the door; claimed: said to be sent, not seen; unpaid: only asked for so far. */
export type MoneyState = 'bill' | 'collect' | 'claimed' | 'unpaid' | 'paid';

/** Where an order stands with its money, in one word. */
export function moneyStateOf(order: Moneyed): MoneyState {
  if (order.isOnBill && order.paidAt === null) return 'bill';
  if (order.toCollect > 0) return 'collect';
  if (isPayLater(order.paymentMethod) || order.paidAt !== null) return 'paid';
  return order.claimedAt === null ? 'unpaid' : 'claimed';
}

/** A trouble with an order's money that a person has to know of. */
export type MoneyCase = 'claimed' | 'under' | 'over' | 'due';

/** [PA14] The trouble with an order's money that waits for a person; null = none. */
export function openMoneyCase(order: Moneyed): MoneyCase | null {
  if (order.refundDue > 0) return 'due';
  const waits = order.status === 'WAIT_PAYMENT' || moneyStateOf(order) === 'claimed';
  if (!waits || orderEnding(order) === 'cancelled') return null;
  if (order.captured > order.refunded) return amountMissing(order) > 0 ? 'under' : 'over';
  return order.claimedAt === null ? null : 'claimed';
}

/** [PA65] Whether money came for an order that could go back: by a gateway, a bank, or when it was handed over. */
export const hasHadMoney = (order: Pick<BoardOrder, 'status' | 'captured'>): boolean =>
  order.captured > 0 || orderEnding(order) === 'completed';
