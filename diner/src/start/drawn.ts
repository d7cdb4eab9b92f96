import type { EpochMs } from '@mam/domain/time/moment.ts';

let on: EpochMs | null = null;

/** Whether the server has drawn this page: then the first rendering draws the same, and all of it. */
export const isDrawn = (): boolean => on !== null;

/** The day the page was drawn on, as its first millisecond in UTC: nothing finer is known before it meets a clock. */
export const drawnOn = (): EpochMs => on ?? 0;

export function beginDrawn(day: EpochMs): void {
  on = day;
}
