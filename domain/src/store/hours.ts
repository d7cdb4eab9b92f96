import { addDays, dayNumber, weekdayOf } from '../time/days.ts';
import type { Day, EpochMs, Zone } from '../time/moment.ts';
import { epochOf, epochOrJump, wallTime } from '../time/wall-time.ts';
import type { HoursRange, Store } from './store.ts';

const MINUTE = 60_000;
/** A week and a day: whatever does not change until then never changes. */
const HORIZON_DAYS = 8;
const ENDLESS = (HORIZON_DAYS - 2) * 24 * 60 * MINUTE;

/** An unbroken stretch of open time; end is the first instant that no longer belongs to it. */
export interface OpenStretch {
  readonly start: EpochMs;
  readonly end: EpochMs;
}

/** [ST3] The ranges that begin on a calendar day, earliest first; a range without a day holds every day. */
export function hoursOn(hours: readonly HoursRange[], day: Day): HoursRange[] {
  const number = dayNumber(weekdayOf(day));
  return hours
    .filter((range) => range.day === null || range.day === number)
    .sort((a, b) => a.start - b.start);
}

/** [ST6] When scheduled delivery runs: its own hours where the store names some, else the store's hours. */
export function deliveryHoursOf(store: Store): readonly HoursRange[] {
  return store.deliveryHours.length > 0 ? store.deliveryHours : store.hours;
}

/** [ST3] The open stretches that begin on a day. Both named minutes belong to it; a skipped minute is the jump itself. */
export function stretchesOn(hours: readonly HoursRange[], day: Day, zone: Zone): OpenStretch[] {
  return hoursOn(hours, day).map((range) => ({
    start: startOf(day, range.start, zone),
    end: endOf(range.end < range.start ? addDays(day, 1) : day, range.end, zone),
  }));
}

/** [ST3] [ST4] Whether an instant lies in the hours; no hours at all means always. */
export function withinHours(hours: readonly HoursRange[], zone: Zone, at: EpochMs): boolean {
  if (hours.length === 0) return true;
  const today = wallTime(at, zone);
  // Yesterday counts too: its evening may run past midnight, and the day of the start decides.
  return [addDays(today, -1), today].some((day) =>
    stretchesOn(hours, day, zone).some(({ start, end }) => start <= at && at < end),
  );
}

/** [ST5] The last minute of the open stretch around an instant; null when it has no end within a week. */
export function openUntil(hours: readonly HoursRange[], zone: Zone, at: EpochMs): EpochMs | null {
  const first = addDays(wallTime(at, zone), -1);
  let end = at;
  for (let n = 0; n <= HORIZON_DAYS; n++) {
    const stretches = stretchesOn(hours, addDays(first, n), zone);
    // Once a whole day begins after the end, no later day can reach it.
    if (n > 1 && stretches.every(({ start }) => start > end)) break;
    for (const stretch of stretches) {
      if (stretch.start <= end && stretch.end > end) end = stretch.end;
    }
  }
  return hours.length === 0 || end - at > ENDLESS ? null : end - MINUTE;
}

/** [ST5] When the next stretch begins after an instant; null when none does within a week. */
export function nextOpening(hours: readonly HoursRange[], zone: Zone, at: EpochMs): EpochMs | null {
  const today = wallTime(at, zone);
  for (let n = 0; n <= HORIZON_DAYS; n++) {
    const starts = stretchesOn(hours, addDays(today, n), zone).map(({ start }) => start);
    const next = starts.filter((start) => start > at).sort((a, b) => a - b)[0];
    if (next !== undefined) return next;
  }
  return null;
}

function startOf(day: Day, minuteOfDay: number, zone: Zone): EpochMs {
  return epochOrJump(day, Math.floor(minuteOfDay / 60), minuteOfDay % 60, zone);
}

/** The minute named is the last open one, unless the clock never shows it. */
function endOf(day: Day, minuteOfDay: number, zone: Zone): EpochMs {
  const last = epochOf(day, Math.floor(minuteOfDay / 60), minuteOfDay % 60, zone);
  return last === null ? startOf(day, minuteOfDay, zone) : last + MINUTE;
}
