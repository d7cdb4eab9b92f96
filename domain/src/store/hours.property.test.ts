import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { aStore, SAIGON } from '../../test/a-store.ts';
import { anyNow, anyOpenStore, minuteOfDay } from '../../test/any-hours.arbitrary.ts';
import { isHeld } from '../../test/held-hours.ts';
import { runs, SEED } from '../../test/seed.arbitrary.ts';
import { addDays } from '../time/days.ts';
import { epochAtWallTime, wallTime } from '../time/wall-time.ts';
import { isDeliveredAt, isOpenAt, openState } from './open-state.ts';
import { hoursOn, openingHoursOf, specialDayOn } from './timetable.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const wholeMinute = anyNow.map((at) => at - (at % MINUTE));

describe(`any opening hours (seed ${SEED})`, () => {
  it('[ST5] open until a minute that is open, and the next is not', () => {
    fc.assert(
      fc.property(anyOpenStore, wholeMinute, (store, now) => {
        const open = openState(store, now);
        expect(open.state === 'open').toBe(isOpenAt(store, now));
        if (open.state !== 'open') return;
        const until = open.until ?? now + DAY;
        expect(until).toBeGreaterThanOrEqual(now);
        for (let at = now; at <= until; at += 37 * MINUTE) expect(isOpenAt(store, at)).toBe(true);
        expect(isOpenAt(store, until)).toBe(true);
        if (open.until !== null) expect(isOpenAt(store, open.until + MINUTE)).toBe(false);
      }),
      runs(200),
    );
  });

  it('[ST5] [ST10] closed until the opening it names, across special days too, and open from then on', () => {
    fc.assert(
      fc.property(anyOpenStore, wholeMinute, (store, now) => {
        const open = openState(store, now);
        if (open.state !== 'closed') return;
        const opensAt = open.opensAt ?? now + 30 * DAY;
        expect(opensAt).toBeGreaterThan(now);
        if (open.opensAt !== null) expect(isOpenAt(store, opensAt)).toBe(true);
        expect(isOpenAt(store, opensAt - 1)).toBe(false);
        for (let at = now; at < opensAt; at += 37 * MINUTE) expect(isOpenAt(store, at)).toBe(false);
      }),
      runs(200),
    );
  });

  it('[ST3] on a day without a clock change, open is exactly between the two minutes', () => {
    fc.assert(
      fc.property(minuteOfDay, minuteOfDay, minuteOfDay, (start, end, minute) => {
        const store = aStore({ hours: [{ day: null, start, end }] });
        const day = { year: 2026, month: 11, day: 30 };
        const at = epochAtWallTime(day, Math.floor(minute / 60), minute % 60, SAIGON) ?? Number.NaN;
        const expected = end < start ? minute >= start || minute <= end : start <= minute && minute <= end;
        expect(isOpenAt(store, at)).toBe(expected);
      }),
      runs(300),
    );
  });

  it('[ST3] [ST10] open as Temporal counts it, at every minute about the ends of its ranges', () => {
    fc.assert(
      fc.property(anyOpenStore, anyNow, (store, now) => {
        const today = wallTime(now, store.zone);
        const dates = [-1, 0, 1].map((ahead) => addDays(today, ahead));
        for (const date of dates) {
          for (const { start, end } of hoursOn(openingHoursOf(store), date)) {
            for (const edge of [start, end]) {
              const middle = epochAtWallTime(date, Math.floor(edge / 60), edge % 60, store.zone) ?? now;
              for (let at = middle - 2 * MINUTE; at <= middle + 2 * MINUTE; at += MINUTE) {
                const when = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(store.zone);
                expect(isOpenAt(store, at)).toBe(isHeld(store, 'PICKUP', when));
                expect(isDeliveredAt(store, at)).toBe(isHeld(store, 'DELIAT', when));
              }
            }
          }
        }
      }),
      runs(40),
    );
  });

  it('[ST10] special days with the hours of their weekdays change nothing', () => {
    fc.assert(
      fc.property(anyOpenStore, fc.array(anyNow, { maxLength: 6 }), anyNow, (store, days, now) => {
        const plain = { ...store, specialDays: [] };
        const dates = new Map(
          days.map((at) => wallTime(at, store.zone)).map((day) => [day.month * 100 + day.day, day]),
        );
        const specialDays = [...dates.values()].map((day) => ({
          day,
          hours: hoursOn(openingHoursOf(plain), day),
          note: '',
        }));
        expect(openState({ ...plain, specialDays }, now)).toEqual(openState(plain, now));
      }),
      runs(300),
    );
  });

  it('[ST10] where neither the date nor its eve is special, nothing is different', () => {
    fc.assert(
      fc.property(anyOpenStore, anyNow, (store, now) => {
        const today = wallTime(now, store.zone);
        const about = [today, addDays(today, -1)];
        if (about.some((day) => specialDayOn(openingHoursOf(store), day))) return;
        expect(isOpenAt(store, now)).toBe(isOpenAt({ ...store, specialDays: [] }, now));
      }),
      runs(300),
    );
  });
});
