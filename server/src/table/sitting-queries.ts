import { isFinal } from '@mam/domain/order/status.ts';
import { firstPhone, LONGEST_STAY, SITTING_IDLE, type SittingGuest } from '@mam/domain/table/sitting.ts';
import type { Kysely } from 'kysely';
import type { Trx } from '../db/dialect.ts';
import { lockNames } from '../db/lanes.ts';
import type { SittingGuestRow, SittingRow, SittingTableRow } from '../db/tables/table-tables.ts';
import type { Tables } from '../db/tables.ts';

export interface StoreOfSittings {
  readonly brand: string;
  readonly storeId: number;
}

/** A table of a store, by its key [TB8]. */
export interface TablePlace extends StoreOfSittings {
  readonly key: string;
}

/** Until this transaction ends nobody else begins, joins, moves or ends sittings of this store. */
export const holdSittings = (trx: Trx, ...stores: readonly StoreOfSittings[]): Promise<void> =>
  lockNames(
    trx,
    stores.map(({ brand, storeId }) => `sittings:${brand}:${storeId}`),
  );

/** The sitting at a table, also one that is over and not yet written down as ended. */
export function sittingAt(
  db: Kysely<Tables>,
  { brand, storeId, key }: TablePlace,
): Promise<SittingRow | undefined> {
  return db
    .selectFrom('sitting_tables')
    .innerJoin('sittings', 'sittings.id', 'sitting_tables.sitting_id')
    .selectAll('sittings')
    .where('sitting_tables.taken', '=', 1)
    .where('sitting_tables.brand', '=', brand)
    .where('sitting_tables.store_id', '=', storeId)
    .where('sitting_tables.table_key', '=', key)
    .executeTakeFirst();
}

/** [TB91] The sittings that go on and that a diner is in; more than one was left by none of our apps. */
export function sittingsOfDiner(
  db: Kysely<Tables>,
  { uid, now }: { readonly uid: string; readonly now: number },
): Promise<SittingRow[]> {
  return db
    .selectFrom('sitting_guests')
    .innerJoin('sittings', 'sittings.id', 'sitting_guests.sitting_id')
    .selectAll('sittings')
    .where('sitting_guests.uid', '=', uid)
    .where('sitting_guests.joined_at', '>', now - LONGEST_STAY)
    .where('sitting_guests.state', '=', 'in')
    .where('sittings.ended_at', 'is', null)
    .where('sittings.last_at', '>', now - SITTING_IDLE)
    .execute();
}

export function sittingById(db: Kysely<Tables>, id: string): Promise<SittingRow | undefined> {
  return db.selectFrom('sittings').selectAll().where('id', '=', id).executeTakeFirst();
}

/** [TB55] A sitting, or the one it was put together with. */
export async function sittingNow(db: Kysely<Tables>, id: string): Promise<SittingRow | undefined> {
  const sitting = await sittingById(db, id);
  return sitting?.merged_into ? sittingNow(db, sitting.merged_into) : sitting;
}

/** Everybody who has to do with a sitting, the first who came first. */
export function guestsOfSitting(db: Kysely<Tables>, sittingId: string): Promise<SittingGuestRow[]> {
  return db
    .selectFrom('sitting_guests')
    .selectAll()
    .where('sitting_id', '=', sittingId)
    .orderBy('joined_at')
    .orderBy('id')
    .execute();
}

/** Where a party sits now, in the order in which it came there. */
export function tablesOfSitting(db: Kysely<Tables>, sittingId: string): Promise<SittingTableRow[]> {
  return db
    .selectFrom('sitting_tables')
    .selectAll()
    .where('sitting_id', '=', sittingId)
    .orderBy('since')
    .orderBy('table_key')
    .execute();
}

/** A guest as the rules know one. */
export const guestFromRow = ({ id, state, joined_at: joinedAt }: SittingGuestRow): SittingGuest => ({
  id,
  state,
  joinedAt,
});

/** [TB45] The row of the first phone; undefined = nobody is there. */
export function firstGuestRow(
  { first_guest: named }: Pick<SittingRow, 'first_guest'>,
  guests: readonly SittingGuestRow[],
): SittingGuestRow | undefined {
  const first = firstPhone(guests.map(guestFromRow), named);
  return guests.find(({ id }) => id === first?.id);
}

/** A store has no more tables that people sit at. */
const MOST_TABLES = 1_000;

/** Parties at the tables of a store, each once: the phones known to it, how often they ordered, the orders not done. */
export async function partiesAt(db: Kysely<Tables>, { brand, storeId }: StoreOfSittings) {
  const tables = await db
    .selectFrom('sitting_tables')
    .selectAll()
    .where('taken', '=', 1)
    .where('brand', '=', brand)
    .where('store_id', '=', storeId)
    .orderBy('since')
    .limit(MOST_TABLES)
    .execute();
  const ids = [...new Set(tables.map(({ sitting_id }) => sitting_id))];
  if (ids.length === 0) return [];
  const [sittings, guests, rounds] = await Promise.all([
    db.selectFrom('sittings').selectAll().where('id', 'in', ids).execute(),
    db
      .selectFrom('sitting_guests')
      .selectAll()
      .where('sitting_id', 'in', ids)
      .where('state', '!=', 'left')
      .orderBy('joined_at')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('orders')
      .select(({ fn }) => ['sitting_id', 'status', fn.countAll().as('n')])
      .where('sitting_id', 'in', ids)
      .groupBy(['sitting_id', 'status'])
      .execute(),
  ]);
  const countOf = (rows: readonly { sitting_id: string | null; n: unknown }[], id: string) =>
    rows.filter(({ sitting_id }) => sitting_id === id).reduce((sum, { n }) => sum + Number(n), 0);
  const open = rounds.filter(({ status }) => !isFinal(status));
  return sittings.map((sitting) => ({
    sitting,
    tables: tables.filter(({ sitting_id }) => sitting_id === sitting.id),
    guests: guests.filter(({ sitting_id }) => sitting_id === sitting.id),
    rounds: countOf(rounds, sitting.id),
    openRounds: countOf(open, sitting.id),
  }));
}
