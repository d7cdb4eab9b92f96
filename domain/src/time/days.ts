import type { Day } from './moment.ts';

/** [TI4] The calendar day n days later (n may be negative); months, years and leap days included. */
export function addDays(day: Day, n: number): Day {
  const date = new Date(Date.UTC(day.year, day.month - 1, day.day + n));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

const DAY = 24 * 60 * 60_000;

/** [TI4] How many calendar days a day comes after another; below 0 = before it. */
export function daysBetween(from: Day, to: Day): number {
  const utc = ({ year, month, day }: Day) => Date.UTC(year, month - 1, day);
  return (utc(to) - utc(from)) / DAY;
}

/** [TI4] Whether two wall times lie on the same calendar day. */
export function sameDay(a: Day, b: Day): boolean {
  return a.year === b.year && a.month === b.month && a.day === b.day;
}

/** [TI6] The day before, this day and the day after have a word of their own; null = any other is a date. */
export function nearDay(then: Day, today: Day): 'yesterday' | 'today' | 'tomorrow' | null {
  if (sameDay(then, today)) return 'today';
  if (sameDay(then, addDays(today, 1))) return 'tomorrow';
  return sameDay(then, addDays(today, -1)) ? 'yesterday' : null;
}

/** [TI4] 0 = Sunday … 6 = Saturday. */
export function weekdayOf(day: Day): number {
  return new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay();
}

/** [TI4] The number opening hours use: Sunday 8, Monday 2 … Saturday 7. */
export function dayNumber(weekday: number): number {
  return weekday === 0 ? 8 : weekday + 1;
}
