import type { TakeOrderBody } from '@mam/contract/taking/taken-order.schema.ts';
import { buildTakenOrder } from '@mam/contract/taking/taken-order-body.ts';
import { checkout, openCheckout } from '@mam/domain/checkout/checkout.ts';
import type { OrderDraft } from '@mam/domain/checkout/draft.ts';
import { NO_TIME } from '@mam/domain/time/pickup-at.ts';
import { aDish, defaultLine, type Shop } from '../order.ts';

/** Near the first store of the demo. */
export const NEARBY = {
  text: '27 Lê Thánh Tôn, Bến Nghé, Quận 1',
  detail: 'Toà B, lầu 12',
  location: { lat: 10.7797, lng: 106.7029 },
};

export type WishedTaking = Omit<Partial<OrderDraft>, 'taken'> & {
  readonly taken?: Partial<OrderDraft['taken']>;
  readonly sitting?: string;
};

/** The body the staff app sends: two of a dish at the counter, or what is `said`; made twice it is two orders. */
export function bodyOfTaken(
  { store, menu }: Shop,
  { sitting, taken, ...said }: WishedTaking = {},
  now = Date.now(),
): TakeOrderBody {
  const draft: OrderDraft = {
    type: 'PICKUP',
    lines: [defaultLine(aDish({ store, menu }), 2)],
    orderNow: true,
    pickupAt: NO_TIME,
    name: '',
    phone: '',
    address: null,
    note: '',
    paymentMethod: 'PAYMENT_ON_DELIVERY',
    preview: false,
    ...said,
    taken: { for: 'counter', agreedFee: null, exception: false, ...taken },
  };
  const { quote } = checkout(openCheckout(draft, { store, menu }, { now }));
  const suffix = String(Math.random());
  const context = { store, menu, suffix, paymentType: 'OTHER', distanceKm: null, sitting: sitting ?? null };
  return buildTakenOrder(draft, quote, context);
}
