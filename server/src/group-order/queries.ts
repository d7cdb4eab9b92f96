import { type Kysely, sql } from 'kysely';
import type { Trx } from '../db/dialect.ts';
import { prepared } from '../db/prepared-statement.ts';
import type { GroupOrderRow, GroupSessionRow } from '../db/tables/group-order-tables.ts';
import type { Tables } from '../db/tables.ts';

/** The columns a ping reads. */
export type GroupOrderLifeRow = Pick<
  GroupOrderRow,
  'version' | 'cancelled' | 'ends_at' | 'over' | 'order_id'
>;

const lifeByHash = prepared<{ hash: string }, GroupOrderLifeRow>((db, value) =>
  db
    .selectFrom('group_orders')
    .select(['version', 'cancelled', 'ends_at', 'over', 'order_id'])
    .where('hash', '=', value('hash')),
);

/** One read of one row, by its unique key. */
export async function groupOrderLife(
  db: Kysely<Tables>,
  hash: string,
): Promise<GroupOrderLifeRow | undefined> {
  return (await lifeByHash(db, { hash })).rows[0];
}

export function groupOrderByHash(db: Kysely<Tables>, hash: string): Promise<GroupOrderRow | undefined> {
  return db.selectFrom('group_orders').selectAll().where('hash', '=', hash).executeTakeFirst();
}

/** [GO3] Takes the row until the transaction ends, and counts the change; the first statement of every write. */
export function takeGroupOrder(
  trx: Trx,
  { id, brand }: Pick<GroupOrderRow, 'id' | 'brand'>,
  now: number,
): Promise<GroupOrderRow> {
  return trx
    .updateTable('group_orders')
    .set((of) => ({ version: of('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .where('brand', '=', brand)
    .returningAll()
    .executeTakeFirstOrThrow();
}

type Changeable =
  | 'reminded_at'
  | 'cancelled'
  | 'ends_at'
  | 'over'
  | 'order_id'
  | 'setting'
  | 'by_itself'
  | 'network'
  | 'not_ordered';

export async function changeGroupOrder(
  trx: Trx,
  { id, brand }: Pick<GroupOrderRow, 'id' | 'brand'>,
  change: Partial<Pick<GroupOrderRow, Changeable>>,
): Promise<void> {
  await trx
    .updateTable('group_orders')
    .set(change)
    .where('id', '=', id)
    .where('brand', '=', brand)
    .executeTakeFirstOrThrow();
}

/** Those of a diner whose end, or owner's hour, is not over at a moment. */
export function openGroupOrdersOfDiner(
  db: Kysely<Tables>,
  { uid, endsAfter }: { readonly uid: string; readonly endsAfter: number },
): Promise<GroupOrderRow[]> {
  return db
    .selectFrom('group_orders')
    .selectAll()
    .where('uid', '=', uid)
    .where('ends_at', '>', endsAfter)
    .where('cancelled', '=', 0)
    .where('order_id', 'is', null)
    .orderBy('ends_at', 'desc')
    .limit(50)
    .execute();
}

/**
 * [GO32] Group orders that order by themselves now, the longest due first, while the owner's hour lasts (`endsAfter`).
 */
export function dueAutoOrders(
  db: Kysely<Tables>,
  { now, endsAfter, most }: { readonly now: number; readonly endsAfter: number; readonly most: number },
): Promise<GroupOrderRow[]> {
  return (
    db
      .selectFrom('group_orders')
      .selectAll()
      // written out, so that their small index is used
      .where(sql<boolean>`by_itself = 1 and cancelled = 0 and order_id is null and not_ordered is null`)
      .where('ends_at', '<=', now)
      .where('ends_at', '>', endsAfter)
      .orderBy('ends_at')
      .limit(most)
      .execute()
  );
}

/** Written out, so that their small index is used. */
const STILL_CHOOSING = sql<boolean>`over = 0 and cancelled = 0 and order_id is null`;

/** Whether the choosing of one is over that is not written down as such. */
export async function isSomeChoosingOver(db: Kysely<Tables>, now: number): Promise<boolean> {
  const one = db.selectFrom('group_orders').select('id').where(STILL_CHOOSING).where('ends_at', '<=', now);
  return (await one.limit(1).executeTakeFirst()) !== undefined;
}

/** [GO2] Writes down whose choosing is over, so that it stays so. */
export async function noteChoosingOver(trx: Trx, now: number): Promise<void> {
  const ended = trx.updateTable('group_orders').set({ over: 1 }).where(STILL_CHOOSING);
  await ended.where('ends_at', '<=', now).execute();
}

export async function insertGroupOrder(trx: Trx, row: GroupOrderRow): Promise<void> {
  await trx.insertInto('group_orders').values(row).execute();
}

/** Everybody who ever was in it. */
export function sessionsOfGroupOrder(
  db: Kysely<Tables>,
  { id, brand }: Pick<GroupOrderRow, 'id' | 'brand'>,
): Promise<GroupSessionRow[]> {
  return db
    .selectFrom('group_sessions')
    .selectAll()
    .where('group_order_id', '=', id)
    .where('brand', '=', brand)
    .execute();
}

/** Comes in, or is written over. */
export async function saveSession(trx: Trx, row: GroupSessionRow): Promise<void> {
  const { group_order_id, uid, ...change } = row;
  await trx
    .insertInto('group_sessions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['group_order_id', 'uid']).doUpdateSet(change))
    .execute();
}
