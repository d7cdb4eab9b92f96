import type { CHANGE_METHOD_REFUSES } from '@mam/contract/payment/refusals.ts';
import { firstStatus } from '@mam/domain/checkout/chosen-method.ts';
import { isOnTrust, oneMoreOpen } from '@mam/domain/checkout/flood.ts';
import { oneMoreUnpaid } from '@mam/domain/checkout/placing.ts';
import type { DinerActor } from '@mam/domain/order/actor.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { nextAttempt } from '@mam/domain/payment/attempt.ts';
import { mayChangeMethod } from '@mam/domain/payment/change-method.ts';
import { amountHeld } from '@mam/domain/payment/ledger.ts';
import { amountToPay } from '@mam/domain/payment/money-of-order.ts';
import { offeredMethods } from '@mam/domain/store/offered-methods.ts';
import { isPayLater, methodOf } from '@mam/domain/store/payment-methods.ts';
import type { Store } from '@mam/domain/store/store.ts';
import type { Trx } from '../db/database.ts';
import { lockNames } from '../db/lanes.ts';
import type { PaymentAttemptRow } from '../db/tables/payment-tables.ts';
import { isRefused, type Refused, refuse } from '../http/answer.ts';
import { floodLimitsOf } from '../limits.ts';
import { mustChange, type StatusWriting } from '../order/change-status.ts';
import { followOrigin, ordersAroundLocked, readOrderOrigin } from '../order/order-origins.ts';
import { lockNamesOfPerson, placedSoFar } from '../order/placed-so-far.ts';
import { lockOrder, updateOrder } from '../order/queries.ts';
import { publishOrderEvent } from '../order/topic.ts';
import { attemptsOfOrder, insertAttempt, latestAttempt, makeLatest, nextPaymentStep } from './attempts.ts';
import { cannotTake } from './method-list.ts';
import { newAttempt } from './new-attempt.ts';
import type { PaymentParts } from './payment-parts.ts';

type ChangeMethodCode = (typeof CHANGE_METHOD_REFUSES)[number];

/** An order with its new way to be paid; no attempt = it is paid on receipt. */
export interface ChangedMethod {
  readonly order: PlacedOrder;
  readonly attempt: PaymentAttemptRow | null;
}

/**
 * [PA27] Pays an order another way. The order's row is taken first, so that money that comes at this moment is heard
 * before or after, and of two changes at once the second sees what the first has made.
 */
export function changeMethod(
  parts: PaymentParts,
  placed: PlacedOrder,
  { method, actor }: { readonly method: string; readonly actor: DinerActor },
): Promise<ChangedMethod | Refused<ChangeMethodCode>> {
  const { database, gateways, now, stores, changeStatus } = parts;
  return database.transaction<ChangedMethod | Refused<ChangeMethodCode>>(async (trx) => {
    const busy = isOnTrust(method) ? await tooManyAround(trx, placed, parts) : null;
    const { brand, id } = placed;
    const order = await lockOrder(trx, brand, id);
    const selling = order && (await stores.get(trx, brand, order.storeId));
    if (!order || !selling) return refuse('UNKNOWN');
    const { store } = selling;
    // asked again, or the answer was lost
    if (method === order.paymentMethod && isPayLater(method) && order.status !== 'WAIT_PAYMENT')
      return { order, attempt: null };
    const refusal =
      methodChangeRefusal(order, store, method) ??
      (isPayLater(method) ? await tooManyOpen(trx, order, store, now()) : null) ??
      (isOnTrust(order.paymentMethod ?? '') ? null : busy);
    if (refusal) return refusal;
    const unable = cannotTake(gateways, store, method, now());
    const living = await livingAttempt(trx, order, method, now());
    if (unable !== null && !living) return refuse(unable);
    return pay(trx, { order, store, method, actor, living, now: now(), changeStatus });
  });
}

function methodChangeRefusal(
  order: PlacedOrder,
  store: Store,
  method: string,
): Refused<ChangeMethodCode> | null {
  const seen = {
    waiting: order.status === 'WAIT_PAYMENT',
    paid: order.paidAt !== null,
    claimed: order.claimedAt !== null,
    begun: amountHeld(order) > 0,
    inShares: order.shares > 0,
  };
  const refusal = mayChangeMethod(seen, method, offeredMethods(store, order.type, order.bill.total));
  return refusal && refuse(refusal.refused);
}

/** [OR15] Paid on receipt it is one more of those that nobody has paid for. */
async function tooManyOpen(
  trx: Trx,
  order: PlacedOrder,
  store: Store,
  now: number,
): Promise<Refused<ChangeMethodCode> | null> {
  const person = { brand: order.brand, uid: order.uid ?? '', phoneKey: order.phoneKey };
  const { openUnpaid } = await placedSoFar(trx, { ...person, phoneNumber: () => order.phoneNumber, now });
  const refusal = oneMoreUnpaid(store, openUnpaid);
  return refusal && refuse(refusal.refused, { limit: refusal.limit });
}

/**
 * [CH5] No puzzle can be asked here, so only orders that need none may change. As for placing: counts made here and
 * below hold until this transaction ends.
 */
async function tooManyAround(
  trx: Trx,
  { brand, id, uid, phoneKey }: PlacedOrder,
  { config, now }: Pick<PaymentParts, 'config' | 'now'>,
): Promise<Refused<ChangeMethodCode> | null> {
  const origin = await readOrderOrigin(trx, brand, id);
  const lanes = lockNamesOfPerson({ brand, uid: uid ?? '', phoneKey: phoneKey || (uid ?? '') });
  if (!origin) {
    await lockNames(trx, lanes);
    return null;
  }
  const shipped = floodLimitsOf(config.limits);
  const limits = { ...shipped, unpaidOfAddress: shipped.unpaidOfAddressFree };
  const around = await ordersAroundLocked(trx, origin, { lanes, now: now(), limits });
  const refusal = oneMoreOpen(around, limits);
  return refusal && refusal.refused !== 'TABLE_BUSY' ? refuse(refusal.refused) : null;
}

/** [PA19] The latest attempt by this method that can still be paid. */
async function livingAttempt(
  trx: Trx,
  order: PlacedOrder,
  method: string,
  now: number,
): Promise<PaymentAttemptRow | undefined> {
  const attempts = await attemptsOfOrder(trx, order.brand, order.id);
  // a transfer of an order in shares fits at any amount: the missing one is written each time it is shown
  const isFor = ({ gateway, amount }: PaymentAttemptRow) =>
    amount === amountToPay(order) || (order.shares > 0 && gateway === 'transfer');
  return attempts.findLast(
    (attempt) => attempt.method === method && isFor(attempt) && nextPaymentStep(attempt, now) === 'same',
  );
}

interface Change extends StatusWriting {
  readonly order: PlacedOrder;
  readonly store: Store;
  readonly method: string;
  readonly actor: DinerActor;
  readonly living: PaymentAttemptRow | undefined;
  readonly now: number;
}

async function pay(trx: Trx, change: Change): Promise<ChangedMethod | Refused<ChangeMethodCode>> {
  const { order, method, actor, now } = change;
  const attempt = isPayLater(method) ? null : await ensureAttempt(trx, change);
  if (attempt !== null && isRefused(attempt)) return attempt;
  const paymentType = methodOf(method)?.type ?? 'OTHER';
  const chosen = { paymentMethod: method, paymentType };
  const to = firstStatus(method, order.bill.total);
  if (to !== order.status) {
    const step = { to, actor, now, with: chosen };
    return { order: await mustChange(change.changeStatus(trx, order, step)), attempt };
  }
  const changed = await updateOrder(trx, order, { ...chosen, updatedAt: now });
  if (!changed) throw new Error('an order was changed while its row was taken');
  if (isOnTrust(method)) await followOrigin(trx, changed);
  publishOrderEvent(trx, changed, now);
  return { order: changed, attempt };
}

/** The attempt to pay by now: the newest of the order, whether it is new or was there before. */
async function ensureAttempt(
  trx: Trx,
  { order, store, method, living, now }: Change,
): Promise<PaymentAttemptRow | Refused<ChangeMethodCode>> {
  const latest = await latestAttempt(trx, order.brand, order.id);
  if (living) return living.id === latest?.id ? living : makeLatest(trx, living, (latest?.number ?? 0) + 1);
  const last = { number: latest?.number ?? 0, state: 'failed' as const, expiresAt: now };
  const next = nextAttempt(last, now);
  if (typeof next !== 'string') return refuse(next.refused);
  const attempt = newAttempt({ ...order, paymentMethod: method }, store, last.number + 1, now);
  return (attempt && (await insertAttempt(trx, attempt))) ?? refuse('NOT_PAYABLE');
}
