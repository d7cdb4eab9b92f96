import fc from 'fast-check';
import type { DayRange, HoursRange, SpecialDay, Store } from '../src/store/store.ts';
import { addDays } from '../src/time/days.ts';
import type { EpochMs } from '../src/time/moment.ts';
import { aStore, BERLIN, SAIGON } from './a-store.ts';

const MINUTE = 60_000;

export const minuteOfDay = fc.integer({ min: 0, max: 1439 });

/** every second range crosses midnight, whatever its minutes are */
const anyDayRange: fc.Arbitrary<DayRange> = fc.record({ start: minuteOfDay, end: minuteOfDay });

export const anyRange: fc.Arbitrary<HoursRange> = fc.record({
  day: fc.option(fc.integer({ min: 2, max: 8 })),
  start: minuteOfDay,
  end: minuteOfDay,
});

/** The nights in which Berlin turns its clocks, and a day in which nobody does. */
const MIDDLES = [Date.UTC(2026, 9, 25, 1), Date.UTC(2027, 2, 28, 1), Date.UTC(2026, 10, 30, 5)];

/** Up to four days with hours of their own, near one of the middles; every third is closed. */
export const anySpecialDays: fc.Arbitrary<SpecialDay[]> = fc
  .tuple(
    fc.constantFrom(...MIDDLES),
    fc.uniqueArray(fc.integer({ min: -3, max: 4 }), { maxLength: 4 }),
    fc.array(fc.array(anyDayRange, { maxLength: 2 }), { minLength: 4, maxLength: 4 }),
  )
  .map(([middle, aheads, hours]) => {
    const date = new Date(middle);
    const day = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
    return aheads.map((ahead, n) => ({ day: addDays(day, ahead), hours: hours[n] ?? [], note: 'Tết' }));
  });

/** A store in Berlin or Ho Chi Minh City with any hours, also none, and any special days. */
export const anyOpenStore: fc.Arbitrary<Store> = fc
  .record({
    zone: fc.constantFrom(SAIGON, BERLIN),
    hours: fc.array(anyRange, { maxLength: 4 }),
    deliveryHours: fc.array(anyRange, { maxLength: 2 }),
    specialDays: anySpecialDays,
    scheduledDays: fc.integer({ min: 1, max: 4 }),
  })
  .map(aStore);

/** Any millisecond within a few days of one of the middles. */
export const anyNow: fc.Arbitrary<EpochMs> = fc
  .tuple(
    fc.constantFrom(...MIDDLES),
    fc.integer({ min: -3 * 1440, max: 2 * 1440 }),
    fc.integer({ min: 0, max: 59_999 }),
  )
  .map(([middle, minutes, ms]) => middle + minutes * MINUTE + ms);
