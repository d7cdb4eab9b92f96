import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aStore, BERLIN, SAIGON } from '../../test/a-store.ts';
import { runs, SEED } from '../../test/seed.arbitrary.ts';
import { epochOf } from '../time/wall-time.ts';
import { isOpenAt, openState } from './open-state.ts';

const MINUTE = 60_000;
const minuteOfDay = fc.integer({ min: 0, max: 1439 });
const anyRange = fc.record({
  day: fc.option(fc.integer({ min: 2, max: 8 })),
  start: minuteOfDay,
  end: minuteOfDay,
});
const anyStore = fc
  .record({
    zone: fc.constantFrom(BERLIN, SAIGON),
    hours: fc.array(anyRange, { minLength: 1, maxLength: 5 }),
  })
  .map(aStore);
const AUTUMN = Date.UTC(2026, 9, 25, 1);
const SPRING = Date.UTC(2027, 2, 28, 1);
const anyInstant = fc
  .tuple(fc.constantFrom(AUTUMN, SPRING), fc.integer({ min: -5 * 1440, max: 5 * 1440 }))
  .map(([middle, minutes]) => middle + minutes * MINUTE);

describe(`any opening hours (seed ${SEED})`, () => {
  it('[ST5] open until a minute that is open, and the next is not', () => {
    fc.assert(
      fc.property(anyStore, anyInstant, (store, now) => {
        const open = openState(store, now);
        expect(open.state === 'open').toBe(isOpenAt(store, now));
        if (open.state !== 'open' || open.until === null) return;
        expect(open.until).toBeGreaterThanOrEqual(now);
        for (let at = now; at <= open.until; at += 37 * MINUTE) expect(isOpenAt(store, at)).toBe(true);
        expect(isOpenAt(store, open.until)).toBe(true);
        expect(isOpenAt(store, open.until + MINUTE)).toBe(false);
      }),
      runs(200),
    );
  });

  it('[ST5] closed until the opening it names, and open from then on', () => {
    fc.assert(
      fc.property(anyStore, anyInstant, (store, now) => {
        const open = openState(store, now);
        if (open.state !== 'closed' || open.opensAt === null) return;
        expect(open.opensAt).toBeGreaterThan(now);
        expect(isOpenAt(store, open.opensAt)).toBe(true);
        expect(isOpenAt(store, open.opensAt - 1)).toBe(false);
        for (let at = now; at < open.opensAt; at += 37 * MINUTE) expect(isOpenAt(store, at)).toBe(false);
      }),
      runs(200),
    );
  });

  it('[ST3] on a day without a clock change, open is exactly between the two minutes', () => {
    fc.assert(
      fc.property(minuteOfDay, minuteOfDay, minuteOfDay, (start, end, minute) => {
        const store = aStore({ hours: [{ day: null, start, end }] });
        const day = { year: 2026, month: 11, day: 30 };
        const at = epochOf(day, Math.floor(minute / 60), minute % 60, SAIGON) ?? Number.NaN;
        const expected = end < start ? minute >= start || minute <= end : start <= minute && minute <= end;
        expect(isOpenAt(store, at)).toBe(expected);
      }),
      runs(300),
    );
  });
});
