import { describe, expect, it } from 'vitest';
import { addDays, dayNumber, daysBetween, nearDay, sameDay, weekdayOf } from './days.ts';
import { formatClock, formatDate, formatDay, sortableTime } from './format-time.ts';
import { isSold } from './sale-window.ts';
import { epochAtWallTime, epochOrJump, isZone, wallTime } from './wall-time.ts';

const SAIGON = 'Asia/Ho_Chi_Minh';
const BERLIN = 'Europe/Berlin';

describe('store time', () => {
  it('[TI2] before seven in the morning UTC still has yesterday', () => {
    const monday = wallTime(Date.UTC(2026, 10, 29, 23, 30), SAIGON);
    expect(monday).toEqual({ year: 2026, month: 11, day: 30, weekday: 1, hour: 6, minute: 30, second: 0 });
  });

  it('[TI2] midnight is hour 0', () => {
    expect(wallTime(Date.UTC(2026, 0, 1, 17), SAIGON)).toMatchObject({ day: 2, hour: 0, minute: 0 });
  });

  it('[TI2] knows which zones exist', () => {
    expect([isZone(BERLIN), isZone('Asia/Saigon'), isZone('Mars/Olympus')]).toEqual([true, true, false]);
  });

  it('[TI3] Berlin skips 02:30 on 28 March 2027', () => {
    const day = { year: 2027, month: 3, day: 28 };
    expect(epochAtWallTime(day, 2, 30, BERLIN)).toBeNull();
    expect(epochAtWallTime(day, 1, 59, BERLIN)).toBe(Date.UTC(2027, 2, 28, 0, 59));
    expect(epochAtWallTime(day, 3, 0, BERLIN)).toBe(Date.UTC(2027, 2, 28, 1, 0));
    expect(epochOrJump(day, 2, 30, BERLIN)).toBe(Date.UTC(2027, 2, 28, 1, 0));
  });

  it('[TI3] Berlin shows 02:30 twice on 25 October 2026; the first counts', () => {
    const day = { year: 2026, month: 10, day: 25 };
    expect(epochAtWallTime(day, 2, 30, BERLIN)).toBe(Date.UTC(2026, 9, 25, 0, 30));
    expect(epochAtWallTime(day, 3, 0, BERLIN)).toBe(Date.UTC(2026, 9, 25, 2, 0));
  });

  it('[TI4] days roll over months, leap days and years', () => {
    expect(addDays({ year: 2028, month: 2, day: 28 }, 1)).toEqual({ year: 2028, month: 2, day: 29 });
    expect(addDays({ year: 2026, month: 12, day: 31 }, 1)).toEqual({ year: 2027, month: 1, day: 1 });
    expect(addDays({ year: 2026, month: 3, day: 1 }, -1)).toEqual({ year: 2026, month: 2, day: 28 });
    expect(sameDay({ year: 2026, month: 3, day: 1 }, { year: 2026, month: 3, day: 1 })).toBe(true);
    expect(sameDay({ year: 2026, month: 3, day: 1 }, { year: 2026, month: 4, day: 1 })).toBe(false);
  });

  it('[TI4] counts days over the ends of months and years, and back', () => {
    const day = { year: 2027, month: 12, day: 30 };
    for (const n of [-400, -1, 0, 1, 2, 62, 400]) expect(daysBetween(day, addDays(day, n))).toBe(n);
  });

  it('[TI4] Sunday is 8, Monday 2, Saturday 7', () => {
    expect([0, 1, 6].map(dayNumber)).toEqual([8, 2, 7]);
    expect(weekdayOf({ year: 2026, month: 11, day: 29 })).toBe(0);
  });

  it('[TI6] times and days as the menu writes them', () => {
    const wall = wallTime(Date.UTC(2026, 10, 30, 2, 5, 9), SAIGON);
    expect([formatClock(wall), formatDay(wall, 'vi'), formatDate(wall, 'en')]).toEqual([
      '09:05',
      '30/11',
      '30/11/2026',
    ]);
    expect([formatDay(wall, 'de'), formatDate(wall, 'de')]).toEqual(['30.11.', '30.11.2026']);
    expect(sortableTime(wall)).toBe('2026-11-30 09:05:09');
  });

  it('[TI6] the days next to today have words, across months and years', () => {
    const newYear = { year: 2027, month: 1, day: 1 };
    const near = [-2, -1, 0, 1, 2].map((days) => nearDay(addDays(newYear, days), newYear));
    expect(near).toEqual([null, 'yesterday', 'today', 'tomorrow', null]);
    expect(nearDay({ ...newYear, year: 2026 }, newYear)).toBeNull();
  });
});

describe('time-limited sale', () => {
  const at = (weekday: number, hour: number) => ({
    year: 2026,
    month: 1,
    day: 1,
    weekday,
    hour,
    minute: 0,
    second: 0,
  });

  it('[TI5] Sunday is bit 2, Monday 4, Saturday 128', () => {
    expect([0, 1, 6].map((d) => isSold({ days: 2, hours: 0 }, at(d, 9)))).toEqual([true, false, false]);
    expect([0, 1, 6].map((d) => isSold({ days: 4 + 128, hours: 0 }, at(d, 9)))).toEqual([false, true, true]);
  });

  it('[TI5] hour 10 is bit 1024, hour 23 the last', () => {
    expect([9, 10, 11].map((h) => isSold({ days: 0, hours: 1024 }, at(1, h)))).toEqual([false, true, false]);
    expect(isSold({ days: 0, hours: 2 ** 23 }, at(1, 23))).toBe(true);
  });

  it('[TI5] both masks must match; 0 is no limit', () => {
    expect(isSold({ days: 4, hours: 1024 }, at(1, 10))).toBe(true);
    expect(isSold({ days: 4, hours: 1024 }, at(2, 10))).toBe(false);
    expect(isSold({ days: 0, hours: 0 }, at(3, 4))).toBe(true);
  });
});
