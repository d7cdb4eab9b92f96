import type { SeatedParty, StaffTables } from '@mam/contract/staff/tables.schema.ts';
import { tableKey } from '@mam/domain/table/table-name.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import type { TableCall } from './table-call.ts';

/** A phone of a party. */
export type SeatedPerson = SeatedParty['people'][number];

/** Those who sit together, at one table or several. */
export interface Party {
  /** the sitting */
  readonly id: string;
  readonly tables: readonly string[];
  /** that are there */
  readonly phones: number;
  /** [TB89] those that are there, ask to be, or are not let in */
  readonly people: readonly SeatedPerson[];
  readonly rounds: number;
  /** of them those that are neither brought nor called off */
  readonly openRounds: number;
  readonly since: EpochMs;
  /** somebody of the staff has seen who sits there [TB51] */
  readonly seen: boolean;
}

export interface FloorTable {
  readonly name: string;
  /** null = it is free */
  readonly party: Party | null;
}

/** The tables of a store in the order in which it lists them. */
export type Floor = readonly FloorTable[];

/** [TB52] The tables of the wire as the floor shows them. */
export const readFloor = ({ tables }: StaffTables): Floor =>
  tables.map(({ table, party }) => ({
    name: table,
    party: party && {
      id: party.id,
      tables: party.tables,
      phones: party.guests,
      people: party.people,
      rounds: party.rounds,
      openRounds: party.open_rounds,
      since: party.since * 1000,
      seen: party.seen,
    },
  }));

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
  distinctParties(floor).filter(({ seen }) => !seen).length;

/** A table by any way of writing its name [TB8]; undefined = the floor has none of it. */
export const tableAt = (floor: Floor, name: string): FloorTable | undefined =>
  floor.find((each) => tableKey(each.name) === tableKey(name));

/** The calls that stand at these tables. */
export function callsAt(calls: readonly TableCall[], tables: readonly string[]): readonly TableCall[] {
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
