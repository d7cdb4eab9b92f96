import { moment, seconds } from '@mam/contract/http/moment-wire.ts';
import { currencyToWire } from '@mam/contract/money/currency-wire.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import type { History, HistoryOrder } from '@mam/contract/order/history.schema.ts';
import { timeZoneOf } from '@mam/contract/store/store-wire.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import type { Kysely } from 'kysely';
import type { OrderLineRow, OrderPersonRow, OrderRatingRow } from '../../db/tables/order-tables.ts';
import type { Tables } from '../../db/tables.ts';
import type { StoreDocument } from '../../store/store-document.ts';
import { openedOrderIds } from '../further-buyers.ts';
import { itemCount, orderItemsWire } from '../order-detail.ts';
import { peopleOfOrders } from '../people.ts';
import { ratingsOfOrders, ratingWire } from '../ratings.ts';

/** For whom orders are listed, and how much of each. */
interface Listing {
  readonly uid: string;
  readonly detailed?: boolean;
}

interface ListedParts {
  /** [OR80] it is theirs, for they have proved its number */
  readonly opened: boolean;
  readonly lines: readonly OrderLineRow[];
  readonly rating: OrderRatingRow | undefined;
  readonly people: readonly OrderPersonRow[];
}

function historyEntry(
  order: PlacedOrder,
  { opened, lines, rating, people }: ListedParts,
  { uid, detailed = false }: Listing,
): HistoryOrder {
  const { currency } = order;
  // an order taken for a caller has no uid, so nobody owns it by their list
  const own = order.uid === uid || opened;
  // [GO19] everybody in the group order reads all of it
  const among = people.some((person) => person.uid === uid);
  return {
    hash: order.hash,
    code: order.code,
    brand_id: order.brand,
    store_id: order.storeId,
    status: order.status,
    type: order.type,
    ready: order.readyAt !== null || order.status === 'WAIT_PICKUP',
    promised_at: moment(order.promisedAt),
    item_count: itemCount(lines),
    items: lines.filter(({ kind }) => kind !== 'part').map(({ name, quantity }) => ({ name, quantity })),
    ...(detailed && {
      order_data_item: orderItemsWire(lines, { notes: own || among, people: among || !opened }),
    }),
    total_amount: toWire(order.bill.total, currency),
    currency: currencyToWire(currency),
    created_at: seconds(order.createdAt),
    is_mine: own,
    group_size: people.length,
    rating: own ? ratingWire(rating, true) : null,
  };
}

export const NONE: History = { orders: [], restaurants: [], count: null, next: null };

/** Orders with their dishes and the names of their stores, as this diner may read them. */
export async function listed(
  db: Kysely<Tables>,
  orders: readonly PlacedOrder[],
  as: Listing,
): Promise<History> {
  if (orders.length === 0) return NONE;
  const ids = orders.map(({ id }) => id);
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', ids)
    .where('closed_at', 'is', null)
    .orderBy('position')
    .execute();
  const linesById = Map.groupBy(lines, ({ order_id: id }) => id);
  const together = orders.filter((order) => order.groupOrder !== null);
  const people = await peopleOfOrders(db, together);
  const ratings = await ratingsOfOrders(db, orders);
  const opened = await openedOrderIds(db, as.uid, orders);
  const stores = await db
    .selectFrom('stores')
    .select(['id', 'brand', 'name', 'document'])
    .where('brand', 'in', [...new Set(orders.map((order) => order.brand))])
    .where('id', 'in', [...new Set(orders.map((order) => order.storeId))])
    .execute();
  return {
    ...NONE,
    orders: orders.map((order) =>
      historyEntry(
        order,
        {
          opened: opened.has(order.id),
          lines: linesById.get(order.id) ?? [],
          rating: ratings.get(order.id),
          people: people.get(order.id) ?? [],
        },
        as,
      ),
    ),
    restaurants: stores.map(({ id, brand, name, document }) => ({
      id,
      brand_id: brand,
      name,
      tz: timeZoneOf(JSON.parse(document) as StoreDocument),
    })),
  };
}
