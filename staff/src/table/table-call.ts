import type { StaffCall } from '@mam/contract/staff/calls.schema.ts';
import type { CallKind } from '@mam/domain/table/call.ts';
import { parseTable, type Table } from '@mam/domain/table/table-name.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';

/** A table's call as its staff see it. */
export interface TableCall {
  readonly id: string;
  /** null = its name says nothing any more */
  readonly table: Table | null;
  /** nobody knows that its guest sits there [TB42] */
  readonly isTableUnverified: boolean;
  readonly guest: string;
  readonly text: string;
  /** the bill is asked for, perhaps with more */
  readonly wantsBill: boolean;
  readonly placedAt: EpochMs;
  /** a device of the staff has drawn it */
  readonly seen: boolean;
  /** the person on the way; "" = nobody yet */
  readonly takenBy: string;
}

/** Nobody is on the way. */
export const isOpenCall = ({ takenBy }: TableCall): boolean => takenBy === '';

/** Calls of the wire as the rail shows them: those nobody has taken first, the longest waiting first. */
export function readTableCalls(wire: readonly StaffCall[]): readonly TableCall[] {
  const calls = wire.map((call) => ({
    id: call.id,
    table: parseTable(call.table_name),
    isTableUnverified: call.table_unverified,
    guest: call.guest_name,
    text: call.text,
    wantsBill: call.choices.includes('PAYMENT' satisfies CallKind),
    placedAt: call.placed_at * 1000,
    seen: call.seen,
    takenBy: call.state === 'open' ? '' : call.by,
  }));
  return [...calls.filter(isOpenCall), ...calls.filter((call) => !isOpenCall(call))];
}

/** Whole minutes a call has waited. */
export const waitedMinutes = ({ placedAt }: TableCall, now: EpochMs): number =>
  Math.max(0, Math.floor((now - placedAt) / 60_000));
