import type { Minor } from '../money/currency.ts';
import { feeToCollect } from '../order/agreed-fee.ts';
import { feeTalkOfOrder, type PlacedOrder } from '../order/placed-order.ts';
import { amountMissing } from './ledger.ts';

/** An order's money beside its bill. */
type OrderToPay = Pick<PlacedOrder, 'bill' | 'captured' | 'refunded' | 'refundDue'>;

/** [PA47] The part of an order's total that is still to come; money above a share pays for nothing else. */
export const stillToCome = ({ bill: { total }, captured, refunded, refundDue }: OrderToPay): Minor =>
  amountMissing({ total, captured, refunded }, refundDue);

/** [PA48] The amount a payment code asks for: the whole order, or the missing part of one that is paid in shares. */
export const amountToPay = (order: OrderToPay & Pick<PlacedOrder, 'shares'>): Minor =>
  order.shares > 0 ? stillToCome(order) : order.bill.total;

/** The fee of an order, and what it is a part of. */
export const feeOfOrder = (order: PlacedOrder) => ({
  ...feeTalkOfOrder(order),
  status: order.status,
  method: order.paymentMethod,
  paid: order.paidAt !== null,
  fee: order.bill.shipping ?? 0,
  total: order.bill.total,
});

/** [OR34] The amount the courier or the counter still takes for an agreed fee, in minor units. */
export function collectAtDoor(order: PlacedOrder): Minor {
  const { shares, refundDue } = order;
  // [PA47] money that came above a share pays no fee
  const captured = order.captured - (shares > 0 ? refundDue : 0);
  return feeToCollect({ ...feeOfOrder(order), captured });
}
