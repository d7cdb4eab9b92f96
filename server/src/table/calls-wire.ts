import { moment, seconds } from '@mam/contract/http/moment-wire.ts';
import type { StaffCall } from '@mam/contract/staff/calls.schema.ts';
import type { GuestCall } from '@mam/contract/table/call-staff.schema.ts';
import { callState } from '@mam/domain/table/call.ts';
import { isTableUnverified } from '@mam/domain/table/table-code.ts';
import { parseTable } from '@mam/domain/table/table-name.ts';
import type { StaffCallRow } from '../db/tables/table-tables.ts';

const stateOfCall = ({ taken_at, answered_at }: StaffCallRow) =>
  callState({ takenAt: taken_at, answeredAt: answered_at });

/** A call as its guest reads it. */
export const guestCall = (call: StaffCallRow): GuestCall => ({
  id: call.id,
  table_name: call.table_name,
  text: call.text,
  state: stateOfCall(call),
  seen: call.seen_at !== null || call.taken_at !== null,
  by: call.taken_name ?? call.answered_name ?? '',
  placed_at: seconds(call.placed_at),
});

/** A call as the staff of its store read it. */
export const staffCall = (call: StaffCallRow): StaffCall => ({
  ...guestCall(call),
  guest_name: call.guest_name,
  table_unverified: isTableUnverified({
    table: parseTable(call.table_name),
    verified: call.table_verified === 1,
  }),
  choices: JSON.parse(call.choices),
  note: call.note,
  taken_by: call.taken_by ?? '',
  taken_at: moment(call.taken_at),
  answered_at: moment(call.answered_at),
});
