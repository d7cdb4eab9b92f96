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
import { worksFor } from '@mam/domain/staff/roles.ts';
import { isSittingOver } from '@mam/domain/table/sitting.ts';
import { nameOfTable, tableKey, tableOf } from '@mam/domain/table/table-name.ts';
import type { Feature } from '../context.ts';
import type { SittingGuestRow, SittingRow } from '../db/tables/table-tables.ts';
import { type Ok, ok, type Refused, refuse } from '../http/answer.ts';
import type { StaffMember } from '../http/caller/principal.ts';
import { serveStaff } from '../http/serve.ts';
import { storeOfBrand } from '../store/queries.ts';
import { storeDocument } from '../store/store-document.ts';
import { seatGuest } from '../table/sitting-guests.ts';
import { firstOf, partiesAt, type StoreOfSittings, sittingById } from '../table/sitting-queries.ts';
import { closeSitting, mergeSittings, moveSitting, openSitting } from '../table/sitting-staff.ts';
import { sittingState } from '../table/sitting-wire.ts';

/** [TB89] The phones of a party as the staff see them. */
function peopleOf(sitting: SittingRow, guests: readonly SittingGuestRow[]): SeatedParty['people'] {
  const first = firstOf(sitting, guests);
  return guests.flatMap(({ id, name, state }) =>
    state === 'left' ? [] : [{ id, name, state, first: id === first?.id }],
  );
}

/** [TB52] to [TB55] [TB89] The parties at the tables of a store, for whoever works there. */
export const staffSittingRoutes: Feature = (app, context) => {
  const { database, live, now } = context;

  /** The tables a store lists, as orders carry them, each once; null = no store where this person works. */
  const listedTables = async (staff: StaffMember, storeId: number) => {
    const { brand } = staff;
    const row =
      worksFor(staff, { brand, id: storeId }) && (await storeOfBrand(database.read, brand, storeId));
    if (!row) return null;
    const tables = new Map<string, string>();
    for (const listed of storeDocument(row).tables ?? []) {
      const [table, key] = [tableOf(listed), tableKey(listed)];
      if (table?.kind === 'table' && key !== null && !tables.has(key)) tables.set(key, nameOfTable(table));
    }
    return tables;
  };

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
        people: peopleOf(sitting, guests),
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
    { may: 'seatGuests', query: BoardQuery, answer: StaffTables },
    async ({ staff, query: { store: storeId } }) => {
      const listed = await listedTables(staff, storeId);
      return listed ? tablesAt({ brand: staff.brand, storeId }, listed) : refuse('UNKNOWN');
    },
  );

  serveStaff(
    app,
    context,
    openCall,
    { may: 'seatGuests', body: OpenSittingBody, answer: StaffTables, refuses: OPEN_SITTING_REFUSES },
    async ({ staff, body: { store: storeId, table } }) => {
      const listed = await listedTables(staff, storeId);
      if (!listed) return refuse('UNKNOWN');
      const key = tableKey(table) ?? '';
      const named = listed.get(key);
      if (named === undefined) return refuse('TABLE_UNKNOWN');
      const at = { brand: staff.brand, storeId };
      await openSitting(context, { ...at, table: named, key, now: now() });
      return tablesAt(at, listed);
    },
  );

  /** Changes a sitting of a store where this person works, and answers the tables there. */
  const change = async <R extends object>(
    staff: StaffMember,
    id: string,
    does: (sitting: SittingRow, listed: ReadonlyMap<string, string>) => Promise<R | null>,
  ): Promise<R | Refused | Ok<StaffTables>> => {
    const sitting = await sittingById(database.read, id);
    const listed = sitting?.brand === staff.brand ? await listedTables(staff, sitting.store_id) : null;
    if (!sitting || !listed) return refuse('UNKNOWN');
    const refused = await does(sitting, listed);
    return refused ?? tablesAt({ brand: staff.brand, storeId: sitting.store_id }, listed);
  };

  serveStaff(
    app,
    context,
    closeCall,
    { may: 'seatGuests', answer: StaffTables },
    ({ staff, params: { id } }) =>
      change<Refused>(staff, id, async (sitting) => {
        await closeSitting(context, sitting, now());
        return null;
      }),
  );

  serveStaff(
    app,
    context,
    moveCall,
    { may: 'seatGuests', body: MoveSittingBody, answer: StaffTables, refuses: MOVE_SITTING_REFUSES },
    ({ staff, params: { id }, body }) =>
      change(staff, id, async (sitting, listed) => {
        const key = tableKey(body.table) ?? '';
        const table = listed.get(key);
        if (table === undefined) return refuse('TABLE_UNKNOWN');
        const { brand, store_id: storeId } = sitting;
        return moveSitting(context, sitting, { brand, storeId, table, key, now: now() });
      }),
  );

  serveStaff(
    app,
    context,
    mergeCall,
    { may: 'seatGuests', body: MergeSittingBody, answer: StaffTables, refuses: MERGE_SITTING_REFUSES },
    ({ staff, params: { id }, body: { other } }) =>
      change(staff, id, (sitting) => mergeSittings(context, sitting, { other, now: now() })),
  );

  serveStaff(
    app,
    context,
    seatCall,
    { may: 'seatGuests', body: SeatGuestBody, answer: StaffTables, refuses: SEAT_GUEST_REFUSES },
    ({ staff, params: { id, guest }, body: { as } }) =>
      change(staff, id, (sitting) => seatGuest(context, sitting, { who: guest, as, now: now() })),
  );

  live.allow(
    'tables',
    (topic, { staff }) =>
      topic.kind === 'tables' && staff !== null && worksFor(staff, { brand: topic.brand, id: topic.storeId }),
  );
};
