import type { EpochMs } from '../time/moment.ts';
import type { GuestState } from './sitting.ts';

/** A phone of a party, as the staff see it. */
export interface SeatedPerson {
  readonly id: string;
  /** '' = it has not said one */
  readonly name: string;
  readonly state: Exclude<GuestState, 'left'>;
  /** it shows the digits and lets in */
  readonly isFirst: boolean;
}

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
  readonly isSeen: boolean;
}

export interface FloorTable {
  readonly name: string;
  /** null = it is free */
  readonly party: Party | null;
}

/** The tables of a store in the order in which it lists them. */
export type Floor = readonly FloorTable[];
