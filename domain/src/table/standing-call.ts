import type { EpochMs } from '../time/moment.ts';
import type { Table } from './table-name.ts';

/** A table's call as its staff see it. */
export interface StandingCall {
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
  readonly isSeen: boolean;
  /** the person on the way; null = nobody yet */
  readonly takenBy: string | null;
}
