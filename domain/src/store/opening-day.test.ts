import { describe, expect, it } from 'vitest';
import { aStore, at } from '../../test/a-store.ts';
import { nextOpeningDay, openingDay } from './opening-day.ts';
import { openingHoursOf } from './timetable.ts';

// 2026-11-30 is a Monday (day 2); open from 18:00 to 1:59 but on Wednesdays (day 4)
const NIGHTS = [2, 3, 5, 6, 7, 8].map((day) => ({ day, start: 1080, end: 119 }));
const night = openingHoursOf(aStore({ hours: NIGHTS }));

describe('the day of a store', () => {
  it('[ST17] lasts until its evening ends, else until four o’clock', () => {
    const dates = ['2026-12-01 01:30', '2026-12-01 03:30', '2026-12-01 04:00'].map(
      (text) => openingDay(night, at(text)).day,
    );
    expect(dates).toEqual([30, 30, 1]);
  });

  it('[ST17] is followed by the next day it opens on', () => {
    const next = (text: string) => nextOpeningDay(night, at(text));
    expect(next('2026-11-30 20:00')).toBe(at('2026-12-01 18:00'));
    expect(next('2026-12-01 01:30')).toBe(at('2026-12-01 18:00'));
    // Wednesday is closed
    expect(next('2026-12-01 12:00')).toBe(at('2026-12-03 18:00'));
    expect(next('2026-12-02 12:00')).toBe(at('2026-12-03 18:00'));
  });

  it('[ST17] of two openings on a day the first counts, and one that never opens has none', () => {
    const twice = [
      { day: null, start: 1020, end: 1260 },
      { day: null, start: 600, end: 840 },
    ];
    const lunch = openingHoursOf(aStore({ hours: twice }));
    expect(nextOpeningDay(lunch, at('2026-11-30 08:00'))).toBe(at('2026-12-01 10:00'));
    const always = openingHoursOf(aStore({ hours: [] }));
    // one that never closes has its new day in the morning
    expect(nextOpeningDay(always, at('2026-11-30 02:00'))).toBe(at('2026-11-30 04:00'));
    expect(nextOpeningDay(always, at('2026-11-30 05:00'))).toBe(at('2026-12-01 04:00'));
    const never = { ...lunch, weekly: [{ day: 99, start: 1, end: 2 }] };
    expect(nextOpeningDay(never, at('2026-11-30 08:00'))).toBeNull();
  });
});
