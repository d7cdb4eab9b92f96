import type { EpochMs } from '@mam/domain/time/moment.ts';

const MINUTE = 60_000;

/** the minutes offered with one tap, and the ones of the dial */
export const QUICK_MINUTES: readonly number[] = [10, 15, 20, 30];
export const DIAL_MINUTES: readonly number[] = [10, 15, 20, 30, 45, 60];
export const USUAL_MINUTES = 15;
const STEP_MINUTES = 5;
export const FEWEST_MINUTES = 5;
export const MOST_MINUTES = 180;

/** One step of five up or down, along whole steps, within what can be promised. */
export function stepMinutes(minutes: number, direction: 1 | -1): number {
  const along = direction > 0 ? Math.floor(minutes / STEP_MINUTES) : Math.ceil(minutes / STEP_MINUTES);
  return Math.min(MOST_MINUTES, Math.max(FEWEST_MINUTES, (along + direction) * STEP_MINUTES));
}

/** When the food is promised for. */
export function promiseOf(now: EpochMs, minutes: number): EpochMs {
  return now + minutes * MINUTE;
}

/** The minutes that keep the appointment of an order for later; null = as soon as possible, so the kitchen chooses. */
export function minutesUntilWanted(wantedAt: EpochMs | null, now: EpochMs): number | null {
  if (wantedAt === null) return null;
  return Math.max(FEWEST_MINUTES, Math.ceil((wantedAt - now) / MINUTE));
}
