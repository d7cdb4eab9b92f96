import { randomUUIDv7 } from 'node:crypto';
import type { Language } from '@mam/contract/http/language.ts';
import { seconds } from '@mam/contract/http/moment-wire.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import { quoteToWire } from '@mam/contract/pricing/quote-wire.ts';
import { checkout, type OpenCheckout } from '@mam/domain/checkout/checkout.ts';
import { asksPuzzle, type OrdersAround, oneMoreOpen, wouldStandUnpaid } from '@mam/domain/checkout/flood.ts';
import type { PlacingRefusal } from '@mam/domain/checkout/placing.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { dinerActor } from '@mam/domain/order/actor.ts';
import { slotLimitOf, UNPAID_HOLDS } from '@mam/domain/slot/slot.ts';
import { isTableInStore, parseTable } from '@mam/domain/table/table-name.ts';
import type { Trx } from '../db/database.ts';
import { deferWrite } from '../db/left-writes.ts';
import { lastProvedNumber } from '../diner/phone-proofs.ts';
import { isRefused, ok, type Refused, refuse } from '../http/answer.ts';
import type { SellingStore } from '../menu/selling-store.ts';
import { openToProvers } from '../order/further-buyers.ts';
import { freeNames, type Names } from '../order/hash.ts';
import { insertOrigin, type Origin } from '../order/order-origins.ts';
import type { PlacedSoFar } from '../order/placed-so-far.ts';
import { insertLines, insertOrder, isCodeTaken } from '../order/queries.ts';
import { insertStep } from '../order/steps.ts';
import { publishOrderEvent } from '../order/topic.ts';
import { insertAttempt } from '../payment/attempts.ts';
import { cannotTake } from '../payment/method-list.ts';
import { newAttempt } from '../payment/new-attempt.ts';
import { fullSlotLocked, takePlace } from '../slot/slot-places.ts';
import { pausedRefusal } from '../store/paused-refusal.ts';
import { takeVoucher } from '../voucher/queries.ts';
import { spendCaptcha } from './captcha.ts';
import { lineRows, newOrder, writtenMethod } from './new-order.ts';
import type { OrderContext, PlacingAnswer, PlacingCode, PlacingContext } from './placing-request.ts';
import { slotFull } from './slot-refusal.ts';
import { NO_SEAT, type Seat, type SeatRequest, type TakeSeat } from './take-seat.ts';
import type { GroupCart } from './together.ts';
import { refusedVoucher, voucherGone } from './voucher-gone.ts';
import { draftPhoneKey, type PricedOrder, sentVoucher } from './weigh-order.ts';

/** One that has been let in. */
type AdmittedPlacing = PlacingContext & { readonly together: GroupCart | null };

/** The store sells something else than when the body was read: nothing was written, it is read again. */
export class StoreChanged extends Error {}

/** Places an order in the transaction it is handed: checked and priced by what the store sells now, then written. */
export async function placeOrder(
  trx: Trx,
  found: OrderContext | undefined,
  placing: PlacingContext,
): Promise<PlacingAnswer> {
  const { request, read, limits, together } = placing;
  const { placer, now } = request;
  if (together && isRefused(together)) return together;
  if (isRefused(read)) return read;
  const admitted = { ...placing, together };
  // before anything is decided: nobody in it changes anything from here on
  const notTogether = await together?.take(trx);
  if (notTogether) return notTogether;
  const { selling, open } = read;
  const { store } = selling;
  if (!found) throw new Error('nothing was looked up for this order');
  const { origin, sold, around, sofar } = found;
  if (sold !== selling) throw new StoreChanged();
  const language = request.speak(store);
  const asked = selling.store.captcha || asksPuzzle(around, limits.flood);
  const solved = placer.kind === 'diner' ? placer.solved : null;
  if (asked && !(solved && (await spendCaptcha(trx, solved)))) return refuse('CAPTCHA_REQUIRED');
  if (isRefused(open)) return open;
  if (!isAtKnownTable(selling, open)) return refuse('TABLE_UNKNOWN');
  const weighed = await priceOrder(trx, open, sofar, admitted);
  if (sofar.lastMinute >= limits.perMinute || sofar.lastDay >= limits.perDay) return refuse('TOO_OFTEN');
  if (weighed.refusal?.refused === 'SLOT_FULL') return slotFull(trx, weighed, now);
  const refusal = placingRefusal(weighed, { around, language }, admitted);
  if (refusal) return refusal;
  await placing.step('after-price');
  const names = sofar.isCodeTaken
    ? await freeNames((code) => isCodeTaken(trx, read.brand, code))
    : found.names;
  const { brand, storeId } = origin;
  const table = weighed.draft.table ?? null;
  const seat = await takeSeatFor(trx, { brand, storeId, table }, placing);
  if (isRefused(seat)) return seat;
  // [TB50] a guest of the sitting came with the code; the code alone makes nobody one of the party that sits there
  const tableVerified = seat.sitting !== null || (found.tableVerified && !seat.outside);
  // [TB86] nobody types a number at a table; theirs is known where they have proved it
  const provedNumber = table === null ? undefined : await lastProvedNumber(trx, { brand, uid: placer.uid });
  return writePlacedOrder(
    trx,
    weighed,
    { origin, language, names, tableVerified, seat, provedNumber },
    admitted,
  );
}

/** [TB50] The seat of whoever orders at a table; one who orders from outside has none. */
async function takeSeatFor(
  trx: Trx,
  at: Pick<SeatRequest, 'brand' | 'storeId' | 'table'>,
  { request: { placer, table, now }, parts: { seats } }: PlacingContext,
): ReturnType<TakeSeat> {
  if (!table || !seats) return NO_SEAT;
  return seats.takeSeat(trx, { ...at, uid: placer.uid, sitting: table.sitting, now });
}

/** Works out the order as it stands now: its price, its voucher, its slot. */
async function priceOrder(
  trx: Trx,
  open: OpenCheckout,
  { openUnpaid }: PlacedSoFar,
  { request: { body, placer, now }, known, together }: AdmittedPlacing,
): Promise<PricedOrder> {
  // [GO12] a promotion earned together allows no code beside it
  const sent = together ? null : await sentVoucher(trx, open, body, placer.uid);
  const share = together?.share ?? null;
  const full = open.draft.table ? [] : await fullSlotLocked(trx, open.store, open, now);
  const facts = { voucher: sent?.effect ?? null, share, known, openUnpaid, full };
  return { ...checkout(open, facts), sent, phoneKey: draftPhoneKey(open) };
}

/** Why an order that has been weighed is not written; null = it is. */
function placingRefusal(
  weighed: PricedOrder,
  { around, language }: { readonly around: OrdersAround; readonly language: Language },
  { request: { body, now }, limits, gateways, together }: AdmittedPlacing,
): Refused<PlacingCode> | null {
  const { refusal, store, quote } = weighed;
  if (refusal) return wordPlacingRefusal(refusal, weighed, { together, now });
  const where = { seat: around.seat, inSlot: slotLimitOf(store, weighed.type) !== null };
  const method = writtenMethod(weighed);
  const busy = wouldStandUnpaid(method, where) ? oneMoreOpen(around, limits.flood) : null;
  if (busy) return refuse(busy.refused, 'limit' in busy ? { limit: busy.limit } : {});
  const noMoney = cannotTake(gateways, store, method, now);
  if (noMoney !== null) return refuse(noMoney);
  const voucherRefusal = refusedVoucher(weighed, language);
  if (voucherRefusal) return voucherRefusal;
  const { total_amount: seen } = body.setting;
  if (typeof seen === 'number' && seen !== toWire(quote.total, store.currency))
    return refuse('PRICE_CHANGED', { quote: quoteToWire(quote, store.currency) });
  return null;
}

/** [TB8] Anywhere but at a table the store does not have. */
function isAtKnownTable({ store, tables }: SellingStore, { draft }: OpenCheckout): boolean {
  const table = draft.table ? parseTable(draft.table) : null;
  return table === null || isTableInStore(table, { tables, tableName: store.tableName });
}

/** Amounts in a refusal are said in the store's currency, and sent as numbers beside. */
function wordPlacingRefusal(
  refusal: PlacingRefusal,
  { store, read }: PricedOrder,
  { together, now }: { readonly together: GroupCart | null; readonly now: number },
): Refused<PlacingCode> {
  const { refused, ...detail } = refusal;
  if (together && 'lineKeys' in refusal)
    return refuse(refused, {
      ...detail,
      names: namesOfPeople(refusal.lineKeys, read, together),
      lineKeys: refusal.lineKeys.map((key) => together.nameOf(key)),
    });
  if (refusal.refused === 'PAUSED' || refusal.refused === 'TABLES_PAUSED')
    return pausedRefusal(refusal, store, now);
  if (refusal.refused !== 'BELOW_MINIMUM') return refuse(refused, detail);
  const { minimum } = refusal;
  return refuse(refused, {
    minimum: formatMoney(minimum, store.currency),
    minimum_amount: toWire(minimum, store.currency),
  });
}

/** [GO11] The names of the dishes, each with the person who has chosen it. */
function namesOfPeople(keys: readonly string[], read: PricedOrder['read'], together: GroupCart): string[] {
  const names = new Map(read.map(({ line, name }) => [line.key, name]));
  return keys.map((key) => `${names.get(key) ?? ''} (${together.personOf(key)?.name ?? ''})`.trim());
}

interface PlacingDetails {
  readonly origin: Origin;
  readonly language: Language;
  readonly names: Names;
  readonly tableVerified: boolean;
  readonly seat: Seat;
  /** the number a guest at a table has proved; undefined = none */
  readonly provedNumber: string | undefined;
}

async function writePlacedOrder(
  trx: Trx,
  weighed: PricedOrder,
  { origin, language, names, ...where }: PlacingDetails,
  { request: { body, placer, now }, step, tellPlaced, together }: AdmittedPlacing,
): Promise<PlacingAnswer> {
  const { uid } = placer;
  const { store, quote, sent, type, at } = weighed;
  await step('before-redemption');
  // ids in the order of time: rows of one moment lie on one page, so a commit writes few
  const id = randomUUIDv7();
  const { brand } = origin;
  const order = newOrder(weighed, body, { id, uid, now, language, together, ...where, ...names });
  deferWrite(trx, (way) => insertOrder(way, order));
  // a use names its order, so it is written after it
  const taking = { order_id: id, brand, uid, phone: sent?.countedBy ?? '', at: now };
  if (sent?.use && !(await takeVoucher(trx, sent.use, taking)))
    return voucherGone({ ...sent, code: 2 }, weighed, language);
  deferWrite(trx, (way) => insertLines(way, lineRows(weighed, { id, uid, together })));
  await openToProvers(trx, order, now);
  together?.ordered(trx, order, quote);
  const { status } = order;
  deferWrite(trx, (way) => insertStep(way, order, { at: now, actor: dinerActor(uid) }));
  const heldUntil = status === 'WAIT_PAYMENT' ? now + UNPAID_HOLDS : null;
  const origins = { ...origin, heldUntil: slotLimitOf(store, type) && heldUntil };
  deferWrite(trx, (way) => insertOrigin(way, order, origins));
  if (order.tableName === null) await takePlace(trx, store, { id, type, at, now, heldUntil });
  const attempt = status === 'WAIT_PAYMENT' ? newAttempt(order, store, 1, now) : null;
  if (attempt) deferWrite(trx, (way) => insertAttempt(way, attempt));
  publishOrderEvent(trx, order, now);
  tellPlaced(trx);
  return ok({
    hash: order.hash,
    id,
    _id: id,
    order_code: order.code,
    mam_code: order.code,
    status,
    total_amount: toWire(quote.total, store.currency),
    created_at: seconds(now),
    promised_at: null,
    ready_at: null,
  });
}
