import { onCalendar } from '@mam/domain/checkout/calendar-time.ts';
import type { OrderDraft } from '@mam/domain/checkout/draft.ts';
import type { Quote } from '@mam/domain/pricing/amounts.ts';
import type { OrderType, Store } from '@mam/domain/store/store.ts';
import type { Day } from '@mam/domain/time/moment.ts';
import { makePrKey } from '../cart/pr-key.ts';
import { rateToWire, toWire } from '../money/money-wire.ts';
import { ANONYMOUS } from '../order/anonymous.ts';
import type { DatedPickupAt } from '../order/order-fields.schema.ts';
import { buildOrderItems, type ItemContext } from '../order/order-items.ts';
import { dayToWire } from '../time/calendar.ts';
import type { OrderSetting, OrderUser, PlaceOrderBody } from './order-body.schema.ts';

export interface BodyContext extends Omit<ItemContext, 'prKey'> {
  /** random, new for every order: Pr_Key = line key + suffix */
  readonly suffix: string;
  /** OTHER, QR or APP */
  readonly paymentType: string;
  readonly voucherCode: string | null;
  /** kilometres to the address, when known */
  readonly distanceKm: number | null;
  readonly source?: string;
  readonly experience?: string;
  readonly guests?: number;
  /** the store's day that the draft counts from: its time is said as a date too; missing = as days alone */
  readonly today?: Day;
}

/** Delivery with a chosen time is scheduled, scheduled "as soon as possible" is delivery. */
function sentType(draft: OrderDraft): OrderType {
  if (draft.type === 'PICKUP') return 'PICKUP';
  if (draft.orderNow) return 'DELI';
  return draft.pickupAt.hour < 0 ? draft.type : 'DELIAT';
}

function recipientToWire({ name, phone, address }: OrderDraft): OrderUser {
  return {
    name,
    phone,
    address: address?.text ?? '',
    sub_address: address?.detail ?? '',
    location: address?.location ?? null,
  };
}

/** The fee as the app believes it to be; −1 = the restaurant calls. */
function believedFee(quote: Quote, store: Store): number {
  return quote.shippingToConfirm ? -1 : toWire(quote.shipping ?? 0, store.currency);
}

/** [OR7] An order that arrives after midnight is still for the day that was chosen. */
function pickupAtToWire({ pickupAt }: OrderDraft, today: Day | undefined): DatedPickupAt {
  const { days, hour, minute } = pickupAt;
  const time = today ? onCalendar(today, pickupAt) : null;
  return { number_of_days: days, hour, minute, ...(time && { date: dayToWire(time.day) }) };
}

function settingToWire(draft: OrderDraft, quote: Quote, context: BodyContext): OrderSetting {
  const { store } = context;
  return {
    type: sentType(draft),
    calculation: store.shipping.kind,
    experience: context.experience ?? '',
    source: context.source ?? 'DEFAULT',
    // with nothing to pay, or a fee still to be agreed, none is chosen
    payment_method: draft.paymentMethod ?? 'PAYMENT_ON_DELIVERY',
    payment_type: context.paymentType,
    guss: context.guests ?? 1,
    voucher_code: context.voucherCode ?? '',
    note: draft.note,
    pickup_at: pickupAtToWire(draft, context.today),
    is_order_now: draft.orderNow,
    shipping_fee_type: store.shipping.kind,
    shipping_fee: believedFee(quote, store),
    shipping_distance: context.distanceKm,
    origin_amount: toWire(quote.beforeVoucher, store.currency),
    total_amount: toWire(quote.total, store.currency),
    vat: { multiple: rateToWire(quote.vatRate), value: toWire(quote.vat, store.currency) },
    service_charge: { multiple: rateToWire(quote.serviceRate), value: toWire(quote.service, store.currency) },
    signature: '',
    group_hash: '',
  };
}

/** The body of POST /v1/order. Its amounts say what the diner saw; the server works them out again. */
export function buildOrderBody(draft: OrderDraft, quote: Quote, context: BodyContext): PlaceOrderBody {
  const items = buildOrderItems(draft.lines, quote, {
    ...context,
    prKey: (lineKey) => makePrKey(lineKey, context.suffix),
  });
  return {
    ...ANONYMOUS,
    brand_id: context.store.brand,
    store_id: context.store.id,
    table_name: '',
    order_type: 'STORE',
    items,
    user: recipientToWire(draft),
    voucher_log: context.voucherCode ? { voucher_code: context.voucherCode } : null,
    setting: settingToWire(draft, quote, context),
  };
}
