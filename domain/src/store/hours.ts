import { addDays } from '../time/days.ts';
import type { Day, EpochMs, Zone } from '../time/moment.ts';
import { epochAtWallTime, epochOrJump, wallTime } from '../time/wall-time.ts';
import { hoursOn, type Timetable } from './timetable.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LAST_MINUTE = 1439;

/** An unbroken stretch of open time; end is the first instant that no longer belongs to it. */
export interface OpenStretch {
  readonly start: EpochMs;
  readonly end: EpochMs;
}

/** [ST3] The open stretches that begin on a date. Both named minutes belong to it; a skipped minute is the jump itself. */
export function stretchesOn(timetable: Timetable, day: Day): OpenStretch[] {
  const { zone } = timetable;
  return hoursOn(timetable, day)
    .map((range) => ({
      start: rangeStart(day, range.start, zone),
      end: rangeEnd(range.end < range.start ? addDays(day, 1) : day, range.end, zone),
    }))
    .filter(({ start, end }) => start < end);
}

/** [ST3] [ST4] Whether an instant lies in the hours. */
export function withinHours(timetable: Timetable, at: EpochMs): boolean {
  const today = wallTime(at, timetable.zone);
  // Yesterday counts too: its evening may run past midnight, and the day of the start decides.
  return [addDays(today, -1), today].some((day) =>
    stretchesOn(timetable, day).some(({ start, end }) => start <= at && at < end),
  );
}

/** [ST5] The last minute of the open stretch around an instant; null when it has no end within a day. */
export function openUntil(timetable: Timetable, at: EpochMs): EpochMs | null {
  const today = wallTime(at, timetable.zone);
  let end = at;
  for (const ahead of [-1, 0, 1, 2]) {
    for (const stretch of stretchesOn(timetable, addDays(today, ahead))) {
      if (stretch.start <= end && stretch.end > end) end = stretch.end;
    }
  }
  return end - at > DAY ? null : end - MINUTE;
}

/** [ST5] When the next stretch begins after an instant; null when none ever does. */
export function nextOpening(timetable: Timetable, at: EpochMs): EpochMs | null {
  const today = wallTime(at, timetable.zone);
  // An opening that a week and one more day do not bring never comes; a special day can hide one day of a week.
  const horizon = 8 + 7 * timetable.special.length;
  for (let ahead = 0; ahead <= horizon; ahead++) {
    const starts = stretchesOn(timetable, addDays(today, ahead)).map(({ start }) => start);
    const next = starts.filter((start) => start > at).sort((a, b) => a - b)[0];
    if (next !== undefined) return next;
  }
  return null;
}

function rangeStart(day: Day, minuteOfDay: number, zone: Zone): EpochMs {
  return epochOrJump(day, Math.floor(minuteOfDay / 60), minuteOfDay % 60, zone);
}

/** The minute named is the last open one, unless the clock never shows it; the last of a day ends with the day. */
function rangeEnd(day: Day, minuteOfDay: number, zone: Zone): EpochMs {
  if (minuteOfDay === LAST_MINUTE) return rangeStart(addDays(day, 1), 0, zone);
  const last = epochAtWallTime(day, Math.floor(minuteOfDay / 60), minuteOfDay % 60, zone);
  return last === null ? rangeStart(day, minuteOfDay, zone) : last + MINUTE;
}
