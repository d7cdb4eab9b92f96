import type { ProceedBody, WithoutUnpaid } from '@mam/contract/group-order/go-on.schema.ts';
import type { GO_ON_REFUSES } from '@mam/contract/group-order/refusals.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import { type Actor, dinerActor, PAYMENT, SYSTEM } from '@mam/domain/order/actor.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { stillToCome } from '@mam/domain/payment/money-of-order.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../db/dialect.ts';
import { type Answer, isRefused, ok, refuse } from '../http/answer.ts';
import type { Diner } from '../http/caller/principal.ts';
import { buyersOrder } from '../order/buyer.ts';
import { changeShare, peopleOfOrder, publishPeopleEvents } from '../order/people.ts';
import { lockOrder } from '../order/queries.ts';
import { amendOrder } from '../payment/amend-order.ts';
import { type MoneyWriting, settleOrder, updateMoney } from '../payment/settle-order.ts';
import { drawShareCodes } from './order-together.ts';
import { isUnpaid, type RepricedOrder, repriceWithout } from './weigh-anew.ts';

type ProceedCode = (typeof GO_ON_REFUSES)[number];

/** [PA52] [PA53] Writes it down: lines closed, shares as they have become, and money no longer wanted due back. */
async function writeRepriced(
  trx: Trx,
  order: PlacedOrder,
  { leftOut, closed, stay, bill }: RepricedOrder,
  { now, actor }: { readonly now: number; readonly actor: Actor },
): Promise<PlacedOrder> {
  for (const person of leftOut)
    await changeShare(trx, person, { share: 0, share_code: person.share_code, left_out_at: now });
  for (const { person, share } of stay) {
    if (share === (person.share ?? 0)) continue;
    // an owner who had nothing to pay may have something now
    const [drawn] =
      person.share_code === null ? await drawShareCodes(trx, order.brand, 1) : [person.share_code];
    await changeShare(trx, person, { share, share_code: drawn ?? null, left_out_at: null });
  }
  const inShares = Math.max(1, stay.filter(({ share }) => share > 0).length);
  const change = { paysUntil: null, shares: inShares };
  const anew = await amendOrder(trx, order, { bill, closed, with: change }, { now, actor });
  publishPeopleEvents(trx, [...leftOut, ...stay.map(({ person }) => person)], now);
  return anew;
}

function withoutUnpaidWire(
  order: PlacedOrder,
  { leftOut, bill }: RepricedOrder,
  missing: number,
): WithoutUnpaid {
  const { currency } = order;
  return {
    version: order.version,
    left_out: leftOut.map(({ uid, name }) => ({ user_id: uid, name })),
    total_amount: toWire(bill.total, currency),
    missing: toWire(missing, currency),
    sent: order.paidAt !== null,
  };
}

interface ProceedRequest {
  readonly hash: string;
  readonly diner: Diner;
}

async function ownOrder(context: Context, { hash, diner }: ProceedRequest) {
  const order = await buyersOrder(context, hash, diner);
  if (isRefused(order)) return order;
  const selling = await context.stores.get(context.database.read, order.brand, order.storeId);
  return selling ? { order, selling } : refuse('UNKNOWN');
}

/** [PA52] The amounts the owner reads before they decide. */
export async function previewWithoutUnpaid(
  context: Context,
  asked: ProceedRequest,
): Promise<Answer<WithoutUnpaid, ProceedCode>> {
  const own = await ownOrder(context, asked);
  if (isRefused(own)) return own;
  const { order, selling } = own;
  const { read } = context.database;
  const anew = await repriceWithout(read, order, { selling, now: context.now() });
  if (isRefused(anew)) return anew;
  // kept is the money for shares that stay and by the order's own code; the rest goes back to the people left out
  const gone = anew.leftOut.reduce((sum, { share_came }) => sum + share_came, 0);
  const kept = order.bill.total - stillToCome(order) - gone;
  const less = anew.stay.reduce((sum, { person, share }) => sum + Math.max(0, person.share_came - share), 0);
  return ok(withoutUnpaidWire(order, anew, Math.max(0, anew.bill.total - kept + less)));
}

/** [PA52] Goes on without them, once; money that has come since the owner has read it is answered with STALE. */
export async function proceedWithoutUnpaid(
  context: Context,
  asked: ProceedRequest,
  { version }: ProceedBody,
): Promise<Answer<WithoutUnpaid, ProceedCode>> {
  const own = await ownOrder(context, asked);
  if (isRefused(own)) return own;
  const { selling } = own;
  await context.step('before-going-on');
  return context.database.transaction<Answer<WithoutUnpaid, ProceedCode>>(async (trx) => {
    const order = await lockOrder(trx, own.order.brand, own.order.id);
    if (!order) return refuse('UNKNOWN');
    const now = context.now();
    const people = await peopleOfOrder(trx, order);
    const isDone = people.some(({ left_out_at }) => left_out_at !== null) && !people.some(isUnpaid);
    // a second tap, or the first one whose answer was lost
    if (isDone)
      return ok(
        withoutUnpaidWire(order, { leftOut: [], closed: [], stay: [], bill: order.bill }, stillToCome(order)),
      );
    const anew = await repriceWithout(trx, order, { selling, now });
    if (isRefused(anew)) return anew;
    if (order.version !== version + 1) return refuse('STALE');
    if (anew.leftOut.length === 0) return refuse('NOT_PAYABLE');
    const after = await proceedWith(trx, context, order, { anew, now, actor: dinerActor(asked.diner.uid) });
    return ok(withoutUnpaidWire(after, { ...anew, leftOut: [] }, stillToCome(after)));
  });
}

/** Written as it is now; to the restaurant, when nothing of it is missing. */
async function proceedWith(
  trx: Trx,
  writing: MoneyWriting,
  order: PlacedOrder,
  { anew, now, actor }: { readonly anew: RepricedOrder; readonly now: number; readonly actor: Actor },
): Promise<PlacedOrder> {
  const written = await writeRepriced(trx, order, anew, { now, actor });
  return stillToCome(written) > 0 ? written : settleOrder(trx, writing, written, { now, actor: PAYMENT });
}

/**
 * [PA54] The paying time of an order is over: it goes on for those who have paid, once. Where it cannot, or only its
 * owner has not paid, it waits for the rest as any other.
 */
export async function endPayingTime(context: Context, { brand, id, storeId }: PlacedOrder): Promise<void> {
  const { database, stores } = context;
  const selling = await stores.get(database.read, brand, storeId);
  await context.step('before-going-on');
  await database.transaction(async (trx) => {
    const order = await lockOrder(trx, brand, id);
    const now = context.now();
    // another process, the owner or the money was faster
    if (order?.status !== 'WAIT_PAYMENT' || order.paysUntil === null || order.paysUntil > now) return;
    const anew = selling ? await repriceWithout(trx, order, { selling, now }) : null;
    if (anew === null || isRefused(anew) || anew.leftOut.length === 0)
      await updateMoney(trx, order, now, { paysUntil: null });
    else await proceedWith(trx, context, order, { anew, now, actor: SYSTEM });
  });
}
