import { boardTopic } from '@mam/contract/http/topic.ts';
import type { MERGE_SITTING_REFUSES, MOVE_SITTING_REFUSES } from '@mam/contract/staff/refusals.ts';
import { isSittingOver, mayMoveTo } from '@mam/domain/table/sitting.ts';
import type { Database } from '../db/database.ts';
import type { Trx } from '../db/dialect.ts';
import { appendEvent } from '../db/events.ts';
import type { SittingGuestRow, SittingRow } from '../db/tables/table-tables.ts';
import { type Refused, refuse } from '../http/answer.ts';
import { moveRounds } from '../order/queries.ts';
import { moveShares } from './bill/bill-queries.ts';
import { publishCallEvent } from './call-staff.ts';
import { type ClosingBills, endSitting } from './end-sitting.ts';
import { callsFollow, moveCalls } from './queries.ts';
import {
  guestsOfSitting,
  holdSittings,
  sittingAt,
  sittingById,
  type TablePlace,
  tablesOfSitting,
} from './sitting-queries.ts';
import { seeGuests } from './sitting-rounds.ts';
import { sittingState } from './sitting-wire.ts';
import { beginSitting, changeSitting, freeTables, publishSittingEvent, takeTable } from './sitting-writes.ts';

type Part = ClosingBills & { readonly database: Database };

interface AtTable extends TablePlace {
  /** as an order carries it [TB4] */
  readonly table: string;
  readonly now: number;
}

/** Writes down what was done, with the tables it was done at; called once, in its transaction. */
export type NoteTables = (trx: Trx, tables: readonly string[]) => void;

/** The tables a party has, as guests know them. */
const tablesNow = async (trx: Trx, sittingId: string): Promise<string[]> =>
  (await tablesOfSitting(trx, sittingId)).flatMap(({ taken, table_name }) =>
    taken === 1 ? [table_name] : [],
  );

/** [TB53] A party sits down at a free table; where one sits already, somebody has seen it. */
export async function openSitting(
  { database, ...closing }: Part,
  at: AtTable,
  note: NoteTables,
): Promise<void> {
  await database.transaction(async (trx) => {
    await holdSittings(trx, at);
    const { now } = at;
    const found = await sittingAt(trx, at);
    if (found && !isSittingOver(sittingState(found), now)) return seeParty(trx, found, now);
    if (found) await endSitting(trx, closing, found, { by: 'idle', now });
    publishSittingEvent(trx, await beginSitting(trx, { ...at, seen: true }), now);
    note(trx, [at.table]);
  });
}

/** [TB51] Somebody of the staff has seen the party: its orders on the board say so. */
export async function seeParty(trx: Trx, sitting: SittingRow, now: number): Promise<void> {
  await seeGuests(trx, sitting.id, now);
  appendEvent(trx, {
    brand: sitting.brand,
    topic: boardTopic(sitting.brand, sitting.store_id),
    version: now,
    at: now,
  });
  const changed = await changeSitting(trx, sitting, {});
  if (changed) publishSittingEvent(trx, changed, now);
}

/** [TB53] The party has gone; once. */
export async function closeSitting(
  { database, ...closing }: Part,
  sitting: SittingRow,
  now: number,
  note: NoteTables,
): Promise<void> {
  await database.transaction(async (trx) => {
    await holdSittings(trx, { brand: sitting.brand, storeId: sitting.store_id });
    const tables = await tablesNow(trx, sitting.id);
    if (await endSitting(trx, closing, sitting, { by: 'staff', now })) note(trx, tables);
  });
}

/** One that goes on, held; null = it is over. */
async function goingOn(trx: Trx, { id, brand, store_id: storeId }: SittingRow, now: number) {
  await holdSittings(trx, { brand, storeId });
  const sitting = await sittingById(trx, id);
  return sitting && !isSittingOver(sittingState(sitting), now) ? sitting : null;
}

/** [TB54] The party sits at this table alone, with its guests, rounds and digits; null = done. */
export async function moveSitting(
  { database, ...closing }: Part,
  known: SittingRow,
  { now, ...at }: AtTable,
  note: NoteTables,
): Promise<Refused<(typeof MOVE_SITTING_REFUSES)[number]> | null> {
  return database.transaction<Refused<(typeof MOVE_SITTING_REFUSES)[number]> | null>(async (trx) => {
    const sitting = await goingOn(trx, known, now);
    if (!sitting) return refuse('SITTING_OVER');
    const there = await sittingAt(trx, at);
    const over = there && isSittingOver(sittingState(there), now) ? there : null;
    const taken = mayMoveTo(over ? null : (there?.id ?? null), sitting.id);
    if (taken) return refuse(taken.refused);
    if (over) await endSitting(trx, closing, over, { by: 'idle', now });
    note(trx, await tablesNow(trx, sitting.id));
    await freeTables(trx, sitting.id);
    await takeTable(trx, sitting, { table: at.table, key: at.key, now });
    for (const call of await callsFollow(trx, sitting, { table: at.table, now }))
      publishCallEvent(trx, call, now);
    await seeParty(trx, sitting, now);
    return null;
  });
}

/** [TB55] The other's tables, guests and rounds are this one's; null = done. */
export async function mergeSittings(
  { database, ...closing }: Part,
  known: SittingRow,
  { other: otherId, now }: { readonly other: string; readonly now: number },
  note: (trx: Trx, tables: readonly string[], others: readonly string[]) => void,
): Promise<Refused<(typeof MERGE_SITTING_REFUSES)[number]> | null> {
  return database.transaction<Refused<(typeof MERGE_SITTING_REFUSES)[number]> | null>(async (trx) => {
    const sitting = await goingOn(trx, known, now);
    if (!sitting) return refuse('SITTING_OVER');
    const other = await sittingById(trx, otherId);
    const isHere = other?.brand === sitting.brand && other.store_id === sitting.store_id;
    if (!isHere || other.id === sitting.id) return refuse('UNKNOWN');
    if (other.merged_into === sitting.id) return null;
    if (isSittingOver(sittingState(other), now)) return refuse('SITTING_OVER');
    const tables = (await tablesOfSitting(trx, other.id)).filter(({ taken }) => taken === 1);
    note(
      trx,
      await tablesNow(trx, sitting.id),
      tables.map(({ table_name }) => table_name),
    );
    // its row first: an order that is placed meanwhile is a round of one of the two
    await endSitting(trx, closing, other, { by: 'merged', into: sitting.id, now });
    for (const { table_name: table, table_key: key } of tables)
      await takeTable(trx, sitting, { table, key, now });
    await moveGuests(trx, sitting, other);
    await moveRounds(trx, { from: other.id, to: sitting.id });
    await moveShares(trx, { from: other.id, to: sitting.id });
    await moveCalls(trx, { from: other.id, to: sitting.id });
    const came = [sitting.first_at, other.first_at].filter((at) => at !== null);
    await changeSitting(trx, sitting, { first_at: came.length ? Math.min(...came) : null, last_at: now });
    await seeParty(trx, sitting, now);
    return null;
  });
}

/** Moves the guests of one sitting to another; a guest of both is in if they were in one of them. */
async function moveGuests(trx: Trx, to: SittingRow, from: SittingRow): Promise<void> {
  const here = new Map((await guestsOfSitting(trx, to.id)).map((guest) => [guest.uid, guest]));
  for (const guest of await guestsOfSitting(trx, from.id)) {
    const known = here.get(guest.uid);
    if (!known) await changeGuest(trx, guest, { sitting_id: to.id });
    else if (guest.state === 'in' && known.state !== 'in')
      await changeGuest(trx, known, { state: 'in', put_out_by: null });
  }
}

async function changeGuest(
  trx: Trx,
  { id }: SittingGuestRow,
  change: Partial<SittingGuestRow>,
): Promise<void> {
  await trx.updateTable('sitting_guests').set(change).where('id', '=', id).execute();
}
