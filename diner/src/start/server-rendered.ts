import type { EpochMs } from '@mam/domain/time/moment.ts';

let on: EpochMs | null = null;

/** Whether the server has rendered this page: then the first rendering here is the same, and all of it. */
export const isServerRendered = (): boolean => on !== null;

/** The day the page was rendered on, by its first ms in UTC: nothing finer is known before it meets a clock. */
export const renderedOn = (): EpochMs => on ?? 0;

export function beginServerRendered(day: EpochMs): void {
  on = day;
}
