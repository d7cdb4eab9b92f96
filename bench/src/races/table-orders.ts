import type { TableOrderBody } from '@mam/contract/checkout/order-body.schema.ts';
import { buildTableOrderBody } from '@mam/contract/checkout/table-order-body.ts';
import { checkout, openCheckout } from '@mam/domain/checkout/checkout.ts';
import type { OrderDraft } from '@mam/domain/checkout/draft.ts';
import { NO_TIME } from '@mam/domain/time/pickup-at.ts';
import type { Chance } from '../chance.ts';
import { randomOrder } from '../random-orders.ts';
import type { SeededDiner } from '../seeded-diners.ts';
import type { Ground } from './ground.ts';

/** A random order that a table of the shop sends to the kitchen. */
export function tableOrder(
  { shop }: Ground,
  chance: Chance,
  who: SeededDiner,
  table: string,
): { readonly body: TableOrderBody } {
  const { store, menu } = shop;
  const { lines } = randomOrder(shop, chance, who, 'race');
  const draft: OrderDraft = {
    type: 'PICKUP',
    lines,
    orderNow: true,
    pickupAt: NO_TIME,
    name: 'Bi',
    phone: '',
    address: null,
    note: 'race',
    paymentMethod: null,
    preview: false,
    table,
  };
  const { quote } = checkout(openCheckout(draft, { store, menu }, { now: shop.now() }));
  const body = buildTableOrderBody(draft, quote, {
    store,
    menu,
    uid: who.uid,
    suffix: String(chance.whole(1_000, 9_999)),
    paymentType: 'OTHER',
    voucherCode: null,
    distanceKm: null,
  });
  return { body };
}
