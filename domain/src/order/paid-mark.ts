import { isPayLater, isTransfer } from '../store/payment-methods.ts';
import { isCancelled, paidMark } from './status.ts';

/**
 * [OR5] The paid mark of an order as its page shows it; null = none. Paid on receipt is no payment yet, and whether a
 * transfer was seen, or what became of the money of an order that ended, is told by the panel of its money.
 */
export function shownPaidMark(status: string | null, method: string): 0 | -1 | 1 | null {
  if (method === '' || isPayLater(method)) return null;
  const mark = paidMark(status);
  return mark === 1 && (isTransfer(method) || (status !== null && isCancelled(status))) ? null : mark;
}
