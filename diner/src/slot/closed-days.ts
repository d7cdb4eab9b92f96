import type { DayChoice } from '@mam/domain/checkout/order-time.ts';
import { specialDayOn, type Timetable } from '@mam/domain/store/timetable.ts';
import { addDays, sameDay } from '@mam/domain/time/days.ts';
import type { Day } from '@mam/domain/time/moment.ts';

/** Dates in a row on which a store rests for one reason. */
export interface ClosedDays {
  readonly first: Day;
  readonly last: Day;
  readonly note: string;
}

/** [ST10] Why days of the time sheet cannot be chosen: its special days without hours, those of one reason together. */
export function closedDays(days: readonly DayChoice[], timetable: Timetable): ClosedDays[] {
  const found: ClosedDays[] = [];
  for (const { day } of days) {
    const special = specialDayOn(timetable, day);
    if (!special?.note || special.hours.length > 0) continue;
    const before = found.at(-1);
    const goesOn = before?.note === special.note && sameDay(addDays(before.last, 1), day);
    if (before && goesOn) found[found.length - 1] = { ...before, last: day };
    else found.push({ first: day, last: day, note: special.note });
  }
  return found;
}
