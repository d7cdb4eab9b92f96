import type { Floor, FloorTable, Party } from '@mam/domain/table/floor.ts';
import type { StandingCall } from '@mam/domain/table/standing-call.ts';
import { tableKey } from '@mam/domain/table/table-name.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';

/** Every party once, in the order of its first table. */
export const distinctParties = (floor: Floor): readonly Party[] => [
  ...new Map(floor.flatMap(({ party }) => (party ? [[party.id, party] as const] : []))).values(),
];

/** [TB55] The parties that a party may be put together with. */
export const otherParties = (floor: Floor, { id }: Party): readonly Party[] =>
  distinctParties(floor).filter((party) => party.id !== id);

/** [TB54] Where a party may move to. */
export const freeTables = (floor: Floor): readonly string[] =>
  floor.filter(({ party }) => party === null).map(({ name }) => name);

/** [TB51] How many parties nobody of the staff has seen. */
export const unseenParties = (floor: Floor): number =>
  distinctParties(floor).filter(({ isSeen }) => !isSeen).length;

/** A table by any way of writing its name [TB8]; undefined = the floor has none of it. */
export const tableAt = (floor: Floor, name: string): FloorTable | undefined =>
  floor.find((each) => tableKey(each.name) === tableKey(name));

/** The calls that stand at these tables. */
export function callsAt(calls: readonly StandingCall[], tables: readonly string[]): readonly StandingCall[] {
  const keys = new Set(tables.map(tableKey));
  return calls.filter(({ table }) => table?.kind === 'table' && keys.has(tableKey(table.number)));
}

/** Whole minutes a party has sat there. */
export const minutesAt = ({ since }: Party, now: EpochMs): number =>
  Math.max(0, Math.floor((now - since) / 60_000));

/** [TB52] A ring is whole after so many minutes. */
export const WHOLE_RING_MINUTES = 90;

/** so much of it from the first minute on: a table that was just taken is no free one */
const BEGUN = 0.04;

/** [TB52] How much of a ring the time at the table fills, up to 1. */
export const ringAfter = (minutes: number): number =>
  Math.min(1, Math.max(BEGUN, minutes / WHOLE_RING_MINUTES));
