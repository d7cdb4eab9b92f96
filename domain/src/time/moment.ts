/** Milliseconds since 1970-01-01T00:00Z. Always handed in by the caller [TI1]. */
export type EpochMs = number;

/** An IANA zone name such as "Asia/Ho_Chi_Minh". Never compared as a string. */
export type Zone = string;

export const DEFAULT_ZONE: Zone = 'Asia/Ho_Chi_Minh';

/** A calendar day in a store's zone. month 1 to 12. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The wall clock of a store at a moment. weekday 0 = Sunday … 6 = Saturday; minute 0 to 59. */
export interface WallTime extends Day {
  readonly weekday: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}
