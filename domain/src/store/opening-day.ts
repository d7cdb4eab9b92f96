import { addDays } from '../time/days.ts';
import type { Day, EpochMs } from '../time/moment.ts';
import { wallTime } from '../time/wall-time.ts';
import { stretchesOn } from './hours.ts';
import type { Timetable } from './timetable.ts';

/** An evening may run past midnight, and its cooks clean up after it: until 4 in the morning it is the day before. */
const NIGHT_ENDS = 4 * 3_600_000;

/** [ST17] The day whose evening it still is: that of the hours that run, else the date it was four hours ago. */
export function openingDay(timetable: Timetable, now: EpochMs): Day {
  const today = wallTime(now, timetable.zone);
  const running = [addDays(today, -1), addDays(today, 0)].find((day) =>
    stretchesOn(timetable, day).some(({ start, end }) => start <= now && now < end),
  );
  return running ?? addDays(wallTime(now - NIGHT_ENDS, timetable.zone), 0);
}

/** [ST17] When the store opens first on a day after this one; null = it never does again. */
export function nextOpeningDay(timetable: Timetable, now: EpochMs): EpochMs | null {
  const day = openingDay(timetable, now);
  // a week and one more day, and each special day can hide one day of a week
  const horizon = 8 + 7 * timetable.special.length;
  for (let ahead = 1; ahead <= horizon; ahead++) {
    const starts = stretchesOn(timetable, addDays(day, ahead)).map(({ start }) => start);
    const later = starts.filter((start) => start > now);
    if (later.length > 0) return Math.min(...later);
  }
  return null;
}
