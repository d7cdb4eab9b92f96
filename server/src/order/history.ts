import { moment, seconds } from '@mam/contract/http/moment-wire.ts';
import { currencyToWire } from '@mam/contract/money/currency-wire.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import type { History, HistoryOrder, HistoryQuery } from '@mam/contract/order/history.schema.ts';
import { timeZoneOf } from '@mam/contract/store/store-wire.ts';
import { leadsTo, searchedFrom } from '@mam/domain/order/phone-search.ts';
import { type Kysely, sql } from 'kysely';
import type { OrderLineRow, OrderPersonRow, OrderRatingRow, OrderRow } from '../db/tables/order-tables.ts';
import type { Tables } from '../db/tables.ts';
import { provedNumbers } from '../diner/phone-proofs.ts';
import type { StoreDocument } from '../store/store-document.ts';
import { itemCount, itemsOf } from './order-detail.ts';
import { peopleOfOrders } from './people.ts';
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

/** [GO19] Those that another has ordered for them too, by the small index of these. */
const joinedBy = (db: Kysely<Tables>, { uid, brand }: Asked) =>
  db
    .selectFrom('order_people')
    .where('order_people.uid', '=', uid)
    .where(sql<boolean>`order_people.role = 'member'`)
    .$if(brand !== undefined, (query) => query.where('order_people.brand', '=', brand ?? ''));

/** The place after which a page begins: the moment of an order, and its id among those of one moment. */
const cursorOf = ({ created_at: at, id }: OrderRow) => `${at}.${id}`;

const newestFirst = (a: OrderRow, b: OrderRow) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1);

async function pageOf(db: Kysely<Tables>, asked: Asked, cursor: string | undefined): Promise<OrderRow[]> {
  const [at = '', id = ''] = cursor?.split('.') ?? [];
  const own = await ownPage(db, asked, cursor === undefined ? null : { at: Number(at), id });
  const joined = await joinedPage(db, asked, cursor === undefined ? null : { at: Number(at), id });
  return [...own, ...joined].sort(newestFirst).slice(0, PAGE + 1);
}

interface After {
  readonly at: number;
  readonly id: string;
}

function joinedPage(db: Kysely<Tables>, asked: Asked, after: After | null): Promise<OrderRow[]> {
  return joinedBy(db, asked)
    .innerJoin('orders', 'orders.id', 'order_people.order_id')
    .selectAll('orders')
    .$if(after !== null, (query) =>
      query.where(({ eb, and, or }) =>
        or([
          eb('order_people.placed_at', '<', after?.at ?? 0),
          and([
            eb('order_people.placed_at', '=', after?.at ?? 0),
            eb('order_people.order_id', '<', after?.id ?? ''),
          ]),
        ]),
      ),
    )
    .orderBy('order_people.placed_at', 'desc')
    .orderBy('order_people.order_id', 'desc')
    .limit(PAGE + 1)
    .execute();
}

function ownPage(db: Kysely<Tables>, asked: Asked, after: After | null): Promise<OrderRow[]> {
  return ordersOf(db, asked)
    .selectAll()
    .$if(after !== null, (query) =>
      query.where(({ eb, and, or }) =>
        or([
          eb('created_at', '<', after?.at ?? 0),
          and([eb('created_at', '=', after?.at ?? 0), eb('id', '<', after?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
}

/** For whom orders are listed, and how much of each. */
interface Listing {
  readonly uid: string;
  readonly detailed?: boolean;
  /** the numbers they have proved [MS9] */
  readonly proved?: ReadonlySet<string>;
}

interface Hanging {
  readonly lines: readonly OrderLineRow[];
  readonly rating: OrderRatingRow | undefined;
  readonly people: readonly OrderPersonRow[];
}

function orderOf(
  order: OrderRow,
  { lines, rating, people }: Hanging,
  { uid, detailed = false, proved }: Listing,
): HistoryOrder {
  const { currency } = orderDocument(order);
  const own = leadsTo(order.uid, uid, false);
  // [GO19] who was in the group order reads all of it
  const among = people.some((person) => person.uid === uid);
  const opens = among || leadsTo(order.uid, uid, proved?.has(order.phone_number) ?? false);
  return {
    hash: opens ? order.hash : null,
    code: order.code,
    brand_id: order.brand,
    store_id: order.store_id,
    status: order.status,
    type: order.type,
    ready: order.ready_at !== null || order.status === 'WAIT_PICKUP',
    promised_at: moment(order.promised_at),
    item_count: itemCount(lines),
    items: lines.filter(({ kind }) => kind !== 'part').map(({ name, quantity }) => ({ name, quantity })),
    ...(detailed && { order_data_item: itemsOf(lines, own || among) }),
    total_amount: toWire(order.total, currency),
    currency: currencyToWire(currency),
    created_at: seconds(order.created_at),
    is_mine: own,
    group_size: people.length,
    rating: own ? ratingWire(rating, true) : null,
  };
}

const ALL = sql<number | string>`count(*)`.as('all');

/** [OR36] A diner's own orders, the newest first; `restaurants` names those stores of them that there still are. */
export async function historyOf(
  db: Kysely<Tables>,
  uid: string,
  { pos_parent: brand, type, count, cursor }: HistoryQuery,
): Promise<History> {
  const asked = { uid, brand };
  if (count) {
    const [own, joined] = [
      await ordersOf(db, asked).select(ALL).executeTakeFirstOrThrow(),
      await joinedBy(db, asked).select(ALL).executeTakeFirstOrThrow(),
    ];
    return { ...NONE, count: Number(own.all) + Number(joined.all) };
  }
  const found = await pageOf(db, asked, cursor);
  const orders = found.slice(0, PAGE);
  const last = found.length > PAGE ? orders.at(-1) : undefined;
  return {
    ...(await listed(db, orders, { uid, detailed: type === 'detail' })),
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
async function listed(db: Kysely<Tables>, orders: readonly OrderRow[], as: Listing): Promise<History> {
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
  const together = orders.filter((order) => order.group_order !== null);
  const people = await peopleOfOrders(db, together);
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
      orderOf(
        order,
        {
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
