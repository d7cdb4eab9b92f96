import type { PlaceOrderBody } from '@mam/contract/checkout/order-body.schema.ts';
import type { Language } from '@mam/contract/http/language.ts';
import { fromWire } from '@mam/contract/money/money-wire.ts';
import type { OrderItemWire } from '@mam/contract/order/order-fields.schema.ts';
import { buildOrderItems } from '@mam/contract/order/order-items.ts';
import type { DishLine } from '@mam/domain/cart/cart-line.ts';
import { firstStatus, methodToSend } from '@mam/domain/checkout/chosen-method.ts';
import { isPaidInHouse } from '@mam/domain/checkout/taking.ts';
import { normalisePhone } from '@mam/domain/contact/phone.ts';
import { pricedKm } from '@mam/domain/delivery/shipping-fee.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { NOT_WAITING, waitBegins } from '@mam/domain/order/waiting.ts';
import type { Quote } from '@mam/domain/pricing/amounts.ts';
import { methodOf, PAY_ON_DELIVERY } from '@mam/domain/store/payment-methods.ts';
import { internationalNumber } from '../contact/international-number.ts';
import type { OrderLineRow } from '../db/tables/order-tables.ts';
import type { Seat } from './take-seat.ts';
import type { GroupCart } from './together.ts';
import type { PricedOrder } from './weigh-order.ts';

interface Identity {
  readonly id: string;
  readonly code: string;
  readonly hash: string;
  /** null = staff take it */
  readonly uid: string | null;
  readonly now: number;
  readonly together: GroupCart | null;
  /** the language they read; null = nobody knows */
  readonly language: Language | null;
  /** [TB38] */
  readonly tableVerified: boolean;
  readonly seat: Seat;
  /** [TB86] the number a guest at a table has proved; undefined = none */
  readonly provedNumber: string | undefined;
}

/** The method an order that mayPlace has let through is written with. */
export function writtenMethod({ store, draft, type, shipping, quote }: PricedOrder): string {
  // [TB6] the waiter who brings the food to a table takes the money
  const isInHouse = Boolean(draft.table) || isPaidInHouse({ draft });
  const method = isInHouse
    ? PAY_ON_DELIVERY
    : methodToSend(draft.paymentMethod, { store, type, total: quote.total, shipping });
  if (typeof method !== 'string') throw new Error('a method was checked and is gone');
  return method;
}

/** A new order. It has been through mayPlace: name, phone, time and method are known to be right. */
export function newOrder(weighed: PricedOrder, body: PlaceOrderBody, who: Identity): PlacedOrder {
  const { store, draft, type, time, shipping, sent, quote } = weighed;
  const chosen = 'refused' in time || !time.scheduled ? null : time.at;
  const method = writtenMethod(weighed);
  const status = firstStatus(method, quote.total);
  const { together } = who;
  const payingTime = together?.payingTime ?? null;
  const delivered = type === 'PICKUP' ? null : draft.address;
  const effect = sent?.effect;
  return {
    id: who.id,
    brand: store.brand,
    storeId: store.id,
    code: who.code,
    hash: who.hash,
    uid: who.uid,
    type,
    kind: draft.table ? 'TABLE' : type,
    status,
    version: 1,
    currency: store.currency,
    bill: quote,
    shippingKind: store.shipping.kind,
    shippingKm: pricedKm(shipping),
    voucher: effect
      ? {
          code: effect.code,
          name: effect.campaignName,
          coupon: effect.coupon,
          percent: effect.percent ?? null,
        }
      : null,
    promotion: together?.code || null,
    feeOffer: null,
    changeQuestion: null,
    groupOrder: together?.hash ?? null,
    acceptsItself: store.acceptsItself,
    name: draft.name,
    phone: normalisePhone(draft.phone) ?? draft.phone,
    phoneKey: weighed.phoneKey,
    phoneNumber: who.provedNumber ?? internationalNumber(draft.phone, store.zone) ?? '',
    address: delivered?.text ?? '',
    addressDetail: delivered?.detail ?? '',
    location: delivered?.location ?? null,
    note: draft.note,
    tableName: draft.table ?? null,
    isTableVerified: who.tableVerified,
    sittingId: who.seat.sitting,
    billClosedAt: null,
    guestsUnseen: who.seat.unseen,
    partyAside: false,
    paymentMethod: method,
    paymentType: methodOf(method)?.type ?? 'OTHER',
    transferAtOnce: store.transferAtOnce,
    paidAt: null,
    claimedAt: null,
    captured: 0,
    refunded: 0,
    refundDue: 0,
    returned: 0,
    shares: status === 'WAIT_PAYMENT' ? (together?.sharesIn(quote) ?? 0) : 0,
    splitRule: together?.splitRule ?? 'proportional',
    paysUntil: status === 'WAIT_PAYMENT' && payingTime !== null ? who.now + payingTime : null,
    createdAt: who.now,
    updatedAt: who.now,
    wishedAt: chosen,
    promisedAt: null,
    readyBy: null,
    readyAt: null,
    // it is the restaurant's turn, unless it is to be paid first, or the restaurant takes it in this very act
    ...(who.uid === null ? NOT_WAITING : waitBegins(status, who.now, store.acceptsItself)),
    endedAt: null,
    forgottenAt: null,
    orderNow: chosen === null,
    pickupAt: draft.pickupAt,
    source: body.setting.source || 'DEFAULT',
    experience: body.setting.experience ?? '',
    guests: body.setting.guss ?? 1,
    language: who.language,
  };
}

/** Gifts of a voucher are lines too: the kitchen has to make them. */
export function giftLines({ lines }: Quote): DishLine[] {
  return lines
    .filter((line) => line.kind === 'gift')
    .map(({ key, itemId, quantity }) => ({
      kind: 'dish',
      key,
      dishId: itemId,
      variantId: null,
      options: [],
      quantity,
      note: '',
      origin: null,
    }));
}

interface LineOfOrder extends Pick<OrderLineRow, 'order_id' | 'brand' | 'position'> {
  readonly currency: Currency;
  /** a voucher adds it */
  readonly gift: boolean;
}

function lineKind(item: OrderItemWire, gift: boolean): OrderLineRow['kind'] {
  if (gift) return 'gift';
  if (item.parent_id) return 'part';
  return item.combo_id ? 'combo' : 'dish';
}

/** A line of the wire as it is kept. */
export const lineRow = (item: OrderItemWire, { currency, gift, ...of }: LineOfOrder): OrderLineRow => ({
  ...of,
  kind: lineKind(item, gift),
  line_key: item.Pr_Key,
  parent_key: item.parent_id || null,
  item_id: item.item_id,
  name: item.item_name,
  quantity: item.quantity,
  unit_price: fromWire(item.price, currency),
  amount: fromWire(item.amount, currency),
  note: item.note,
  document: JSON.stringify(item),
  closed_at: null,
});

/** A row for each line of the wire, with the person who has chosen it; the parts of a combo follow it. */
export function lineRows(
  weighed: PricedOrder,
  { id, uid, together }: Pick<Identity, 'id' | 'together'> & { readonly uid: string },
): OrderLineRow[] {
  const { store, menu, draft, quote } = weighed;
  const gifts = giftLines(quote);
  const giftKeys = new Set(gifts.map((gift) => gift.key));
  const items = buildOrderItems([...draft.lines, ...gifts], quote, { store, menu, uid, prKey: (key) => key });
  return items.map((item, position) =>
    lineRow(
      { ...item, uid: together?.personOf(item.parent_id || item.Pr_Key)?.uid ?? uid },
      {
        ...{ order_id: id, brand: store.brand, position, currency: store.currency },
        gift: giftKeys.has(item.Pr_Key),
      },
    ),
  );
}
