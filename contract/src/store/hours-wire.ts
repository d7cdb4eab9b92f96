import type { HoursRange, SpecialDay } from '@mam/domain/store/store.ts';
import type { DatedHours } from '../brand/config.schema.ts';
import { WireError } from '../money/money-wire.ts';
import { dayFromWire } from '../time/calendar.ts';
import type { SpecialDayWire, UndatedHours } from './restaurant.schema.ts';

/** "09:30" or "09:30:00" → 570; 24:00 is the last minute of the day, as both ends are inclusive. */
function parseMinute(text: string, path: string): number {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text) ?? [];
  const minutes = Number(hour) * 60 + Number(minute);
  if (!(minutes >= 0 && minutes <= 1440)) throw new WireError(path, 'is not a time of day (09:30)');
  return Math.min(minutes, 1439);
}

export function datedHours(hours: readonly DatedHours[], path: string): HoursRange[] {
  return hours.map((range, index) => ({
    day: range.Day_Of_Week,
    start: parseMinute(range.Time_Start, `${path}[${index}].Time_Start`),
    end: parseMinute(range.Time_End, `${path}[${index}].Time_End`),
  }));
}

export function undatedHours(hours: readonly UndatedHours[], path: string): HoursRange[] {
  const end = (text: string | undefined, minute: number | undefined, at: string) =>
    text === undefined && minute !== undefined ? Math.min(minute, 1439) : parseMinute(text ?? '', at);
  return hours.map((range, index) => ({
    day: null,
    start: end(range.Time_Start, range.start_as_minute, `${path}[${index}].Time_Start`),
    end: end(range.Time_End, range.end_as_minute, `${path}[${index}].Time_End`),
  }));
}

/** [ST10] */
export function specialDays(days: readonly SpecialDayWire[]): SpecialDay[] {
  return days.map(({ date, hours, note }, index) => {
    const path = `special_days[${index}]`;
    return {
      day: dayFromWire(date, `${path}.date`),
      hours: hours.map((range, at) => ({
        start: parseMinute(range.Time_Start, `${path}.hours[${at}].Time_Start`),
        end: parseMinute(range.Time_End, `${path}.hours[${at}].Time_End`),
      })),
      note: note?.trim() ?? '',
    };
  });
}
