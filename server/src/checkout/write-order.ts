import { randomUUIDv7 } from 'node:crypto';
import type { Language } from '@mam/contract/http/language.ts';
import { moment, seconds } from '@mam/contract/http/moment-wire.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import { type Actor, dinerActor } from '@mam/domain/order/actor.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { promiseIn, promiseWithin, proposedMinutes } from '@mam/domain/order/promise.ts';
import { slotLimitOf, UNPAID_HOLDS } from '@mam/domain/slot/slot.ts';
import type { Store } from '@mam/domain/store/store.ts';
import type { Trx } from '../db/database.ts';
import { deferWrite } from '../db/left-writes.ts';
import { ok } from '../http/answer.ts';
import { mustChange } from '../order/change-status.ts';
import { openToProvers } from '../order/further-buyers.ts';
import type { Names } from '../order/hash.ts';
import { insertOrigin, type Origin } from '../order/order-origins.ts';
import { insertLines, insertOrder } from '../order/queries.ts';
import { insertStep } from '../order/steps.ts';
import { publishOrderEvent } from '../order/topic.ts';
import { insertAttempt } from '../payment/attempts.ts';
import { newAttempt } from '../payment/new-attempt.ts';
import { takePlace } from '../slot/slot-places.ts';
import { takeVoucher } from '../voucher/queries.ts';
import { lineRows, newOrder } from './new-order.ts';
import { type Placer, type StaffPlacer, uidOf } from './placer.ts';
import type { AdmittedPlacing, PlacingAnswer } from './placing-request.ts';
import type { Seat } from './take-seat.ts';
import { voucherGone } from './voucher-gone.ts';
import type { PricedOrder } from './weigh-order.ts';

interface PlacingDetails {
  readonly origin: Origin;
  readonly language: Language;
  readonly names: Names;
  readonly tableVerified: boolean;
  readonly seat: Seat;
  /** the number a guest at a table has proved; undefined = none */
  readonly provedNumber: string | undefined;
}

type Write = (way: Trx) => Promise<unknown>;

/** Leaves a write to the commit; what is accepted in the same act has to be there at once. */
const writerFor =
  (trx: Trx, { kind }: Placer) =>
  async (write: Write): Promise<void> => {
    if (kind === 'staff') await write(trx);
    else deferWrite(trx, write);
  };

const actorOf = (placer: Placer): Actor => (placer.kind === 'staff' ? placer.actor : dinerActor(placer.uid));

/** Writes an order that has been weighed and let in, with all that belongs to it. */
export async function writePlacedOrder(
  trx: Trx,
  weighed: PricedOrder,
  { origin, language, names, ...where }: PlacingDetails,
  { request: { body, placer, now }, step, tellPlaced, changeStatus, together }: AdmittedPlacing,
): Promise<PlacingAnswer> {
  const uid = uidOf(placer);
  const { store, quote, sent, type, at } = weighed;
  await step('before-redemption');
  // ids in the order of time: rows of one moment lie on one page, so a commit writes few
  const id = randomUUIDv7();
  const { brand } = origin;
  // [MS17] nobody knows what a caller reads
  const read = uid === null ? null : language;
  const order = newOrder(weighed, body, { id, uid, now, language: read, together, ...where, ...names });
  const leave = writerFor(trx, placer);
  await leave((way) => insertOrder(way, order));
  // a use names its order, so it is written after it
  const taking = { order_id: id, brand, uid: uid ?? '', phone: sent?.countedBy ?? '', at: now };
  if (sent?.use && !(await takeVoucher(trx, sent.use, taking)))
    return voucherGone({ ...sent, code: 2 }, weighed, language);
  await leave((way) => insertLines(way, lineRows(weighed, { id, uid: uid ?? '', together })));
  await openToProvers(trx, order, now);
  together?.ordered(trx, order, quote);
  const { status } = order;
  await leave((way) => insertStep(way, order, { at: now, actor: actorOf(placer) }));
  const heldUntil = status === 'WAIT_PAYMENT' ? now + UNPAID_HOLDS : null;
  const origins = { ...origin, heldUntil: slotLimitOf(store, type) && heldUntil };
  // [OR103] one that staff have taken stands in no stranger's way
  if (uid !== null) await leave((way) => insertOrigin(way, order, origins));
  if (order.tableName === null) await takePlace(trx, store, { id, type, at, now, heldUntil });
  const attempt = status === 'WAIT_PAYMENT' ? newAttempt(order, store, 1, now) : null;
  if (attempt) await leave((way) => insertAttempt(way, attempt));
  publishOrderEvent(trx, order, now);
  tellPlaced(trx);
  const accepted =
    placer.kind === 'staff' && status === 'WAIT_CONFIRM'
      ? await mustChange(changeStatus(trx, order, acceptance(order, store, placer, now)))
      : order;
  return ok({
    hash: order.hash,
    id,
    _id: id,
    order_code: order.code,
    mam_code: order.code,
    status: accepted.status,
    total_amount: toWire(quote.total, store.currency),
    created_at: seconds(now),
    promised_at: moment(accepted.promisedAt),
    ready_at: null,
  });
}

/** [OR102] [OR68] Taken is accepted: as it was said to the caller, else as the house proposes. */
function acceptance(order: PlacedOrder, store: Store, { actor, promise }: StaffPlacer, now: number) {
  const { kind: type, wishedAt: wantedAt, readyAt } = order;
  const promised = promise
    ? promiseWithin(promise, type, now)
    : promiseIn(proposedMinutes({ type, wantedAt }, store, now), now);
  return { to: 'CONFIRMED', actor, now, with: { ...promised, readyAt } } as const;
}
