import { seconds } from '@mam/contract/http/moment-wire.ts';
import { BoardQuery } from '@mam/contract/staff/board.schema.ts';
import {
  MERGE_SITTING_REFUSES,
  MOVE_SITTING_REFUSES,
  OPEN_SITTING_REFUSES,
  SEAT_GUEST_REFUSES,
} from '@mam/contract/staff/refusals.ts';
import {
  MergeSittingBody,
  MoveSittingBody,
  OpenSittingBody,
  type SeatedParty,
  SeatGuestBody,
  StaffTables,
} from '@mam/contract/staff/tables.schema.ts';
import {
  closeSitting as closeCall,
  getStaffTables,
  mergeSittings as mergeCall,
  moveSitting as moveCall,
  openSitting as openCall,
  seatGuest as seatCall,
} from '@mam/contract/staff/tables.ts';
import { isSittingOver } from '@mam/domain/table/sitting.ts';
import { nameOfTable, parseTable, tableKey } from '@mam/domain/table/table-name.ts';
import type { Feature } from '../context.ts';
import type { StoreRow } from '../db/tables/brand-tables.ts';
import type { SittingGuestRow, SittingRow } from '../db/tables/table-tables.ts';
import { type Ok, ok, type Refused, refuse } from '../http/answer.ts';
import { storeOfBrand } from '../store/queries.ts';
import { storeDocument } from '../store/store-document.ts';
import { seatGuest } from '../table/sitting-guests.ts';
import { firstGuestRow, partiesAt, type StoreOfSittings, sittingById } from '../table/sitting-queries.ts';
import { closeSitting, mergeSittings, moveSitting, openSitting } from '../table/sitting-staff.ts';
import { sittingState } from '../table/sitting-wire.ts';
import { allowStaff, atStore, atStoreRead, worksAt } from './places.ts';
import { type Finder, serveStaff } from './serve-staff.ts';

/** [TB89] The phones of a party as the staff see them. */
function seatedPeople(sitting: SittingRow, guests: readonly SittingGuestRow[]): SeatedParty['people'] {
  const first = firstGuestRow(sitting, guests);
  return guests.flatMap(({ id, name, state }) =>
    state === 'left' ? [] : [{ id, name, state, first: id === first?.id }],
  );
}

type Tables = ReadonlyMap<string, string>;

/** The tables a store lists, as orders carry them, each once. */
function listedTables(row: StoreRow): Tables {
  const tables = new Map<string, string>();
  for (const listed of storeDocument(row).tables ?? []) {
    const [table, key] = [parseTable(listed), tableKey(listed)];
    if (table?.kind === 'table' && key !== null && !tables.has(key)) tables.set(key, nameOfTable(table));
  }
  return tables;
}

interface SeatedAt {
  readonly sitting: SittingRow;
  readonly listed: Tables;
}

/** The sitting with the id in the path, also one that was put together with another, and the tables of its store. */
const atSeated: Finder<{ params: { id: string }; answer: StaffTables }, SeatedAt> = async (
  _,
  { staff, params },
  db,
) => {
  const sitting = await sittingById(db, params.id);
  const works = sitting?.brand === staff.brand && worksAt(staff, sitting.store_id);
  const row = works ? await storeOfBrand(db, sitting.brand, sitting.store_id) : undefined;
  return sitting && row ? { sitting, listed: listedTables(row) } : null;
};

/** [TB52] to [TB55] [TB89] The parties at the tables of a store, for whoever works there. */
export const staffSittingRoutes: Feature = (app, context) => {
  const { database, live, now } = context;

  const tablesAt = async (
    { brand, storeId }: StoreOfSittings,
    listed: ReadonlyMap<string, string>,
  ): Promise<Ok<StaffTables>> => {
    const parties = new Map<string, SeatedParty>();
    const shown = new Map(listed);
    for (const seated of await partiesAt(database.read, { brand, storeId })) {
      const { sitting, tables, guests, rounds, openRounds } = seated;
      if (isSittingOver(sittingState(sitting), now())) continue;
      const party: SeatedParty = {
        id: sitting.id,
        tables: tables.map(({ table_name }) => table_name),
        guests: guests.filter(({ state }) => state === 'in').length,
        people: seatedPeople(sitting, guests),
        rounds,
        open_rounds: openRounds,
        since: seconds(sitting.first_at ?? sitting.begun_at),
        seen: sitting.seen_at !== null,
      };
      for (const { table_key: key, table_name } of tables) {
        parties.set(key, party);
        // a table that is listed no more while people sit at it
        if (!shown.has(key)) shown.set(key, table_name);
      }
    }
    return ok({ tables: [...shown].map(([key, table]) => ({ table, party: parties.get(key) ?? null })) });
  };

  serveStaff(
    app,
    context,
    getStaffTables,
    { may: 'seatGuests', at: atStoreRead, query: BoardQuery, answer: StaffTables },
    ({ row }) => tablesAt({ brand: row.brand, storeId: row.id }, listedTables(row)),
  );

  serveStaff(
    app,
    context,
    openCall,
    {
      may: 'seatGuests',
      at: atStore,
      body: OpenSittingBody,
      answer: StaffTables,
      refuses: OPEN_SITTING_REFUSES,
    },
    async ({ row, body: { table }, now }) => {
      const listed = listedTables(row);
      const key = tableKey(table) ?? '';
      const named = listed.get(key);
      if (named === undefined) return refuse('TABLE_UNKNOWN');
      const at = { brand: row.brand, storeId: row.id };
      await openSitting(context, { ...at, table: named, key, now });
      return tablesAt(at, listed);
    },
  );

  /** Answered is how the tables stand after a change of one sitting. */
  const after = <R extends object>(refused: R | null, { sitting, listed }: SeatedAt) =>
    refused ?? tablesAt({ brand: sitting.brand, storeId: sitting.store_id }, listed);

  serveStaff(
    app,
    context,
    closeCall,
    { may: 'seatGuests', at: atSeated, answer: StaffTables },
    async (call) => {
      await closeSitting(context, call.sitting, call.now);
      return after<Refused>(null, call);
    },
  );

  serveStaff(
    app,
    context,
    moveCall,
    {
      may: 'seatGuests',
      at: atSeated,
      body: MoveSittingBody,
      answer: StaffTables,
      refuses: MOVE_SITTING_REFUSES,
    },
    async (call) => {
      const { sitting, listed, body, now } = call;
      const key = tableKey(body.table) ?? '';
      const table = listed.get(key);
      if (table === undefined) return refuse('TABLE_UNKNOWN');
      const { brand, store_id: storeId } = sitting;
      return after(await moveSitting(context, sitting, { brand, storeId, table, key, now }), call);
    },
  );

  serveStaff(
    app,
    context,
    mergeCall,
    {
      may: 'seatGuests',
      at: atSeated,
      body: MergeSittingBody,
      answer: StaffTables,
      refuses: MERGE_SITTING_REFUSES,
    },
    async (call) => {
      const { sitting, body, now } = call;
      return after(await mergeSittings(context, sitting, { other: body.other, now }), call);
    },
  );

  serveStaff(
    app,
    context,
    seatCall,
    {
      may: 'seatGuests',
      at: atSeated,
      body: SeatGuestBody,
      answer: StaffTables,
      refuses: SEAT_GUEST_REFUSES,
    },
    async (call) => {
      const { sitting, params, body, now } = call;
      return after(await seatGuest(context, sitting, { who: params.guest, as: body.as, now }), call);
    },
  );

  allowStaff(live, 'tables');
};
