import type { QuoteWire } from '@mam/contract/pricing/quote.schema.ts';
import { quoteFromWire, quoteToWire } from '@mam/contract/pricing/quote-wire.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import type { Language } from '@mam/domain/money/language.ts';
import type { ChangeQuestion } from '@mam/domain/order/change-question.ts';
import type { FeeOffer, OrderVoucher, PlacedOrder, SplitRule } from '@mam/domain/order/placed-order.ts';
import type { PickupAt } from '@mam/domain/time/pickup-at.ts';
import type { PercentTerms } from '@mam/domain/voucher/percent-off.ts';
import type { OrderRow } from '../db/tables/order-tables.ts';

/** The document of an order, beside its columns. An optional part is missing in orders from before there was any. */
interface OrderDocument {
  readonly quote: QuoteWire;
  readonly currency: Currency;
  readonly addressDetail: string;
  readonly orderNow: boolean;
  readonly pickupAt: PickupAt;
  readonly paymentType: string;
  readonly source: string;
  readonly experience: string;
  readonly guests: number;
  readonly transferAtOnce?: boolean;
  readonly acceptsItself?: boolean;
  readonly splitRule?: SplitRule;
  readonly voucher?: {
    readonly name: string;
    readonly coupon: boolean;
    readonly percent?: PercentTerms;
  };
  readonly promotion?: string;
  readonly language?: Language;
  readonly feeOffer?: FeeOffer;
  readonly changeQuestion?: ChangeQuestion;
  readonly returned?: number;
}

/** The only reader of an order's row. Amounts are in minor units, lines under the keys they were sent with. */
export function orderOf(row: OrderRow): PlacedOrder {
  const document = JSON.parse(row.document) as OrderDocument;
  const { currency, quote } = document;
  const { lat, lng, table_name: tableName, voucher_code: code } = row;
  return {
    id: row.id,
    brand: row.brand,
    storeId: row.store_id,
    code: row.code,
    hash: row.hash,
    uid: row.uid,
    type: row.type,
    kind: tableName === null ? row.type : 'TABLE',
    status: row.status,
    version: row.version,
    currency,
    bill: quoteFromWire(quote, currency, (key) => key),
    shippingKind: row.shipping_kind,
    shippingKm: row.shipping_km,
    voucher: code === null ? null : { name: '', coupon: false, percent: null, ...document.voucher, code },
    promotion: document.promotion ?? null,
    feeOffer: document.feeOffer ?? null,
    changeQuestion: document.changeQuestion ?? null,
    groupOrder: row.group_order,
    acceptsItself: document.acceptsItself ?? false,
    name: row.name,
    phone: row.phone,
    phoneKey: row.phone_key,
    phoneNumber: row.phone_number,
    address: row.address,
    addressDetail: document.addressDetail,
    location: lat === null || lng === null ? null : { lat, lng },
    note: row.note,
    tableName,
    isTableVerified: row.table_verified === 1,
    sittingId: row.sitting_id,
    billClosedAt: row.bill_closed_at,
    guestsUnseen: row.guests_unseen === 1,
    partyAside: row.party_aside === 1,
    paymentMethod: row.payment_method,
    paymentType: document.paymentType,
    transferAtOnce: document.transferAtOnce ?? false,
    paidAt: row.paid_at,
    claimedAt: row.claimed_at,
    captured: row.captured,
    refunded: row.refunded,
    refundDue: row.refund_due,
    returned: document.returned ?? 0,
    shares: row.shares,
    splitRule: document.splitRule ?? 'proportional',
    paysUntil: row.pays_until,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    wishedAt: row.wished_at,
    promisedAt: row.promised_at,
    readyBy: row.ready_by,
    readyAt: row.ready_at,
    waitsSince: row.waits_since,
    lookAt: row.look_at,
    endedAt: row.ended_at,
    forgottenAt: row.forgotten_at,
    orderNow: document.orderNow,
    pickupAt: document.pickupAt,
    source: document.source,
    experience: document.experience,
    guests: document.guests,
    language: document.language ?? null,
  };
}

/** Orders of rows, in their order. */
export const ordersOf = (rows: readonly OrderRow[]): PlacedOrder[] => rows.map(orderOf);

const voucherDocument = ({ name, coupon, percent }: OrderVoucher) => ({
  name,
  coupon,
  ...(percent && { percent }),
});

function documentOf(order: PlacedOrder): OrderDocument {
  const { currency, addressDetail, orderNow, pickupAt, paymentType, source, experience, guests } = order;
  const { bill, voucher, promotion, feeOffer, changeQuestion, language, splitRule } = order;
  return {
    ...{ quote: quoteToWire(bill, currency), currency, addressDetail, orderNow, pickupAt, paymentType },
    ...{ source, experience, guests },
    ...(order.transferAtOnce && { transferAtOnce: true }),
    ...(order.acceptsItself && { acceptsItself: true }),
    ...(order.groupOrder !== null && { splitRule }),
    ...(voucher && { voucher: voucherDocument(voucher) }),
    ...(promotion !== null && { promotion }),
    ...(language !== null && { language }),
    ...(feeOffer && { feeOffer }),
    ...(changeQuestion && { changeQuestion }),
    ...(order.returned > 0 && { returned: order.returned }),
  };
}

/** The only writer of an order's columns. */
export function rowOf(order: PlacedOrder): OrderRow {
  const { bill, location } = order;
  return {
    id: order.id,
    brand: order.brand,
    store_id: order.storeId,
    code: order.code,
    hash: order.hash,
    uid: order.uid,
    table_name: order.tableName,
    table_verified: Number(order.isTableVerified),
    sitting_id: order.sittingId,
    bill_closed_at: order.billClosedAt,
    guests_unseen: Number(order.guestsUnseen),
    party_aside: Number(order.partyAside),
    type: order.type,
    status: order.status,
    version: order.version,
    currency: order.currency.symbol,
    name: order.name,
    phone: order.phone,
    phone_key: order.phoneKey,
    phone_number: order.phoneNumber,
    address: order.address,
    lat: location?.lat ?? null,
    lng: location?.lng ?? null,
    note: order.note,
    payment_method: order.paymentMethod,
    item_total: bill.itemTotal,
    discount: bill.discount,
    service_charge: bill.service,
    vat: bill.vat,
    shipping_kind: order.shippingKind,
    shipping_fee: bill.shipping ?? 0,
    shipping_km: order.shippingKm,
    total: bill.total,
    voucher_code: order.voucher?.code ?? null,
    wished_at: order.wishedAt,
    promised_at: order.promisedAt,
    ready_by: order.readyBy,
    ready_at: order.readyAt,
    document: JSON.stringify(documentOf(order)),
    created_at: order.createdAt,
    updated_at: order.updatedAt,
    waits_since: order.waitsSince,
    look_at: order.lookAt,
    ended_at: order.endedAt,
    paid_at: order.paidAt,
    claimed_at: order.claimedAt,
    captured: order.captured,
    refunded: order.refunded,
    refund_due: order.refundDue,
    group_order: order.groupOrder,
    shares: order.shares,
    pays_until: order.paysUntil,
    forgotten_at: order.forgottenAt,
    asked_until: order.changeQuestion?.state === 'asked' ? order.changeQuestion.until : null,
  };
}

/** The columns a change of an order sets: those that differ from the order as it was read. */
export function changedColumns(before: PlacedOrder, change: Partial<PlacedOrder>): Partial<OrderRow> {
  const [old, anew] = [rowOf(before), rowOf({ ...before, ...change })];
  const changed = Object.entries(anew).filter(([column, value]) => old[column as keyof OrderRow] !== value);
  return Object.fromEntries(changed);
}
