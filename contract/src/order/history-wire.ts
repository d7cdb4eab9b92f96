import type { PastOrder } from '@mam/domain/order/order.ts';
import { statusOf } from '@mam/domain/order/status.ts';
import { currencyOf } from '../money/currency-wire.ts';
import { fromWire } from '../money/money-wire.ts';
import { entriesOf } from './entries.ts';
import type { HistoryOrder } from './history.schema.ts';
import { ratingOf } from './rating-wire.ts';

/** An order of the history, counted in the currency it was placed in. */
export function pastOrderOf(wire: HistoryOrder): PastOrder {
  const currency = currencyOf(wire.currency);
  return {
    hash: wire.hash,
    code: wire.code,
    brand: wire.brand_id,
    storeId: wire.store_id,
    status: statusOf(wire.status),
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
    rating: ratingOf(wire.rating),
  };
}
