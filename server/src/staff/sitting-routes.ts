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
import type { StaffActor } from '@mam/domain/order/actor.ts';
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
import { recordSittingAct, recordTableAct } from './acts.ts';
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

/** The acts of seating a guest. */
const SEATING = { in: 'letGuestIn', out: 'putGuestOut', first: 'nameFirstGuest' } as const;

/** Somebody of the staff and the store in which they change a sitting. */
const handOf = ({
  actor,
  now,
  sitting,
}: SeatedAt & { readonly actor: StaffActor; readonly now: number }) => ({
  actor,
  now,
  brand: sitting.brand,
  store: sitting.store_id,
});

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
    async ({ actor, row, body: { table }, now }) => {
      const listed = listedTables(row);
      const key = tableKey(table) ?? '';
      const named = listed.get(key);
      if (named === undefined) return refuse('TABLE_UNKNOWN');
      const at = { brand: row.brand, storeId: row.id };
      const hand = { actor, now, brand: row.brand, store: row.id };
      await openSitting(context, { ...at, table: named, key, now }, (trx, tables) =>
        recordTableAct({ trx, ...hand }, tables, { name: 'openSitting' }),
      );
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
      await closeSitting(context, call.sitting, call.now, (trx, tables) =>
        recordTableAct({ trx, ...handOf(call) }, tables, { name: 'closeSitting' }),
      );
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
      const at = { brand, storeId, table, key, now };
      const refused = await moveSitting(context, sitting, at, (trx, from) =>
        recordTableAct({ trx, ...handOf(call) }, [table], {
          name: 'moveSitting',
          details: { from: from.join(' + '), to: table },
        }),
      );
      return after(refused, call);
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
      const wish = { other: body.other, now };
      const refused = await mergeSittings(context, sitting, wish, (trx, tables, others) =>
        recordTableAct({ trx, ...handOf(call) }, tables, {
          name: 'mergeSittings',
          details: { from: others.join(' + ') },
        }),
      );
      return after(refused, call);
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
      const { actor, sitting, params, body, now } = call;
      const wish = { who: params.guest, as: body.as, now };
      const refused = await seatGuest(context, sitting, wish, (trx) =>
        recordSittingAct({ trx, actor, now, sitting }, { name: SEATING[body.as] }),
      );
      return after(refused, call);
    },
  );

  allowStaff(live, 'tables');
};
