import { addDays } from '../time/days.ts';
import type { Day, EpochMs } from '../time/moment.ts';
import { epochOrJump, wallTime } from '../time/wall-time.ts';
import { stretchesOn, withinHours } from './hours.ts';
import type { Timetable } from './timetable.ts';

/** An evening may run past midnight, and its cooks clean up after it: until this hour it is the day before. */
const NEW_DAY = 4;

/** [ST17] The day a store works for: that of the night it is still open, else the date since four in the morning. */
export function openingDay(timetable: Timetable, now: EpochMs): Day {
  const today = wallTime(now, timetable.zone);
  const eve = addDays(today, -1);
  const isNight = stretchesOn(timetable, eve).some(({ start, end }) => start <= now && now < end);
  return isNight || today.hour < NEW_DAY ? eve : addDays(today, 0);
}

/** [ST17] When the store's next opening day begins; null = it never opens again. */
export function nextOpeningDay(timetable: Timetable, now: EpochMs): EpochMs | null {
  const next = addDays(openingDay(timetable, now), 1);
  // a week and one more day, and each special day can hide one day of a week
  const horizon = 8 + 7 * timetable.special.length;
  for (let ahead = 0; ahead <= horizon; ahead++) {
    const starts = stretchesOn(timetable, addDays(next, ahead)).map(({ start }) => start);
    const opens = starts.filter((start) => start > now && !withinHours(timetable, start - 1));
    if (opens.length > 0) return Math.min(...opens);
  }
  const morning = epochOrJump(next, NEW_DAY, 0, timetable.zone);
  return withinHours(timetable, morning) ? morning : null;
}
