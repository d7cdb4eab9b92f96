import type { Minor } from '../money/currency.ts';
import { missingAtDoor } from '../order/at-the-door.ts';
import { isOnOpenBill, type PlacedOrder } from '../order/placed-order.ts';
import { isFinal, statusGroup } from '../order/status.ts';
import { isPayLater } from '../store/payment-methods.ts';
import type { Settlement } from './arrival.ts';
import { amountHeld, amountMissing } from './ledger.ts';
import type { Payable } from './payable.ts';

/** An order's money beside its bill. */
type OrderToPay = Pick<PlacedOrder, 'bill' | 'captured' | 'refunded' | 'refundDue'>;

/** [PA47] The part of an order's total that is still to come; money above a share pays for nothing else. */
export const stillToCome = ({ bill: { total }, captured, refunded, refundDue }: OrderToPay): Minor =>
  amountMissing({ total, captured, refunded }, refundDue);

/** [PA48] The amount a payment code asks for: the whole order, or the missing part of one that is paid in shares. */
export const amountToPay = (order: OrderToPay & Pick<PlacedOrder, 'shares'>): Minor =>
  order.shares > 0 ? stillToCome(order) : order.bill.total;

/** An order with what its door may still take. */
export const moneyAtDoor = ({ status, paymentMethod, paidAt, bill, returned, refunded }: PlacedOrder) => ({
  status,
  method: paymentMethod,
  paid: paidAt !== null,
  total: bill.total,
  // a refund that failed has not gone
  returned: Math.min(returned, refunded),
});

/** [OR34] [OR113] The amount the courier or the counter still takes of an order that was paid before, in minor units. */
export function collectAtDoor(order: PlacedOrder): Minor {
  const { shares, refundDue } = order;
  // [PA47] money that came above a share pays for nothing else
  const captured = order.captured - (shares > 0 ? refundDue : 0);
  return missingAtDoor({ ...moneyAtDoor(order), captured });
}

/** [PA14] [PA28] [TB58] Where an order stands with its money. */
export function settlementOfOrder(
  order: Pick<PlacedOrder, 'status' | 'paidAt' | 'paymentMethod' | 'sittingId' | 'billClosedAt'>,
): Settlement {
  const { status, paidAt, paymentMethod } = order;
  if (isFinal(status) && statusGroup(status) === 'CANCELED') return 'over';
  if (paidAt !== null) return 'paid';
  // a transfer that is cooked at once may still be looked for when the food is gone
  const onReceipt = isFinal(status) && isPayLater(paymentMethod ?? '') && !isOnOpenBill(order);
  return onReceipt ? 'collected' : 'unpaid';
}

/** [PA14] An order as something to be paid, as a whole. Money due back pays for nothing else. */
export function payableOrder(order: PlacedOrder): Payable {
  const [standing, atDoor] = [settlementOfOrder(order), collectAtDoor(order)];
  const missing = order.bill.total - amountHeld(order) + order.refundDue;
  return { of: 'order', standing, leftOut: false, missing, wanted: Math.max(0, missing), atDoor };
}

/** [PA47] [PA53] A share of an order as something to be paid. missing: of the share */
export function payableShareOfOrder(
  order: PlacedOrder,
  { missing, leftOut }: Pick<Payable, 'missing' | 'leftOut'>,
): Payable {
  const [standing, atDoor] = [settlementOfOrder(order), collectAtDoor(order)];
  return { of: 'order-share', standing, leftOut, missing, wanted: missing, atDoor };
}
