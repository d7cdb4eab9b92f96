import { randomInt, randomUUIDv7 } from 'node:crypto';
import { sittingTopic, tablesTopic } from '@mam/contract/http/topic.ts';
import { drawDigits, drawOtherDigits, type GuestState } from '@mam/domain/table/sitting.ts';
import type { Trx } from '../db/dialect.ts';
import { appendEvent } from '../db/events.ts';
import type { SittingGuestRow, SittingRow } from '../db/tables/table-tables.ts';
import type { StoreOfSittings } from './sitting-queries.ts';

/** Rings for the guests of a sitting and for the staff of the store. */
export function publishSittingEvent(
  trx: Trx,
  { id, brand, store_id, version }: SittingRow,
  at: number,
): void {
  appendEvent(trx, { brand, topic: sittingTopic(id), version, at });
  appendEvent(trx, { brand, topic: tablesTopic(brand, store_id), version: at, at });
}

/** Changes a sitting that goes on, and has this version if one is named; undefined = it has ended, or has another. */
export function changeSitting(
  trx: Trx,
  { id }: SittingRow,
  change: Partial<SittingRow>,
  version?: number,
): Promise<SittingRow | undefined> {
  const goingOn = trx
    .updateTable('sittings')
    .set((of) => ({ ...change, version: of('version', '+', 1) }))
    .where('id', '=', id)
    .where('ended_at', 'is', null);
  const asRead = version === undefined ? goingOn : goingOn.where('version', '=', version);
  return asRead.returningAll().executeTakeFirst();
}

/** [TB88] [TB89] Other digits than those somebody knows who is not to come back by them. */
export const otherDigits = ({ digits }: SittingRow): string => drawOtherDigits(digits, randomInt);

interface Beginning extends StoreOfSittings {
  /** as an order carries it [TB4] */
  readonly table: string;
  /** the same in any letters [TB8] */
  readonly key: string;
  /** by the staff, who see its guests; by a scan nobody has [TB51] */
  readonly seen: boolean;
  readonly now: number;
}

/** [TB43] Begins a sitting at a table that is free. */
export async function beginSitting(
  trx: Trx,
  { brand, storeId, table, key, seen, now }: Beginning,
): Promise<SittingRow> {
  const sitting: SittingRow = {
    id: randomUUIDv7(),
    brand,
    store_id: storeId,
    digits: drawDigits(randomInt),
    wrong_digits: 0,
    version: 1,
    begun_at: now,
    first_at: null,
    last_at: now,
    seen_at: seen ? now : null,
    ended_at: null,
    ended_by: null,
    merged_into: null,
    first_guest: null,
  };
  await trx.insertInto('sittings').values(sitting).execute();
  await takeTable(trx, sitting, { table, key, now });
  return sitting;
}

/** The party sits at this table as well; it is free. */
export async function takeTable(
  trx: Trx,
  { id, brand, store_id }: SittingRow,
  { table, key, now }: Pick<Beginning, 'table' | 'key' | 'now'>,
): Promise<void> {
  const row = { table_name: table, since: now, taken: 1 };
  await trx
    .insertInto('sitting_tables')
    .values({ ...row, sitting_id: id, brand, store_id, table_key: key })
    .onConflict((conflict) => conflict.columns(['sitting_id', 'table_key']).doUpdateSet(row))
    .execute();
}

/** The tables of a sitting are free. */
export async function freeTables(trx: Trx, sittingId: string): Promise<void> {
  await trx.updateTable('sitting_tables').set({ taken: 0 }).where('sitting_id', '=', sittingId).execute();
}

export interface NewGuest {
  readonly uid: string;
  readonly name: string;
  readonly state: GuestState;
  /** where it asks or tries digits from [TB46] [TB47] */
  readonly network: string;
  readonly now: number;
}

/** Somebody comes, asks or has only tried: a phone that is known keeps its row, and its name unless it says another. */
export async function writeGuest(
  trx: Trx,
  sitting: SittingRow,
  known: SittingGuestRow | undefined,
  { uid, name, state, network, now }: NewGuest,
): Promise<SittingGuestRow> {
  const said = {
    state,
    name: name || (known?.name ?? ''),
    joined_at: now,
    // a guest who is in counts against no network
    ...(state === 'in' ? { network: '', put_out_by: null } : { network }),
  };
  if (known) {
    await trx.updateTable('sitting_guests').set(said).where('id', '=', known.id).execute();
    return { ...known, ...said };
  }
  const row = { id: randomUUIDv7(), sitting_id: sitting.id, uid, wrong_digits: 0, put_out_by: null };
  const guest = { ...row, ...said };
  await trx.insertInto('sitting_guests').values(guest).execute();
  return guest;
}
