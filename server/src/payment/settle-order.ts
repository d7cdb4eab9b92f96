import { type Actor, PAYMENT } from '@mam/domain/order/actor.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { mayMove } from '@mam/domain/order/transitions.ts';
import { amountHeld, buildLedger } from '@mam/domain/payment/ledger.ts';
import { settlementOfOrder } from '@mam/domain/payment/money-of-order.ts';
import type { Trx } from '../db/dialect.ts';
import { mustChange, type StatusWriting } from '../order/change-status.ts';
import { followOrigin } from '../order/order-origins.ts';
import { type OrderChange, updateOrder } from '../order/queries.ts';
import { insertStep } from '../order/steps.ts';
import { publishOrderEvent } from '../order/topic.ts';
import { keepShares, readMoney } from './share/shares.ts';

/** Something that follows from an order's money, in the same transaction, whose row is taken. */
type Follow = (trx: Trx, order: PlacedOrder, now: number) => Promise<void>;

/** The money of an order is complete, or some of it went back or comes again. */
export interface PointsFollow {
  readonly paid: Follow;
  readonly givenBack: Follow;
}

/** An order's money has consequences, also where some came when it was over. */
export interface FollowMoney extends PointsFollow {
  readonly late: Follow;
}

/** The writers handed to every command that writes an order's money. */
export interface MoneyWriting extends StatusWriting {
  readonly followMoney: FollowMoney;
}

/** The ledger of an order, from every payment and refund there is. */
export async function ledgerOfOrder(trx: Trx, order: PlacedOrder) {
  const money = await readMoney(trx, order);
  const standing = settlementOfOrder(order);
  const { captures, refunds, aboveShares } = money;
  return {
    money,
    standing,
    ledger: buildLedger(captures, refunds, { standing, total: order.bill.total, aboveShares }),
  };
}

/** Works out an order's amounts from its payments and refunds, and writes down what of its shares has come. */
async function settleAmounts(trx: Trx, order: PlacedOrder, now: number) {
  const { money, standing, ledger } = await ledgerOfOrder(trx, order);
  await keepShares(trx, money, now);
  const { captured, refunded, surplus } = ledger;
  const waits = standing === 'unpaid' && order.shares === 0 && order.sittingId === null;
  return { captured, refunded, refundDue: waits ? 0 : surplus };
}

/** Works the order's amounts out anew from every payment and refund, and rings its bells. */
export const updateMoney = (
  trx: Trx,
  order: PlacedOrder,
  now: number,
  change: OrderChange = {},
): Promise<PlacedOrder> => updateBill(trx, order, now, change);

/** The same, and with another bill, for amend-order.ts alone. */
export async function updateBill(
  trx: Trx,
  order: PlacedOrder,
  now: number,
  change: OrderChange & Partial<Pick<PlacedOrder, 'bill'>>,
): Promise<PlacedOrder> {
  const amounts = await settleAmounts(trx, { ...order, ...change }, now);
  const updated = await updateOrder(trx, order, { ...change, ...amounts, updatedAt: now });
  if (!updated) throw new Error('an order was changed while its row was taken');
  if (amountHeld(order) > 0 !== amountHeld(updated) > 0) await followOrigin(trx, updated);
  publishOrderEvent(trx, updated, now);
  return updated;
}

/** Somebody of the restaurant made an order paid, or the payment itself. */
interface Settling {
  readonly now: number;
  readonly actor: Actor;
}

/** The money is complete: PAYMENT_SUCCESS, then to the restaurant; a claimed transfer stands there already. */
export async function settleOrder(
  trx: Trx,
  { changeStatus, followMoney }: MoneyWriting,
  order: PlacedOrder,
  { now, actor }: Settling,
): Promise<PlacedOrder> {
  if (mayMove(order, 'PAYMENT_SUCCESS', 'payment') !== null) {
    const paid = await updateMoney(trx, order, now, { paidAt: now });
    await insertStep(trx, paid, { at: now, actor });
    await followMoney.paid(trx, paid, now);
    return paid;
  }
  const amounts = await settleAmounts(trx, { ...order, status: 'PAYMENT_SUCCESS', paidAt: now }, now);
  const step = { actor, as: 'payment', now, with: { ...amounts, paidAt: now } } as const;
  const paid = await mustChange(changeStatus(trx, order, { to: 'PAYMENT_SUCCESS', ...step }));
  return mustChange(changeStatus(trx, paid, { to: 'WAIT_CONFIRM', actor: PAYMENT, now }));
}
