import { type Actor, PAYMENT } from '@mam/domain/order/actor.ts';
import { isOnOpenBill, type PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { isFinal, statusGroup } from '@mam/domain/order/status.ts';
import { mayMove } from '@mam/domain/order/transitions.ts';
import { type Arrival, attemptAfter, judgeArrival, type Settlement } from '@mam/domain/payment/arrival.ts';
import { amountHeld, buildLedger } from '@mam/domain/payment/ledger.ts';
import { collectAtDoor } from '@mam/domain/payment/money-of-order.ts';
import { arrivalOfShare } from '@mam/domain/payment/shares-of-order.ts';
import { type GatewayName, isPayLater } from '@mam/domain/store/payment-methods.ts';
import type { Database, Trx } from '../db/database.ts';
import { type Refused, refuse } from '../http/answer.ts';
import { mustChange, type StatusWriting } from '../order/change-status.ts';
import { followOrigin } from '../order/order-origins.ts';
import { lockOrder, type OrderChange, updateOrder } from '../order/queries.ts';
import { insertStep } from '../order/steps.ts';
import { publishOrderEvent } from '../order/topic.ts';
import { endWithMoney } from './attempts.ts';
import { insertMoney, type MoneyDocument, nameConfirmed, paymentsOfOrder } from './money.ts';
import { isLeftOut, keepShares, missingOfShare, readMoney } from './share/shares.ts';

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

/** Money as a gateway, a bank or a person tells of it. */
export interface Money {
  readonly brand: string;
  readonly orderId: string;
  readonly attemptId: string | null;
  /** [PA46] the code of the share it is for; null = for the order */
  readonly share: string | null;
  readonly gateway: GatewayName;
  readonly amount: number;
  /** the gateway's number of it; null = a person has seen it */
  readonly transaction: string | null;
  readonly document: MoneyDocument;
  readonly now: number;
}

export interface TakenMoney {
  readonly arrival: Arrival | 'matches';
}

/** The refusal of money reported twice: rolls back, and is nobody's answer. */
export interface Repeated {
  readonly refused: 'REPEATED';
}

/**
 * Writes down money that has come in and does what it means [PA14]. The order's row is taken first, so that two
 * words about one order, whoever brings them, are heard one after the other.
 */
export function takeMoney(
  { database, ...writing }: MoneyWriting & { readonly database: Database },
  money: Money,
): Promise<TakenMoney | Repeated | Refused> {
  return database.transaction<TakenMoney | Repeated | Refused>(async (trx) => {
    const order = await lockOrder(trx, money.brand, money.orderId);
    if (!order) return refuse('UNKNOWN');
    return (await matchConfirmed(trx, order, money)) ?? capture(trx, writing, order, money);
  });
}

/** [PA14] The bank tells of what staff have already seen and confirmed: the same money, named. */
async function matchConfirmed(trx: Trx, order: PlacedOrder, money: Money): Promise<TakenMoney | null> {
  if (money.gateway !== 'transfer' || money.transaction === null) return null;
  const seen = (await paymentsOfOrder(trx, order.brand, order.id)).find(
    ({ status, provider_ref, amount, share_code, bill_money_id }) =>
      status === 'confirmed' &&
      provider_ref === null &&
      // [PA62] money confirmed of a bill is matched by the code of its share, not here
      bill_money_id === null &&
      amount === money.amount &&
      share_code === money.share,
  );
  if (!seen) return null;
  const named = await nameConfirmed(trx, seen, money.transaction, money.document.statement ?? '');
  if (!named) return null;
  await updateMoney(trx, order, money.now);
  return { arrival: 'matches' };
}

async function capture(
  trx: Trx,
  writing: MoneyWriting,
  order: PlacedOrder,
  money: Money,
): Promise<TakenMoney | Repeated> {
  const arrival = await decideArrival(trx, order, money);
  const written = await insertMoney(trx, {
    brand: order.brand,
    order_id: order.id,
    kind: 'capture',
    method: money.gateway,
    amount: money.amount,
    currency: order.currency.symbol,
    status: arrival,
    provider_ref: money.transaction,
    document: money.document,
    created_at: money.now,
    attempt_id: money.attemptId,
    share_code: money.share,
    capture_id: null,
  });
  if (!written) return { refused: 'REPEATED' };
  if (money.attemptId) await endWithMoney(trx, money.attemptId, attemptAfter(arrival));
  const { now } = money;
  if (await isComplete(trx, order, arrival)) await settleOrder(trx, writing, order, { now, actor: PAYMENT });
  else {
    const updated = await updateMoney(trx, order, now);
    if (arrival === 'late') await writing.followMoney.late(trx, updated, now);
  }
  return { arrival };
}

/** [PA14] [PA47] Decides what the money is worth that has come for an order, or for a share of it. */
async function decideArrival(trx: Trx, order: PlacedOrder, { share, amount }: Money): Promise<Arrival> {
  const [standing, atDoor] = [settlementOfOrder(order), collectAtDoor(order)];
  if (share !== null) {
    const came = await readMoney(trx, order);
    const [missing, leftOut] = [missingOfShare(came, share), isLeftOut(came, share)];
    return arrivalOfShare({ standing, missing, leftOut, atDoor }, amount);
  }
  // money due back pays for nothing else
  const kept = amountHeld(order) - order.refundDue;
  return judgeArrival({ standing, total: order.bill.total, kept, atDoor }, amount);
}

/** [PA47] Whether an order is paid now; one that is paid in shares is as soon as all of it is there. */
async function isComplete(trx: Trx, order: PlacedOrder, arrival: Arrival): Promise<boolean> {
  if (order.shares === 0) return arrival === 'settles';
  return settlementOfOrder(order) === 'unpaid' && (await ledgerNow(trx, order)).ledger.missing === 0;
}

async function ledgerNow(trx: Trx, order: PlacedOrder) {
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
  const { money, standing, ledger } = await ledgerNow(trx, order);
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
): Promise<PlacedOrder> => writeMoney(trx, order, now, change);

/** The same with another bill, for amend-order.ts alone. */
export const updateBill = (
  trx: Trx,
  order: PlacedOrder,
  now: number,
  change: OrderChange & Pick<PlacedOrder, 'bill'>,
): Promise<PlacedOrder> => writeMoney(trx, order, now, change);

async function writeMoney(
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
