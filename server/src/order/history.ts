import { currencyToWire } from '@mam/contract/money/currency-wire.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import type { History, HistoryOrder, HistoryQuery } from '@mam/contract/order/history.schema.ts';
import { timeZoneOf } from '@mam/contract/store/store-wire.ts';
import { leadsTo, searchedFrom } from '@mam/domain/order/phone-search.ts';
import type { Kysely } from 'kysely';
import type { OrderLineRow, OrderRatingRow, OrderRow } from '../db/order-tables.ts';
import type { Tables } from '../db/tables.ts';
import { provedNumbers } from '../diner/phone-proofs.ts';
import type { StoreDocument } from '../store/store-document.ts';
import { itemCount, itemsOf, seconds } from './order-detail.ts';
import { ratingsOfOrders, ratingWire } from './ratings.ts';
import { orderDocument } from './rows.ts';

/** [OR36] How many orders come at a time. */
const PAGE = 50;

interface Asked {
  readonly uid: string;
  /** undefined = of every brand */
  readonly brand: string | undefined;
}

const ordersOf = (db: Kysely<Tables>, { uid, brand }: Asked) =>
  db
    .selectFrom('orders')
    .where('uid', '=', uid)
    .$if(brand !== undefined, (query) => query.where('brand', '=', brand ?? ''));

/** The place after which a page begins: the moment of an order, and its id among those of one moment. */
const cursorOf = ({ created_at: at, id }: OrderRow) => `${at}.${id}`;

function pageOf(db: Kysely<Tables>, asked: Asked, cursor: string | undefined): Promise<OrderRow[]> {
  const [at = '', id = ''] = cursor?.split('.') ?? [];
  return ordersOf(db, asked)
    .selectAll()
    .$if(cursor !== undefined, (query) =>
      query.where(({ eb, and, or }) =>
        or([eb('created_at', '<', Number(at)), and([eb('created_at', '=', Number(at)), eb('id', '<', id)])]),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
}

/** Who reads, which numbers they have proved, and how much of each order they ask for. */
interface Reader {
  readonly uid: string;
  readonly proved: ReadonlySet<string>;
  readonly detailed?: boolean;
}

interface Hanging {
  readonly lines: readonly OrderLineRow[];
  readonly rating: OrderRatingRow | undefined;
}

function orderOf(
  order: OrderRow,
  { lines, rating }: Hanging,
  { uid, proved, detailed = false }: Reader,
): HistoryOrder {
  const { currency } = orderDocument(order);
  const own = leadsTo(order.uid, uid, proved.has(order.phone_number));
  return {
    hash: own ? order.hash : null,
    code: order.code,
    brand_id: order.brand,
    store_id: order.store_id,
    status: order.status,
    type: order.type,
    ready: order.ready_at !== null || order.status === 'WAIT_PICKUP',
    item_count: itemCount(lines),
    items: lines.filter(({ kind }) => kind !== 'part').map(({ name, quantity }) => ({ name, quantity })),
    ...(detailed && { order_data_item: itemsOf(lines, own) }),
    total_amount: toWire(order.total, currency),
    currency: currencyToWire(currency),
    created_at: seconds(order.created_at),
    rating: own ? ratingWire(rating, true) : null,
  };
}

/** [OR36] A diner's own orders, the newest first; `restaurants` names those stores of them that there still are. */
export async function historyOf(
  db: Kysely<Tables>,
  uid: string,
  { pos_parent: brand, type, count, cursor }: HistoryQuery,
): Promise<History> {
  const asked = { uid, brand };
  if (count) {
    const { all } = await ordersOf(db, asked)
      .select((of) => of.fn.countAll<number | string>().as('all'))
      .executeTakeFirstOrThrow();
    return { ...NONE, count: Number(all) };
  }
  const found = await pageOf(db, asked, cursor);
  const orders = found.slice(0, PAGE);
  const last = found.length > PAGE ? orders.at(-1) : undefined;
  return {
    ...(await listed(db, orders, { uid, proved: new Set(), detailed: type === 'detail' })),
    next: last ? cursorOf(last) : null,
  };
}

/** Which orders are looked for by their phone number. */
export interface PhoneSearched {
  readonly uid: string;
  readonly brand: string;
  /** international, as the countries of the brand read what was typed */
  readonly numbers: readonly string[];
  /** undefined = any */
  readonly code?: string;
  readonly now: number;
}

/** [OR37] What was ordered with a number of late, the newest first. */
export async function ordersWithNumber(
  db: Kysely<Tables>,
  { uid, brand, numbers, code, now }: PhoneSearched,
): Promise<History> {
  if (numbers.length === 0) return NONE;
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('phone_number', 'in', numbers)
    .where('phone_number', '<>', '')
    .where('brand', '=', brand)
    .where('created_at', '>=', searchedFrom(now))
    .$if(code !== undefined, (query) => query.where('code', '=', code ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE)
    .execute();
  return listed(db, orders, { uid, proved: await provedNumbers(db, { brand, uid, numbers, now }) });
}

const NONE: History = { orders: [], restaurants: [], count: null, next: null };

/** Orders with their dishes and the names of their stores, as this diner may read them. */
async function listed(db: Kysely<Tables>, orders: readonly OrderRow[], reader: Reader): Promise<History> {
  if (orders.length === 0) return NONE;
  const ids = orders.map(({ id }) => id);
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('position')
    .execute();
  const linesById = Map.groupBy(lines, ({ order_id: id }) => id);
  const ratings = await ratingsOfOrders(db, orders);
  const stores = await db
    .selectFrom('stores')
    .select(['id', 'brand', 'name', 'document'])
    .where('brand', 'in', [...new Set(orders.map((order) => order.brand))])
    .where('id', 'in', [...new Set(orders.map((order) => order.store_id))])
    .execute();
  return {
    ...NONE,
    orders: orders.map((order) =>
      orderOf(order, { lines: linesById.get(order.id) ?? [], rating: ratings.get(order.id) }, reader),
    ),
    restaurants: stores.map(({ id, brand, name, document }) => ({
      id,
      brand_id: brand,
      name,
      tz: timeZoneOf(JSON.parse(document) as StoreDocument),
    })),
  };
}
