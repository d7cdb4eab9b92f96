import type { Language } from '@mam/contract/http/language.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import { quoteToWire } from '@mam/contract/pricing/quote-wire.ts';
import { checkout, type OpenCheckout } from '@mam/domain/checkout/checkout.ts';
import { asksPuzzle, type OrdersAround, oneMoreOpen, wouldStandUnpaid } from '@mam/domain/checkout/flood.ts';
import { isFeeToName } from '@mam/domain/checkout/taking.ts';
import { slotLimitOf } from '@mam/domain/slot/slot.ts';
import { isTableInStore, parseTable } from '@mam/domain/table/table-name.ts';
import type { Trx } from '../db/database.ts';
import { lastProvedNumber } from '../diner/phone-proofs.ts';
import { isRefused, type Refused, refuse } from '../http/answer.ts';
import type { SellingStore } from '../menu/selling-store.ts';
import { freeNames } from '../order/hash.ts';
import type { PlacedSoFar } from '../order/placed-so-far.ts';
import { isCodeTaken } from '../order/queries.ts';
import { cannotTake } from '../payment/method-list.ts';
import { fullSlotLocked } from '../slot/slot-places.ts';
import { spendCaptcha } from './captcha.ts';
import { writtenMethod } from './new-order.ts';
import { uidOf } from './placer.ts';
import type {
  AdmittedPlacing,
  OrderContext,
  PlacingAnswer,
  PlacingCode,
  PlacingContext,
} from './placing-request.ts';
import { wordPlacingRefusal } from './placing-wording.ts';
import { slotFull } from './slot-refusal.ts';
import { NO_SEAT, type SeatRequest, type TakeSeat } from './take-seat.ts';
import { refusedVoucher } from './voucher-gone.ts';
import { draftPhoneKey, type PricedOrder, sentVoucher } from './weigh-order.ts';
import { writePlacedOrder } from './write-order.ts';

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
  const isStaff = placer.kind === 'staff';
  const asked = !isStaff && (selling.store.captcha || asksPuzzle(around, limits.flood));
  const solved = placer.kind === 'diner' ? placer.solved : null;
  if (asked && !(solved && (await spendCaptcha(trx, solved)))) return refuse('CAPTCHA_REQUIRED');
  if (isRefused(open)) return open;
  if (!isAtKnownTable(selling, open)) return refuse('TABLE_UNKNOWN');
  const weighed = await priceOrder(trx, open, sofar, admitted);
  if (!isStaff && (sofar.lastMinute >= limits.perMinute || sofar.lastDay >= limits.perDay))
    return refuse('TOO_OFTEN');
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
  const uid = uidOf(placer);
  // [TB86] nobody types a number at a table; theirs is known where they have proved it
  const provedNumber =
    table === null || uid === null ? undefined : await lastProvedNumber(trx, { brand, uid });
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
  { request: { placer, table, now }, parts: { seats, seatParty } }: PlacingContext,
): ReturnType<TakeSeat> {
  if (!table) return NO_SEAT;
  const { sitting } = table;
  if (placer.kind === 'staff') return seatParty ? seatParty(trx, { ...at, sitting, now }) : NO_SEAT;
  return seats ? seats.takeSeat(trx, { ...at, uid: placer.uid, sitting, now }) : NO_SEAT;
}

/** Works out the order as it stands now: its price, its voucher, its slot. */
async function priceOrder(
  trx: Trx,
  open: OpenCheckout,
  { openUnpaid }: PlacedSoFar,
  { request: { body, placer, now }, known, together }: AdmittedPlacing,
): Promise<PricedOrder> {
  // [GO12] a promotion earned together allows no code beside it
  const sent = together ? null : await sentVoucher(trx, open, body, uidOf(placer) ?? '');
  const share = together?.share ?? null;
  const full = open.draft.table ? [] : await fullSlotLocked(trx, open.store, open, now);
  const facts = { voucher: sent?.effect ?? null, share, known, openUnpaid, full };
  return { ...checkout(open, facts), sent, phoneKey: draftPhoneKey(open) };
}

/** Why an order that has been weighed is not written; null = it is. */
function placingRefusal(
  weighed: PricedOrder,
  { around, language }: { readonly around: OrdersAround; readonly language: Language },
  { request: { body, placer, now }, limits, gateways, together }: AdmittedPlacing,
): Refused<PlacingCode> | null {
  const { refusal, store, quote } = weighed;
  if (refusal) return wordPlacingRefusal(refusal, weighed, { together, now });
  if (isFeeToName(weighed)) return refuse('FEE_OPEN');
  const where = { seat: around.seat, inSlot: slotLimitOf(store, weighed.type) !== null };
  const method = writtenMethod(weighed);
  const counts = placer.kind !== 'staff' && wouldStandUnpaid(method, where);
  const busy = counts ? oneMoreOpen(around, limits.flood) : null;
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
export function isAtKnownTable({ store, tables }: SellingStore, { draft }: OpenCheckout): boolean {
  const table = draft.table ? parseTable(draft.table) : null;
  return table === null || isTableInStore(table, { tables, tableName: store.tableName });
}
