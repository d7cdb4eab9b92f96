import { randomUUIDv7 } from 'node:crypto';
import type { PlaceOrderBody } from '@mam/contract/checkout/order-body.schema.ts';
import type { PlacedOrder } from '@mam/contract/checkout/placed-order.schema.ts';
import type { Language } from '@mam/contract/http/language.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import { quoteToWire } from '@mam/contract/pricing/quote-wire.ts';
import { refusalText } from '@mam/contract/refusals.ts';
import { mayPlace, type PlacingRefusal } from '@mam/domain/checkout/placing.ts';
import { phoneKey } from '@mam/domain/contact/phone.ts';
import type { KnownShipping } from '@mam/domain/delivery/shipping-fee.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { brandCode } from '../brand/brand-document.ts';
import type { Trx } from '../db/database.ts';
import { type Answer, isRefused, ok, type Refused, refuse } from '../http/answer.ts';
import type { SellingStores } from '../menu/selling-store.ts';
import { newCode, newHash } from '../order/hash.ts';
import { insertLines, insertOrder, insertStep, placedSoFar, takePlacingLanes } from '../order/queries.ts';
import { ringOrder } from '../order/topic.ts';
import { insertAttempt } from '../payment/attempts.ts';
import { newAttempt } from '../payment/new-attempt.ts';
import { fullSlotLocked, takePlace } from '../slot/slot-places.ts';
import { holdUse, takeUse } from '../voucher/queries.ts';
import { type Solved, spendCaptcha } from './captcha.ts';
import { lineRows, orderRow } from './order-rows.ts';
import { slotFull } from './slot-refusal.ts';
import { type WeighedOrder, weighOrder } from './weigh-order.ts';

export interface PlacingLimits {
  readonly perMinute: number;
  readonly perDay: number;
}

export interface Placement {
  readonly body: PlaceOrderBody;
  readonly uid: string;
  readonly now: number;
  readonly limits: PlacingLimits;
  /** what was asked outside before: nothing in a transaction waits for a network */
  readonly known: KnownShipping;
  /** why a store cannot take money by a method now; null = it can */
  readonly cannotTake: (store: Store, method: string) => string | null;
  /** the puzzle this diner has solved; null = none */
  readonly solved: Solved | null;
  /** asked as soon as the store is known: its currency may bring a language of its own */
  readonly speak: (own: Language | null) => Language;
  /** where the food is brought, as nameOfTable writes it; absent = nowhere in the house */
  readonly table?: string;
}

/** Everything an order is, in the transaction it is handed: checked and priced by what the store sells now, then written. */
export async function placeOrder(
  trx: Trx,
  stores: SellingStores,
  { body, uid, now, limits, known, cannotTake, solved, speak, table }: Placement,
): Promise<Answer<PlacedOrder>> {
  const brand = brandCode(body.brand_id);
  const selling = brand && (await stores.get(trx, brand, body.store_id));
  if (!selling) return refuse('UNKNOWN');
  const language = speak(selling.store.language);
  if (selling.store.captcha && !(solved && (await spendCaptcha(trx, solved))))
    return refuse('CAPTCHA_REQUIRED');
  // first of all, so that limits and vouchers of this diner and phone are counted while nobody adds to them
  await takePlacingLanes(trx, uid, `${brand} ${phoneKey(body.user?.phone ?? '') ?? uid}`);
  const weighed = await weighOrder(trx, selling, body, { uid, now, known, table });
  if (isRefused(weighed)) return weighed;
  const sofar = await placedSoFar(trx, { brand, uid, phoneKey: weighed.phoneKey || uid, now });
  if (sofar.lastMinute >= limits.perMinute || sofar.lastDay >= limits.perDay) return refuse('TOO_OFTEN');
  const full = table ? [] : await fullSlotLocked(trx, weighed.store, weighed);
  const refusal = mayPlace(weighed.draft, { ...weighed, now, openUnpaid: sofar.openUnpaid, full });
  if (refusal?.refused === 'SLOT_FULL') return slotFull(trx, weighed, now);
  if (refusal) return worded(refusal, weighed);
  const noMoney = cannotTake(weighed.store, weighed.draft.paymentMethod ?? '');
  if (noMoney !== null) return refuse(noMoney);
  const voucherRefusal = refusedVoucher(weighed, language);
  if (voucherRefusal) return voucherRefusal;
  const { total_amount: seen } = body.setting;
  if (typeof seen === 'number' && seen !== toWire(weighed.quote.total, weighed.store.currency))
    return refuse('PRICE_CHANGED', { quote: quoteToWire(weighed.quote, weighed.store.currency) });
  return write(trx, weighed, body, { uid, now, language });
}

/** Amounts in a refusal are said in the store's currency, and sent as numbers beside. */
function worded(refusal: PlacingRefusal, { store }: WeighedOrder): Refused {
  const { refused, ...detail } = refusal;
  if (refusal.refused !== 'BELOW_MINIMUM') return refuse(refused, detail);
  const { minimum } = refusal;
  return refuse(refused, {
    minimum: formatMoney(minimum, store.currency),
    minimum_amount: toWire(minimum, store.currency),
  });
}

/** A voucher that is gone rejects the order with its reason; it is never placed undiscounted. */
function refusedVoucher({ voucher }: WeighedOrder, language: Language): Refused | null {
  if (!voucher || voucher.code === 4) return null;
  return voucherGone(voucher.code, language);
}

function voucherGone(code: 0 | 1 | 2 | 3, language: Language): Refused {
  return refuse('VOUCHER_GONE', { reason: refusalText(`VOUCHER_${code}`, {}, language), Code: code });
}

async function write(
  trx: Trx,
  weighed: WeighedOrder,
  body: PlaceOrderBody,
  { uid, now, language }: { uid: string; now: number; language: Language },
): Promise<Answer<PlacedOrder>> {
  const { store, quote, voucher, type, at } = weighed;
  if (voucher?.campaignId && !(await takeUse(trx, voucher.campaignId))) return voucherGone(2, language);

  // ids in the order of time: rows of one moment lie on one page, so a commit writes few
  const id = randomUUIDv7();
  let row = orderRow(weighed, body, { id, uid, now, ...fresh() });
  while (!(await insertOrder(trx, row))) row = { ...row, ...fresh() };
  await insertLines(trx, lineRows(weighed, { id, uid }));
  const { brand, status } = row;
  await insertStep(trx, row, { at: now, by_kind: 'diner', by_id: uid });
  if (row.table_name === null) await takePlace(trx, store, { id, type, at, now });
  if (status === 'WAIT_PAYMENT') {
    const attempt = newAttempt(row, store, 1, now);
    if (attempt) await insertAttempt(trx, attempt);
  }
  if (voucher?.campaignId) {
    const use = { campaign_id: voucher.campaignId, uid, phone: weighed.phoneKey, state: 'HELD', at: now };
    await holdUse(trx, { order_id: id, brand, ...use });
  }
  ringOrder(trx, row, now);
  return ok({
    hash: row.hash,
    id,
    _id: id,
    order_code: row.code,
    mam_code: row.code,
    status,
    total_amount: toWire(quote.total, store.currency),
    created_at: Math.floor(now / 1000),
    promised_at: null,
    ready_at: null,
  });
}

function fresh(): { code: string; hash: string } {
  const code = newCode();
  return { code, hash: newHash(code) };
}
