import { type PlacedOrder, withoutPeople } from '@mam/domain/order/placed-order.ts';
import { waitAfter } from '@mam/domain/order/waiting.ts';
import type { Kysely } from 'kysely';
import { locksRows, type Trx } from '../db/dialect.ts';
import { preparedInsert } from '../db/prepared-statement.ts';
import type { OrderLineRow, OrderRow } from '../db/tables/order-tables.ts';
import type { Tables } from '../db/tables.ts';
import { isSameHash } from './hash.ts';
import { changedColumns, orderOf, ordersOf, rowOf } from './rows.ts';

const insertRow = preparedInsert('orders');

/** Fails where somebody else has this code in this brand. */
export const insertOrder = (trx: Trx, order: PlacedOrder) => insertRow(trx, [rowOf(order)]);

/** The order of a row; undefined = there is none. */
const orderIfAny = (row: OrderRow | undefined): PlacedOrder | undefined => row && orderOf(row);

export const isCodeTaken = async (db: Kysely<Tables>, brand: string, code: string): Promise<boolean> =>
  (await orderByCode(db, brand, code)) !== undefined;

export const insertLines = preparedInsert('order_lines');

/** The order a hash opens. Codes of several brands may be equal; the secret tells, compared in constant time. */
export async function orderByHash(
  db: Kysely<Tables>,
  code: string,
  hash: string,
): Promise<PlacedOrder | undefined> {
  const rows = await db.selectFrom('orders').selectAll().where('code', '=', code).execute();
  return orderIfAny(rows.find((row) => isSameHash(hash, row.hash)));
}

export async function orderByCode(
  db: Kysely<Tables>,
  brand: string,
  code: string,
): Promise<PlacedOrder | undefined> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('code', '=', code)
    .where('brand', '=', brand)
    .executeTakeFirst();
  return orderIfAny(row);
}

/** Those of these codes there are, the shortest first. */
export async function ordersByCodes(
  db: Kysely<Tables>,
  brand: string,
  codes: readonly string[],
): Promise<PlacedOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('code', 'in', codes)
    .where('brand', '=', brand)
    .execute();
  return ordersOf(rows).sort((a, b) => a.code.length - b.code.length);
}

export async function orderById(
  db: Kysely<Tables>,
  brand: string,
  id: string,
): Promise<PlacedOrder | undefined> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where('brand', '=', brand)
    .executeTakeFirst();
  return orderIfAny(row);
}

export function linesOfOrder(db: Kysely<Tables>, brand: string, id: string): Promise<OrderLineRow[]> {
  return db
    .selectFrom('order_lines')
    .selectAll()
    .where('brand', '=', brand)
    .where('order_id', '=', id)
    .where('closed_at', 'is', null)
    .orderBy('position')
    .execute();
}

/** The place after every line an order ever had. */
export async function nextLinePosition(
  db: Kysely<Tables>,
  { brand, id }: Pick<PlacedOrder, 'brand' | 'id'>,
): Promise<number> {
  const row = await db
    .selectFrom('order_lines')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('brand', '=', brand)
    .where('order_id', '=', id)
    .executeTakeFirst();
  return Number(row?.last ?? -1) + 1;
}

/** The parts of an order that can be changed beside its status and its bill; waiting follows from them [OR38]. */
export type OrderChange = Partial<
  Omit<
    PlacedOrder,
    | 'id'
    | 'brand'
    | 'code'
    | 'hash'
    | 'version'
    | 'status'
    | 'kind'
    | 'bill'
    | 'endedAt'
    | 'waitsSince'
    | 'lookAt'
  >
>;

/**
 * Changes an order that is still as it was read; undefined = somebody was faster. The status is for change-status.ts, the
 * bill for amend-order.ts.
 */
export function updateOrder(
  trx: Trx,
  order: PlacedOrder,
  change: OrderChange,
): Promise<PlacedOrder | undefined> {
  return updateStatus(trx, order, change);
}

/** As updateOrder, with the status; only change-status.ts may call it. */
export async function updateStatus(
  trx: Trx,
  order: PlacedOrder,
  change: OrderChange & Partial<Pick<PlacedOrder, 'status' | 'endedAt'>>,
): Promise<PlacedOrder | undefined> {
  const { id, brand, version } = order;
  const row = await trx
    .updateTable('orders')
    .set({ ...changedColumns(order, { ...change, ...waitAfter(order, change) }), version: version + 1 })
    .where('id', '=', id)
    .where('brand', '=', brand)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
  return orderIfAny(row);
}

/** Takes an order's row until the transaction ends, and counts as a change of it. */
export async function lockOrder(trx: Trx, brand: string, id: string): Promise<PlacedOrder | undefined> {
  const row = await trx
    .updateTable('orders')
    .set((of) => ({ version: of('version', '+', 1) }))
    .where('id', '=', id)
    .where('brand', '=', brand)
    .returningAll()
    .executeTakeFirst();
  return orderIfAny(row);
}

/** Takes an order's row until the transaction ends; no change of it, what others have read still stands. */
export async function holdOrder(trx: Trx, brand: string, id: string): Promise<PlacedOrder | undefined> {
  const row = await trx
    .updateTable('orders')
    .set((of) => ({ version: of.ref('version') }))
    .where('id', '=', id)
    .where('brand', '=', brand)
    .returningAll()
    .executeTakeFirst();
  return orderIfAny(row);
}

/** Looks at a waiting order again at another moment; no change of the order. false = it is another by now. */
export async function lookAgainAt(
  trx: Trx,
  { id, brand, version }: PlacedOrder,
  at: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set({ look_at: at })
    .where('id', '=', id)
    .where('brand', '=', brand)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** [TB51] Marks the guests of a sitting as seen in all its rounds. The orders' versions stay. */
export async function guestsSeen(trx: Trx, sittingId: string): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ guests_unseen: 0 })
    .where('sitting_id', '=', sittingId)
    .where('guests_unseen', '=', 1)
    .execute();
}

/** [TB90] Marks the rounds of a party that was set aside, for the staff to see. The orders' versions stay. */
export async function roundsAside(trx: Trx, sittingId: string): Promise<void> {
  await trx.updateTable('orders').set({ party_aside: 1 }).where('sitting_id', '=', sittingId).execute();
}

/** [TB55] Gives the rounds of one sitting to another. The orders' versions stay. */
export async function moveRounds(
  trx: Trx,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await trx.updateTable('orders').set({ sitting_id: to }).where('sitting_id', '=', from).execute();
}

/** [OR67] Orders of a brand that ended before a moment and still name their people, the longest ended first; taken. */
export async function ordersToForget(
  trx: Trx,
  { brand, before, most }: { readonly brand: string; readonly before: number; readonly most: number },
): Promise<PlacedOrder[]> {
  const rows = await trx
    .selectFrom('orders')
    .selectAll()
    .where('brand', '=', brand)
    .where('forgotten_at', 'is', null)
    .where('ended_at', '<', before)
    .orderBy('ended_at')
    .limit(most)
    // another process forgets others
    .$if(locksRows(trx), (query) => query.forUpdate().skipLocked())
    .execute();
  return ordersOf(rows);
}

/** [OR67] Writes an order without the people it was for. Its version stays. */
export async function forgetPeople(trx: Trx, order: PlacedOrder, now: number): Promise<void> {
  await trx
    .updateTable('orders')
    .set(changedColumns(order, withoutPeople(order, now)))
    .where('id', '=', order.id)
    .execute();
}
