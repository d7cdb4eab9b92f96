import { CALL_STANDS, SAME_CALL } from '@mam/domain/table/call.ts';
import type { Kysely } from 'kysely';
import type { Trx } from '../db/dialect.ts';
import type { SittingRow, StaffCallRow } from '../db/tables/table-tables.ts';
import type { Tables } from '../db/tables.ts';

/** More than a store's tables may have standing is told to nobody at once. */
const MOST_OF_STORE = 500;
const MOST_OF_GUEST = 20;

interface Place {
  readonly brand: string;
  readonly storeId: number;
}

/** [TB25] The calls that stand at a store now, the longest first. */
export function standingCalls(
  db: Kysely<Tables>,
  { brand, storeId }: Place,
  now: number,
): Promise<StaffCallRow[]> {
  return db
    .selectFrom('staff_calls')
    .selectAll()
    .where('brand', '=', brand)
    .where('store_id', '=', storeId)
    .where('answered_at', 'is', null)
    .where('placed_at', '>', now - CALL_STANDS)
    .orderBy('placed_at')
    .limit(MOST_OF_STORE)
    .execute();
}

/** The calls a guest has made at a store within the time that one stands, the newest first. */
export function callsOfGuest(
  db: Kysely<Tables>,
  { brand, storeId, uid }: Place & { readonly uid: string },
  now: number,
): Promise<StaffCallRow[]> {
  return db
    .selectFrom('staff_calls')
    .selectAll()
    .where('uid', '=', uid)
    .where('placed_at', '>', now - CALL_STANDS)
    .where('brand', '=', brand)
    .where('store_id', '=', storeId)
    .orderBy('placed_at', 'desc')
    .limit(MOST_OF_GUEST)
    .execute();
}

/** [TB24] The call this would only say again; undefined = it is a new one. */
export function sameCall(
  trx: Trx,
  { brand, store_id, table_name, uid, text, placed_at }: StaffCallRow,
): Promise<StaffCallRow | undefined> {
  return trx
    .selectFrom('staff_calls')
    .selectAll()
    .where('uid', '=', uid)
    .where('placed_at', '>', placed_at - SAME_CALL)
    .where('brand', '=', brand)
    .where('store_id', '=', store_id)
    .where('table_name', '=', table_name)
    .where('text', '=', text)
    .where('answered_at', 'is', null)
    .orderBy('placed_at')
    .executeTakeFirst();
}

/** [TB25] [TB81] How many calls stand of this guest, anywhere, and of their sitting, or of others at this table. */
export async function countStanding(
  trx: Trx,
  { brand, store_id, table_name, sitting_id, uid, placed_at }: StaffCallRow,
): Promise<{ readonly ofGuest: number; readonly ofTable: number }> {
  const standing = trx
    .selectFrom('staff_calls')
    .select(({ fn }) => fn.countAll().as('n'))
    .where('answered_at', 'is', null)
    .where('placed_at', '>', placed_at - CALL_STANDS);
  const ofGuest = await standing.where('uid', '=', uid).executeTakeFirst();
  const ofTable = await (sitting_id === null
    ? standing
        .where('brand', '=', brand)
        .where('store_id', '=', store_id)
        .where('table_name', '=', table_name)
        .where('sitting_id', 'is', null)
    : standing.where('sitting_id', '=', sitting_id)
  ).executeTakeFirst();
  return { ofGuest: Number(ofGuest?.n ?? 0), ofTable: Number(ofTable?.n ?? 0) };
}

export async function insertCall(trx: Trx, call: StaffCallRow): Promise<void> {
  await trx.insertInto('staff_calls').values(call).execute();
}

export function callById(db: Kysely<Tables>, brand: string, id: string): Promise<StaffCallRow | undefined> {
  return db
    .selectFrom('staff_calls')
    .selectAll()
    .where('id', '=', id)
    .where('brand', '=', brand)
    .executeTakeFirst();
}

/** Changes a call that is still as it was read; undefined = somebody was faster. */
export function changeCall(
  trx: Trx,
  { id, version }: StaffCallRow,
  change: Partial<StaffCallRow>,
): Promise<StaffCallRow | undefined> {
  return trx
    .updateTable('staff_calls')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
}

/** [TB54] The calls of a party that nobody has answered are from where it sits now; those that changed. */
export function callsFollow(
  trx: Trx,
  { id }: Pick<SittingRow, 'id'>,
  { table, now }: { readonly table: string; readonly now: number },
): Promise<StaffCallRow[]> {
  return trx
    .updateTable('staff_calls')
    .set((of) => ({ table_name: table, version: of('version', '+', 1) }))
    .where('sitting_id', '=', id)
    .where('answered_at', 'is', null)
    .where('placed_at', '>', now - CALL_STANDS)
    .returningAll()
    .execute();
}

/** [TB55] The calls of one sitting are another's. */
export async function moveCalls(
  trx: Trx,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await trx.updateTable('staff_calls').set({ sitting_id: to }).where('sitting_id', '=', from).execute();
}
