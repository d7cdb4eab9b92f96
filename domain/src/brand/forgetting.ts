const DAY = 24 * 60 * 60 * 1000;

/** [OR67] Days after its end in which an order says whom it was for, at most. */
export const LONGEST_REMEMBERED = 180;

/**
 * [OR67] [ST13] Orders that ended before this moment (epoch ms) say no more whom they were for. Days a brand sets count
 * only as a whole number from 1 to 180; else it is 180.
 */
export function forgottenBefore(now: number, days: number | undefined): number {
  const set = days !== undefined && Number.isInteger(days) && days >= 1 && days <= LONGEST_REMEMBERED;
  return now - (set ? days : LONGEST_REMEMBERED) * DAY;
}
