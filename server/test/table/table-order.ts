import { buildTableOrderBody } from '@mam/contract/checkout/table-order-body.ts';
import { checkout, openCheckout } from '@mam/domain/checkout/checkout.ts';
import type { OrderDraft } from '@mam/domain/checkout/draft.ts';
import { NO_TIME } from '@mam/domain/time/pickup-at.ts';
import { aDish, defaultLine, type Shop } from '../order.ts';

/** The body an app at a table sends for two of a dish, or for `said`; made twice it is two orders. */
export function bodyAtTable(
  { store, menu }: Shop,
  said: Partial<OrderDraft> & { readonly table: string },
  now: number,
) {
  const draft: OrderDraft = {
    type: 'PICKUP',
    lines: [defaultLine(aDish({ store, menu }), 2)],
    orderNow: true,
    pickupAt: NO_TIME,
    name: 'Bi',
    phone: '',
    address: null,
    note: '',
    paymentMethod: null,
    preview: false,
    ...said,
  };
  const { quote } = checkout(openCheckout(draft, { store, menu }, { now }));
  return buildTableOrderBody(draft, quote, {
    store,
    menu,
    uid: '',
    suffix: String(Math.random()),
    paymentType: 'OTHER',
    voucherCode: null,
    distanceKm: null,
  });
}
