import type { PlaceOrderBody } from '@mam/contract/checkout/order-body.schema.ts';
import { buildOrderBody } from '@mam/contract/checkout/order-body.ts';
import { withoutSampleName } from '@mam/domain/contact/name.ts';
import { pricedKm } from '@mam/domain/delivery/shipping-fee.ts';
import type { Quote } from '@mam/domain/pricing/amounts.ts';
import { methodOf } from '@mam/domain/store/payment-methods.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { visit } from '../device/visit.ts';
import type { Checkout } from './use-checkout.ts';

/** New for every order: the end of each Pr_Key. */
export function randomSuffix(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');
}

/** The part of a checkout that is sent; at a table its code alone is asked about so. */
export type ToSend = Pick<Checkout, 'draft' | 'store' | 'menu' | 'now' | 'shipping' | 'voucher'>;

/** The body of an order, with the amounts the diner has seen. */
export function composeOrderBody(checkout: ToSend, seen: Quote, uid: string, source: string): PlaceOrderBody {
  const { draft, store, menu, now, shipping } = checkout;
  return buildOrderBody({ ...draft, name: withoutSampleName(draft.name) }, seen, {
    store,
    menu,
    uid,
    source,
    suffix: randomSuffix(),
    paymentType: methodOf(draft.paymentMethod ?? '')?.type ?? 'OTHER',
    voucherCode: checkout.voucher?.code ?? null,
    experience: visit.getState().experience ?? '',
    distanceKm: pricedKm(shipping),
    today: wallTime(now, store.zone),
  });
}
