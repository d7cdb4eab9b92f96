import { dayNumber, sameDay, weekdayOf } from '../time/days.ts';
import type { Day, Zone } from '../time/moment.ts';
import type { DayRange, HoursRange, SpecialDay, Store } from './store.ts';

/** When something runs by a store's clock: week after week, but for the dates that have hours of their own. */
export interface Timetable {
  readonly zone: Zone;
  /** none at all = always */
  readonly weekly: readonly HoursRange[];
  readonly special: readonly SpecialDay[];
}

const ALL_DAY: DayRange = { start: 0, end: 1439 };

/** When a store is open. */
export function openingHoursOf({ zone, hours, specialDays }: Store): Timetable {
  return { zone, weekly: hours, special: specialDays };
}

/** [ST6] [ST10] When scheduled delivery runs: its own hours where the store names some, else the store's; a special day has one set of hours for both. */
export function deliveryHoursOf({ zone, hours, deliveryHours, specialDays }: Store): Timetable {
  return { zone, weekly: deliveryHours.length > 0 ? deliveryHours : hours, special: specialDays };
}

/** [ST10] The special day on a date; null = it is a day like any other. */
export function specialDayOn({ special }: Timetable, day: Day): SpecialDay | null {
  return special.find((one) => sameDay(one.day, day)) ?? null;
}

/** [ST3] [ST4] [ST10] The ranges that begin on a date, earliest first: its own, else those of its weekday; none = closed. */
export function hoursOn(timetable: Timetable, day: Day): readonly DayRange[] {
  const special = specialDayOn(timetable, day);
  if (special === null && timetable.weekly.length === 0) return [ALL_DAY];
  const number = dayNumber(weekdayOf(day));
  const ranges =
    special?.hours ?? timetable.weekly.filter((range) => range.day === null || range.day === number);
  return ranges.map(({ start, end }) => ({ start, end })).sort((a, b) => a.start - b.start);
}
