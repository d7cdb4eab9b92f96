import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { NOT_ON_BOARD } from '@mam/domain/order/status.ts';
import type { SoughtOrder } from '@mam/domain/staff/order-search.ts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { ordersOf } from '../../order/rows.ts';
import { type ListedOrder, listedOf, listedOrders } from './listed-order.ts';

/** of each kind at once; the oldest first, so none is forgotten */
const MOST_ODD = 200;

interface OfStore {
  readonly brand: string;
  readonly store: number;
}

const listedOfStore = (db: Kysely<Tables>, { brand, store }: OfStore) =>
  listedOrders(db).where('brand', '=', brand).where('store_id', '=', store);

const inTheirOrder = (left: ListedOrder, right: ListedOrder) =>
  left.createdAt - right.createdAt || (left.id < right.id ? -1 : 1);

/** Orders whose money needs a person: something came and it is not right, or has to go back; the oldest first. */
export async function ordersWithOddMoney(db: Kysely<Tables>, of: OfStore): Promise<ListedOrder[]> {
  // conditions said as the two small indexes of these orders say them: one with "or" could use neither
  const [due, held] = await Promise.all([
    listedOfStore(db, of).where(sql<boolean>`refund_due > 0`).orderBy('created_at').limit(MOST_ODD).execute(),
    listedOfStore(db, of)
      .where(sql<boolean>`status = 'WAIT_PAYMENT' and captured > refunded and refund_due = 0`)
      // [PA50] a share on its way is as it should be
      .where('shares', '=', 0)
      .orderBy('created_at')
      .limit(MOST_ODD)
      .execute(),
  ]);
  return listedOf([...due, ...held])
    .sort(inTheirOrder)
    .slice(0, MOST_ODD);
}

/** [OR123] Orders with a report that nobody has answered, the longest waiting first; none that is forgotten. */
export async function ordersWithIssues(db: Kysely<Tables>, of: OfStore): Promise<ListedOrder[]> {
  const open = await db
    .selectFrom('issue_reports')
    .select(['order_id', 'made_at'])
    .where('brand', '=', of.brand)
    .where('store_id', '=', of.store)
    .where(sql<boolean>`answered_at is null`)
    .orderBy('made_at')
    .limit(MOST_ODD)
    .execute();
  const ids = [...new Set(open.map(({ order_id }) => order_id))];
  if (ids.length === 0) return [];
  const rows = await listedOrders(db).where('id', 'in', ids).where('forgotten_at', 'is', null).execute();
  return listedOf(rows).sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** [PA50] Orders that wait for shares to be paid to the restaurant, the oldest first. */
export async function ordersInShares(db: Kysely<Tables>, of: OfStore): Promise<ListedOrder[]> {
  const rows = await listedOfStore(db, of)
    .where(sql<boolean>`status = 'WAIT_PAYMENT' and shares > 0`)
    .orderBy('created_at')
    .limit(MOST_ODD)
    .execute();
  return listedOf(rows);
}

/** The orders of a kitchen's board: all open ones that do not wait for money, and those that ended since a moment. */
export async function ordersOnBoard(
  db: Kysely<Tables>,
  { since, ...of }: OfStore & { readonly since: number },
): Promise<ListedOrder[]> {
  const shown = listedOfStore(db, of).where('status', 'not in', NOT_ON_BOARD);
  const [open, ended] = await Promise.all([
    shown.where('ended_at', 'is', null).execute(),
    shown.where('ended_at', '>=', since).execute(),
  ]);
  return listedOf([...open, ...ended]).sort(inTheirOrder);
}

/** so many are looked through at most: more than a store has open, or ends in a day */
const MOST_SOUGHT = 3_000;

/** The orders of a store that are open, or ended since a moment, by which staff find one; the latest ended first. */
export async function ordersToSearch(
  db: Kysely<Tables>,
  { since, ...of }: OfStore & { readonly since: number },
): Promise<(SoughtOrder & { readonly id: string })[]> {
  const sought = db
    .selectFrom('orders')
    .select(['id', 'code', 'name', 'phone_key', 'table_name', 'created_at', 'ended_at'])
    .where('brand', '=', of.brand)
    .where('store_id', '=', of.store)
    .limit(MOST_SOUGHT);
  const [open, ended] = await Promise.all([
    sought.where('ended_at', 'is', null).execute(),
    sought.where('ended_at', '>=', since).orderBy('ended_at', 'desc').execute(),
  ]);
  return [...open, ...ended].map(({ id, code, name, phone_key, table_name, created_at, ended_at }) => ({
    id,
    code,
    name,
    phone: phone_key,
    tableName: table_name ?? '',
    createdAt: created_at,
    endedAt: ended_at,
  }));
}

/** The whole orders, in this order. By their ids alone: asked for the store beside them, SQLite would read all it ever had. */
export async function ordersByIds(db: Kysely<Tables>, ids: readonly string[]): Promise<PlacedOrder[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('orders').selectAll().where('id', 'in', ids).execute();
  const places = new Map(ids.map((id, at) => [id, at]));
  return ordersOf(rows).sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
}
