import { addDays } from '../time/days.ts';
import type { Day, EpochMs, Zone } from '../time/moment.ts';
import { wallTime } from '../time/wall-time.ts';

/** [VO6] The last day something is good: one that ends in the first minute of a day is over as that day begins. */
export function lastDay(until: EpochMs, zone: Zone): Day {
  const { hour, minute, ...day } = wallTime(until, zone);
  return hour === 0 && minute === 0 ? addDays(day, -1) : addDays(day, 0);
}
