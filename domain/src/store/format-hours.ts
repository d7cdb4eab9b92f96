import { formatMinuteOfDay } from '../time/format-time.ts';
import type { DayRange } from './store.ts';

/** [ST3] "10:00–14:30, 17:00–22:00"; "" = closed. */
export function formatHours(ranges: readonly DayRange[]): string {
  return ranges.map(({ start, end }) => `${formatMinuteOfDay(start)}–${formatMinuteOfDay(end)}`).join(', ');
}
