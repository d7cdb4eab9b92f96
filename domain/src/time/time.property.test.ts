import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { runs, SEED } from '../../test/seed.arbitrary.ts';
import { addDays, weekdayOf } from './days.ts';
import { epochAtWallTime, STEADY, wallTime } from './wall-time.ts';

const BERLIN = 'Europe/Berlin';
const DAY = 86_400_000;
const SPRING = Date.UTC(2027, 2, 28, 1);
const AUTUMN = Date.UTC(2026, 9, 25, 1);

const around = (middle: number, days: number) =>
  fc.integer({ min: middle - days * DAY, max: middle + days * DAY });
const anyInstant = fc.oneof(
  fc.tuple(fc.constant(BERLIN), around(SPRING, 2)),
  fc.tuple(fc.constant(BERLIN), around(AUTUMN, 2)),
  fc.tuple(fc.constant('Asia/Ho_Chi_Minh'), around(AUTUMN, 400)),
  fc.tuple(
    fc.constantFrom('America/Sao_Paulo', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC'),
    around(AUTUMN, 400),
  ),
  fc.tuple(fc.constant(BERLIN), around(Date.UTC(2038, 0, 19), 30)),
);

describe(`any time (seed ${SEED})`, () => {
  it('[TI2] the wall shows what Temporal says', () => {
    fc.assert(
      fc.property(anyInstant, ([zone, at]) => {
        const t = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
        expect(wallTime(at, zone)).toEqual({
          year: t.year,
          month: t.month,
          day: t.day,
          weekday: t.dayOfWeek % 7,
          hour: t.hour,
          minute: t.minute,
          second: t.second,
        });
      }),
      runs(400),
    );
  });

  it('[TI2] a steady zone has stood still in every week from 1980 to 2060, as Temporal knows it', () => {
    for (const [zone, hours] of STEADY) {
      const offsets = new Set<number>();
      for (let at = Date.UTC(1980, 0, 1); at < Date.UTC(2060, 0, 1); at += 7 * DAY)
        offsets.add(Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).offsetNanoseconds);
      expect([zone, ...offsets]).toEqual([zone, hours * 3600 * 1e9]);
    }
  });

  it('[TI3] a minute of the wall is the instant Temporal names, or none when Temporal jumps over it', () => {
    fc.assert(
      fc.property(anyInstant, fc.nat(23), fc.nat(59), ([zone, near], hour, minute) => {
        const { year, month, day } = wallTime(near, zone);
        const wanted = Temporal.PlainDateTime.from({ year, month, day, hour, minute });
        const first = wanted.toZonedDateTime(zone, { disambiguation: 'earlier' });
        const exists = first.toPlainDateTime().equals(wanted);
        expect(epochAtWallTime({ year, month, day }, hour, minute, zone)).toBe(
          exists ? first.epochMilliseconds : null,
        );
      }),
      runs(400),
    );
  });

  it('[TI3] every minute of both Berlin nights, one by one', () => {
    for (const [month, day] of [
      [3, 28],
      [10, 25],
    ] as const) {
      const year = month === 3 ? 2027 : 2026;
      for (let n = 0; n < 300; n++) {
        const [hour, minute] = [Math.floor(n / 60), n % 60];
        const wanted = Temporal.PlainDateTime.from({ year, month, day, hour, minute });
        const first = wanted.toZonedDateTime(BERLIN, { disambiguation: 'earlier' });
        const exists = first.toPlainDateTime().equals(wanted);
        expect(epochAtWallTime({ year, month, day }, hour, minute, BERLIN)).toBe(
          exists ? first.epochMilliseconds : null,
        );
      }
    }
  });

  it('[TI4] days add up as Temporal adds them', () => {
    fc.assert(
      fc.property(anyInstant, fc.integer({ min: -800, max: 800 }), ([zone, at], n) => {
        const { year, month, day } = wallTime(at, zone);
        const moved = Temporal.PlainDate.from({ year, month, day }).add({ days: n });
        const got = addDays({ year, month, day }, n);
        expect(got).toEqual({ year: moved.year, month: moved.month, day: moved.day });
        expect(weekdayOf(got)).toBe(moved.dayOfWeek % 7);
      }),
      runs(200),
    );
  });
});
