import type { StaffCall } from '@mam/contract/staff/calls.schema.ts';
import type { SeatedParty, StaffTables } from '@mam/contract/staff/tables.schema.ts';

const NOW = Math.floor(Date.now() / 1000);

/** One phone at table 5 for half an hour, which somebody of the staff has seen. */
export const aParty = (change: Partial<SeatedParty> = {}): SeatedParty => ({
  id: 'party-5',
  tables: ['5'],
  guests: 1,
  people: [{ id: 'guest-1', name: 'Thư', state: 'in', first: true }],
  rounds: 0,
  open_rounds: 0,
  since: NOW - 1_800,
  seen: true,
  ...change,
});

/** Tables 5 to 9, where these parties sit. */
export const aFloor = (...parties: readonly SeatedParty[]): StaffTables => ({
  tables: ['5', '6', '7', '8', '9'].map((table) => ({
    table,
    party: parties.find(({ tables }) => tables.includes(table)) ?? null,
  })),
});

/** Thư at table 5 asks for the bill. */
export const aStandingCall = (change: Partial<StaffCall> = {}): StaffCall => ({
  id: 'call-1',
  table_name: '5',
  text: 'Xin tính tiền',
  state: 'open',
  by: '',
  placed_at: NOW - 60,
  seen: true,
  guest_name: 'Thư',
  table_unverified: false,
  choices: ['PAYMENT'],
  note: '',
  taken_by: '',
  taken_at: null,
  answered_at: null,
  ...change,
});
