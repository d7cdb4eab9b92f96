import { formatClock } from '../time/format-time.ts';
import type { DayRange } from './store.ts';

const clock = (minuteOfDay: number): string =>
  formatClock({ hour: Math.floor(minuteOfDay / 60), minute: minuteOfDay % 60 });

/** [ST3] "10:00–14:30, 17:00–22:00"; "" = closed. */
export function formatHours(ranges: readonly DayRange[]): string {
  return ranges.map(({ start, end }) => `${clock(start)}–${clock(end)}`).join(', ');
}
