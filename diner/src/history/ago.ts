import type { EpochMs } from '@mam/domain/time/moment.ts';

const MINUTE = 60_000;
/** unit, how long one lasts, and up to how many of it are said */
const UNITS = [
  ['minute', MINUTE, 60],
  ['hour', 60 * MINUTE, 24],
  ['day', 24 * 60 * MINUTE, 30],
  ['month', 30 * 24 * 60 * MINUTE, 12],
] as const;
const YEAR = 365 * 24 * 60 * MINUTE;

/** The time since a moment, in whole units of the largest that fits; one to come, or just gone, is this minute. */
export function elapsedSince(
  at: EpochMs,
  now: EpochMs,
): { readonly count: number; readonly unit: Intl.RelativeTimeFormatUnit } {
  const past = Math.max(0, now - at);
  const fitting = UNITS.find(([, lasts, most]) => past < lasts * most);
  if (!fitting) return { count: Math.floor(past / YEAR) || 1, unit: 'year' };
  const [unit, lasts] = fitting;
  return { count: Math.floor(past / lasts), unit };
}
