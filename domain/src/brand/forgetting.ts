const DAY = 24 * 60 * 60 * 1000;

/** [OR67] Days after its end in which an order says whom it was for, at most. */
export const LONGEST_REMEMBERED = 180;

/**
 * [OR67] [ST13] Orders that ended before this moment are rid of whom they were for, epoch ms. days: as the brand sets it;
 * what is no whole number of days from 1 to 180 counts as not set.
 */
export function forgottenBefore(now: number, days: number | undefined): number {
  const set = days !== undefined && Number.isInteger(days) && days >= 1 && days <= LONGEST_REMEMBERED;
  return now - (set ? days : LONGEST_REMEMBERED) * DAY;
}
