import { addDays, sameDay } from '@mam/domain/time/days.ts';
import type { Day } from '@mam/domain/time/moment.ts';
import { WireError } from '../money/money-wire.ts';

/** "2027-02-06"; a 30 February is on no calendar. */
export function dayFromWire(text: string, path: string): Day {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number);
  const day = { year, month, day: date };
  // a day too many rolls over into the next month
  if (!sameDay(addDays(day, 0), day)) throw new WireError(path, `is on no calendar (${text})`);
  return day;
}

/** 2027-02-06 */
export const dayToWire = ({ year, month, day }: Day): string =>
  [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');

/** "2027-02-06 18:30:00": a day of the calendar, and a time that a clock shows on it. */
export function checkWallText(text: string, path: string): void {
  const [date = '', clock = ''] = text.split(' ');
  dayFromWire(date, path);
  const [hour = 24, minute = 60, second = 60] = clock.split(':').map(Number);
  if (hour > 23 || minute > 59 || second > 59)
    throw new WireError(path, `is a time no clock shows (${text})`);
}
