/** Whole months (UTC) for which a line is kept at least. */
const MONTHS_KEPT = 24;

/**
 * [AU6] Lines written before this moment are forgotten: a month at a time, so that one line a month says it. now and the
 * answer: epoch ms
 */
export function keptSince(now: number): number {
  const today = new Date(now);
  return Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - MONTHS_KEPT, 1);
}
