import type { OrderDraft } from '@mam/domain/checkout/draft.ts';
import type { Quote } from '@mam/domain/pricing/amounts.ts';
import type { PlaceOrderBody } from '../checkout/order-body.schema.ts';
import { type BodyContext, buildOrderBody } from '../checkout/order-body.ts';
import { toWire } from '../money/money-wire.ts';
import type { TakeOrderBody, WeighTakenBody } from './taken-order.schema.ts';

/** An order that staff write down, as it is weighed: whom it is for stands in its draft. sitting: the party the screen shows; null = none */
export function buildTakenOrder(
  draft: OrderDraft,
  quote: Quote,
  { sitting, ...context }: Omit<BodyContext, 'uid' | 'voucherCode'> & { readonly sitting: string | null },
): WeighTakenBody {
  const { items, user, setting } = buildOrderBody(draft, quote, { ...context, uid: '', voucherCode: null });
  const { for: taken_for = 'caller', exception = false, agreedFee = null } = draft.taken ?? {};
  return {
    store: context.store.id,
    taken_for,
    items,
    user,
    type: setting.type,
    pickup_at: setting.pickup_at,
    is_order_now: setting.is_order_now,
    payment_method: draft.paymentMethod,
    note: draft.note,
    ...(draft.table && { table_name: draft.table }),
    ...(sitting !== null && { sitting }),
    ...(agreedFee !== null && { shipping_fee: toWire(agreedFee, context.store.currency) }),
    ...(exception && { exception }),
  };
}

/** [OR102] An order that staff have written down, as every order says it: collected in the house, unless a caller wants it otherwise. */
export function orderOfTaken(
  brand: string,
  { store, items, user, note, table_name, ...sent }: WeighTakenBody & Pick<TakeOrderBody, 'total_amount'>,
): PlaceOrderBody {
  const here = sent.taken_for !== 'caller';
  return {
    brand_id: brand,
    store_id: store,
    items,
    user: here ? { name: user?.name ?? '', phone: user?.phone ?? '' } : user,
    ...(sent.taken_for === 'table' && { table_name }),
    setting: {
      type: here ? 'PICKUP' : (sent.type ?? 'PICKUP'),
      is_order_now: here || sent.is_order_now,
      pickup_at: here ? null : sent.pickup_at,
      payment_method: sent.payment_method,
      note,
      source: 'STAFF',
      total_amount: sent.total_amount,
    },
  };
}
