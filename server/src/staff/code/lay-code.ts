import { buildOrderItems } from '@mam/contract/order/order-items.ts';
import type { LAY_CODE_REFUSES } from '@mam/contract/voucher/refusals.ts';
import { billWithCode } from '@mam/domain/checkout/lay-code.ts';
import { whyNoCode } from '@mam/domain/checkout/why-no-code.ts';
import { phoneKey } from '@mam/domain/contact/phone.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { StaffActor } from '@mam/domain/order/actor.ts';
import { sideOf } from '@mam/domain/order/changed-lines.ts';
import { isOnOpenBill, type PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { isAnswered } from '@mam/domain/order/status.ts';
import type { Quote } from '@mam/domain/pricing/amounts.ts';
import type { VoucherEffect } from '@mam/domain/voucher/voucher.ts';
import { whyUnusable } from '@mam/domain/voucher/why-unusable.ts';
import type { Kysely } from 'kysely';
import { giftLines, lineRow } from '../../checkout/new-order.ts';
import type { Trx } from '../../db/dialect.ts';
import type { Tables } from '../../db/tables.ts';
import { lastProvedNumber } from '../../diner/phone-proofs.ts';
import { isRefused, type Refused, refuse } from '../../http/answer.ts';
import type { SellingStore } from '../../menu/selling-store.ts';
import { tellChanged } from '../../message/tell-changed.ts';
import { lockOrder, nextLinePosition } from '../../order/queries.ts';
import { type AmendedOrder, amendOrder } from '../../payment/amend-order.ts';
import { heldSitting } from '../../table/bill/open-bill.ts';
import { isBillTouched } from '../../table/bill/touched-bill.ts';
import { takeVoucher, type VoucherUse } from '../../voucher/queries.ts';
import { tryVoucher } from '../../voucher/try-voucher.ts';

type LayCode = (typeof LAY_CODE_REFUSES)[number];

/** A code that somebody typed at the counter. */
interface TypedCode {
  readonly typed: string;
  readonly selling: SellingStore;
  /** epoch ms */
  readonly now: number;
}

/** An order with a code: its bill, and the use that the code has of it. */
interface CodeOnOrder {
  readonly use: VoucherUse;
  readonly effect: VoucherEffect;
  readonly bill: Quote;
  /** the phone its use is counted by; '' = none is known */
  readonly countedBy: string;
}

/** [VO22] The bill of an order with a code, or why it cannot be laid. Reads only. */
export async function codeOnOrder(
  db: Kysely<Tables>,
  order: PlacedOrder,
  { typed, selling: { store, menu }, now }: TypedCode,
): Promise<CodeOnOrder | Refused<LayCode>> {
  const { uid, bill, currency, tableName } = order;
  const refusal = whyNoCode({
    status: order.status,
    isOnOpenBill: isOnOpenBill(order),
    hasVoucher: order.voucher !== null,
    isTogether: order.groupOrder !== null,
    paymentMethod: order.paymentMethod ?? '',
    hasMoney: order.captured > 0 || order.claimedAt !== null || order.paidAt !== null,
    isBillTouched: await isBillTouched(db, order, now),
  });
  if (refusal) return refuse(refusal);
  const isRound = tableName !== null;
  // [VO17] at a table nobody types a number: the one its guest has proved counts
  const proved =
    isRound && uid !== null ? await lastProvedNumber(db, { brand: store.brand, uid }) : undefined;
  const countedBy = isRound ? (phoneKey(proved ?? '') ?? '') : order.phoneKey;
  const itemTotal = bill.beforeVoucher;
  const tried = await tryVoucher(db, {
    ...{ store, code: typed, read: [], itemTotal, now },
    ...{ uid: uid ?? '', phoneKey: countedBy, number: isRound ? '' : order.phoneNumber },
  });
  const { use, effect } = tried;
  if (tried.campaign?.benefit.kind === 'line-price') return refuse('VOUCHER_DISHES');
  if (use === null || effect === null) {
    const found = whyUnusable(tried, { itemTotal, isRound });
    const said = 'minimum' in found ? { minimum: formatMoney(found.minimum, currency) } : {};
    return refuse(found.why === 4 ? 'VOUCHER_0' : `VOUCHER_${found.why}`, said);
  }
  const anew = billWithCode(bill, effect, menu);
  return anew === null ? refuse('VOUCHER_DISHES') : { use, effect, bill: anew, countedBy };
}

interface Laying extends TypedCode {
  readonly actor: StaffActor;
  readonly version: number;
}

/**
 * [VO22] [TB98] Lays a code on an order, once: its use is counted as if the order had come with it, and given back if the
 * order ends without the food (VO10). The table's sitting is held first, so nobody takes a part of its bill meanwhile.
 */
export async function layCode(
  trx: Trx,
  seen: PlacedOrder,
  { actor, version, ...code }: Laying,
): Promise<PlacedOrder | Refused<LayCode>> {
  if (seen.version !== version) return refuse('STALE');
  if (seen.sittingId !== null) await heldSitting(trx, seen.sittingId);
  const order = await lockOrder(trx, seen.brand, seen.id);
  // taking the row counts as a change
  if (!order || order.version !== version + 1) return refuse('STALE');
  const laid = await codeOnOrder(trx, order, code);
  if (isRefused(laid)) return laid;
  const { use, effect, bill, countedBy } = laid;
  const { id: order_id, brand, uid, status } = order;
  const taking = { order_id, brand, uid: uid ?? '', phone: countedBy, at: code.now };
  if (!(await takeVoucher(trx, use, taking, isAnswered(status) ? 'USED' : 'HELD')))
    return refuse('VOUCHER_2');
  const { code: laidCode, campaignName: name, coupon, percent = null } = effect;
  const voucher = { code: laidCode, name, coupon, percent };
  const gifts = await giftsOnOrder(trx, order, bill, code.selling);
  const amended = await amendOrder(
    trx,
    order,
    { bill, ...gifts, with: { voucher } },
    { now: code.now, actor },
  );
  // a gift has to be made, so its readers see it as a change of what the order holds
  if (gifts) await tellChanged(trx, amended, code.now);
  return amended;
}

/** The rows of a code's gifts, and what is told of them; null = it has none. */
async function giftsOnOrder(
  trx: Trx,
  order: PlacedOrder,
  bill: Quote,
  { store, menu }: SellingStore,
): Promise<Pick<AmendedOrder, 'opened' | 'changes'> | null> {
  // an order without a code has none yet
  const gifts = giftLines(bill);
  if (gifts.length === 0) return null;
  const next = await nextLinePosition(trx, order);
  const of = { order_id: order.id, brand: order.brand, currency: order.currency, gift: true };
  const context = { store, menu, uid: order.uid ?? '', prKey: (key: string) => key };
  const items = buildOrderItems(gifts, bill, context);
  return {
    opened: items.map((item, index) => lineRow(item, { ...of, position: next + index })),
    changes: {
      lines: bill.lines
        .filter(({ kind }) => kind === 'gift')
        .map((line) => ({ key: line.key, was: null, now: sideOf(line) })),
      difference: bill.total - order.bill.total,
    },
  };
}
