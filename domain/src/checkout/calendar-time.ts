import { addDays, daysBetween } from '../time/days.ts';
import type { Day } from '../time/moment.ts';
import { NO_TIME, type PickupAt } from '../time/pickup-at.ts';

/** A time of the store's calendar, as a diner chooses it: it stays the same when midnight passes. */
export interface CalendarTime {
  readonly day: Day;
  readonly hour: number;
  readonly minute: number;
}

/** [OR7] A chosen time as it is counted from a day; below 0 its day is over. null = none is chosen. */
export const countedFrom = (today: Day, time: CalendarTime | null): PickupAt =>
  time === null ? NO_TIME : { days: daysBetween(today, time.day), hour: time.hour, minute: time.minute };

/** [OR7] The day of the calendar that a time counted from today lies on; null = no time is chosen. */
export const onCalendar = (today: Day, { days, hour, minute }: PickupAt): CalendarTime | null =>
  hour === NO_TIME.hour ? null : { day: addDays(today, days), hour, minute };
