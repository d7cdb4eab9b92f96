import type { CallKind } from '@mam/domain/table/call.ts';
import type { Floor, Party } from '@mam/domain/table/floor.ts';
import type { StandingCall } from '@mam/domain/table/standing-call.ts';
import { parseTable } from '@mam/domain/table/table-name.ts';
import type { StaffCall } from './calls.schema.ts';
import type { SeatedParty, StaffTables } from './tables.schema.ts';

const partyOf = (party: SeatedParty): Party => ({
  id: party.id,
  tables: party.tables,
  phones: party.guests,
  people: party.people.map(({ id, name, state, first: isFirst }) => ({ id, name, state, isFirst })),
  rounds: party.rounds,
  openRounds: party.open_rounds,
  since: party.since * 1000,
  isSeen: party.seen,
});

/** [TB52] The tables of a store and the parties at them. */
export const floorFromWire = ({ tables }: StaffTables): Floor =>
  tables.map(({ table: name, party }) => ({ name, party: party && partyOf(party) }));

/** A call of a table, before it is answered. */
export const standingCallFromWire = (call: StaffCall): StandingCall => ({
  id: call.id,
  table: parseTable(call.table_name),
  isTableUnverified: call.table_unverified,
  guest: call.guest_name,
  text: call.text,
  wantsBill: call.choices.includes('PAYMENT' satisfies CallKind),
  placedAt: call.placed_at * 1000,
  isSeen: call.seen,
  takenBy: call.state === 'open' ? null : call.by,
});
