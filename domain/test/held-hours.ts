import { Temporal } from 'temporal-polyfill';
import type { DayRange, OrderType, Store } from '../src/store/store.ts';

const MINUTE = 60_000;

/** Whether a moment lies in the hours times are chosen from, written anew with Temporal: a second opinion for tests. */
export function isHeld(store: Store, type: OrderType, at: Temporal.ZonedDateTime): boolean {
  return [0, 1].some((back) => {
    const first = at.toPlainDate().subtract({ days: back });
    return rangesOn(store, type, first).some((range) => holds(range, first, at, store.zone));
  });
}

function rangesOn(store: Store, type: OrderType, date: Temporal.PlainDate): readonly DayRange[] {
  const special = store.specialDays.find(({ day }) => date.equals(Temporal.PlainDate.from(day)));
  if (special) return special.hours;
  const weekly = type === 'PICKUP' || store.deliveryHours.length === 0 ? store.hours : store.deliveryHours;
  if (weekly.length === 0) return [{ start: 0, end: 1439 }];
  const number = date.dayOfWeek === 7 ? 8 : date.dayOfWeek + 1;
  return weekly.filter(({ day }) => day === null || day === number);
}

function holds(
  { start, end }: DayRange,
  first: Temporal.PlainDate,
  at: Temporal.ZonedDateTime,
  zone: string,
): boolean {
  const instant = (date: Temporal.PlainDate, minute: number) => {
    const wall = date.toPlainDateTime({ hour: Math.floor(minute / 60), minute: minute % 60 });
    const named = wall.toZonedDateTime(zone, { disambiguation: 'earlier' });
    if (named.toPlainDateTime().equals(wall)) return { at: named.epochMilliseconds, skipped: false };
    // the moment the clock jumps
    const jump = named.getTimeZoneTransition('next');
    if (jump === null) throw new Error('a clock skips a minute without a change');
    return { at: jump.epochMilliseconds, skipped: true };
  };
  const from = instant(first, start).at;
  const last = instant(end < start ? first.add({ days: 1 }) : first, end);
  const until = last.skipped ? last.at : last.at + MINUTE;
  return from <= at.epochMilliseconds && at.epochMilliseconds < until;
}
