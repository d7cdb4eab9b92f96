import type { PastOrder, PastOrders } from '@mam/domain/order/order.ts';
import { parseStatus } from '@mam/domain/order/status.ts';
import { currencyFromWire } from '../money/currency-wire.ts';
import { fromWire } from '../money/money-wire.ts';
import { entriesOf } from './entries.ts';
import type { History, HistoryOrder } from './history.schema.ts';
import { ratingFromWire } from './rating-wire.ts';

/** An order of the history, counted in the currency it was placed in. */
export function pastOrderFromWire(wire: HistoryOrder): PastOrder {
  const currency = currencyFromWire(wire.currency);
  return {
    hash: wire.hash,
    code: wire.code,
    brand: wire.brand_id,
    storeId: wire.store_id,
    status: parseStatus(wire.status),
    pickup: wire.type === 'PICKUP',
    ready: wire.ready,
    // an answer that was kept from before has none
    promisedAt: typeof wire.promised_at === 'number' ? wire.promised_at * 1000 : null,
    itemCount: wire.item_count,
    items: entriesOf(wire.items),
    total: fromWire(wire.total_amount, currency),
    currency,
    createdAt: wire.created_at * 1000,
    mine: wire.is_mine,
    people: wire.group_size,
    rating: ratingFromWire(wire.rating),
  };
}

/** A page of the history; an entry that is none is left out. Throws WireError. */
export const pastOrdersFromWire = ({
  orders,
  restaurants,
  next,
}: Pick<History, 'orders' | 'restaurants' | 'next'>): PastOrders => ({
  orders: entriesOf(orders).map(pastOrderFromWire),
  stores: entriesOf(restaurants).map(({ id, brand_id, name, tz }) => ({
    id,
    brand: brand_id,
    name,
    zone: tz,
  })),
  next,
});
