import { lineKeyOf } from '@mam/contract/cart/pr-key.ts';
import type { OrderLineBody, PlaceOrderBody } from '@mam/contract/checkout/order-body.schema.ts';
import { orderBodyOf } from '@mam/contract/checkout/order-body.ts';
import { rateToWire, toWire } from '@mam/contract/money/money-wire.ts';
import { withoutSampleName } from '@mam/domain/contact/name.ts';
import { pricedKm } from '@mam/domain/delivery/shipping-fee.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import type { Quote } from '@mam/domain/pricing/amounts.ts';
import { methodOf } from '@mam/domain/store/payment-methods.ts';
import { visit } from '../device/visit.ts';
import type { OrderBody } from './intent.ts';
import type { Checkout } from './use-checkout.ts';

/** New for every order: the end of each Pr_Key. */
export function randomSuffix(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');
}

/** What the server is asked, with the amounts the diner has seen. */
export function bodyOf(checkout: Checkout, seen: Quote, uid: string, source: string): PlaceOrderBody {
  const { draft, store, menu, shipping } = checkout;
  return orderBodyOf({ ...draft, name: withoutSampleName(draft.name) }, seen, {
    store,
    menu,
    uid,
    source,
    suffix: randomSuffix(),
    paymentType: methodOf(draft.paymentMethod ?? '')?.type ?? 'OTHER',
    voucherCode: checkout.voucher?.code ?? null,
    experience: visit.getState().experience ?? '',
    distanceKm: pricedKm(shipping),
  });
}

/** The same order again with the amounts the server has named and the diner has now seen. */
export function claimsOf(body: OrderBody, seen: Quote, currency: Currency): OrderBody {
  const amount = (value: number) => toWire(value, currency);
  const items = body.items.map((item) => repriced(item, seen, currency));
  if (!('setting' in body)) return { ...body, items, total_amount: amount(seen.total) };
  const setting = {
    ...body.setting,
    origin_amount: amount(seen.beforeVoucher),
    total_amount: amount(seen.total),
    shipping_fee: seen.shippingToConfirm ? -1 : amount(seen.shipping ?? 0),
    vat: { multiple: rateToWire(seen.vatRate), value: amount(seen.vat) },
    service_charge: { multiple: rateToWire(seen.serviceRate), value: amount(seen.service) },
  };
  return { ...body, setting, items };
}

function repriced(item: OrderLineBody, seen: Quote, currency: Currency): OrderLineBody {
  const line = seen.lines.find(({ key }) => key === lineKeyOf(item.Pr_Key ?? ''));
  return line ? { ...item, price: toWire(line.unit, currency), amount: toWire(line.amount, currency) } : item;
}
