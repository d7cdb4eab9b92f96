import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { aStore, BERLIN, SAIGON } from '../../test/a-store.ts';
import { runs, SEED } from '../../test/seed.arbitrary.ts';
import type { OrderType, Store } from '../store/store.ts';
import type { EpochMs } from '../time/moment.ts';
import type { PickupAt } from './order.ts';
import { resolveTime, timeChoices } from './order-time.ts';

const MINUTE = 60_000;
const minuteOfDay = fc.integer({ min: 0, max: 1439 });
/** every second range crosses midnight, whatever its minutes are */
const anyRange = fc.record({
  day: fc.option(fc.integer({ min: 2, max: 8 })),
  start: minuteOfDay,
  end: minuteOfDay,
});
const anyStore = fc
  .record({
    zone: fc.constantFrom(SAIGON, BERLIN),
    hours: fc.array(anyRange, { minLength: 1, maxLength: 4 }),
    deliveryHours: fc.array(anyRange, { maxLength: 2 }),
    scheduledDays: fc.integer({ min: 1, max: 4 }),
  })
  .map(aStore);
/** the nights in which Berlin turns its clocks, and a week in which nobody does */
const anyNow = fc
  .tuple(
    fc.constantFrom(Date.UTC(2026, 9, 25, 1), Date.UTC(2027, 2, 28, 1), Date.UTC(2026, 10, 30, 5)),
    fc.integer({ min: -3 * 1440, max: 2 * 1440 }),
    fc.integer({ min: 0, max: 59_999 }),
  )
  .map(([middle, minutes, ms]) => middle + minutes * MINUTE + ms);
const anyType = fc.constantFrom<OrderType>('PICKUP', 'DELIAT');

/** What is on offer, written anew with Temporal: every 5 minutes of the wall, one by one. */
function expected(store: Store, type: OrderType, now: EpochMs): PickupAt[] {
  const ranges = type === 'PICKUP' || store.deliveryHours.length === 0 ? store.hours : store.deliveryHours;
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(store.zone).toPlainDate();
  const found: PickupAt[] = [];
  for (let days = 0; days < store.scheduledDays; days++) {
    for (let n = 0; n < 288; n++) {
      const wanted = today.add({ days }).toPlainDateTime({ hour: Math.floor(n / 12), minute: (n % 12) * 5 });
      const zoned = wanted.toZonedDateTime(store.zone, { disambiguation: 'earlier' });
      if (!zoned.toPlainDateTime().equals(wanted) || zoned.epochMilliseconds < now) continue;
      if (ranges.some((range) => holds(range, zoned, store.zone)))
        found.push({ days, hour: wanted.hour, minute: wanted.minute });
    }
  }
  return found;
}

function holds(
  { day, start, end }: Store['hours'][number],
  at: Temporal.ZonedDateTime,
  zone: string,
): boolean {
  return [0, 1].some((back) => {
    const first = at.toPlainDate().subtract({ days: back });
    if (day !== null && day !== (first.dayOfWeek === 7 ? 8 : first.dayOfWeek + 1)) return false;
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
  });
}

const timesOf = (store: Store, type: OrderType, now: EpochMs): PickupAt[] =>
  timeChoices(store, { type, now }).flatMap(({ days, hours }) =>
    hours.flatMap(({ hour, minutes }) => minutes.map((minute) => ({ days, hour, minute }))),
  );

describe(`any choice of times (seed ${SEED})`, () => {
  it('[OR8] is every five minutes of the hours, as Temporal counts them, over midnight and changes of the clock', () => {
    fc.assert(
      fc.property(anyStore, anyType, anyNow, (store, type, now) => {
        expect(timesOf(store, type, now)).toEqual(expected(store, type, now));
      }),
      runs(25),
    );
  });

  it('[OR7] [OR8] can be ordered for, and is never past', () => {
    fc.assert(
      fc.property(anyStore, anyType, anyNow, (store, type, now) => {
        for (const pickupAt of timesOf(store, type, now)) {
          const time = resolveTime({ type, orderNow: false, pickupAt }, store, now);
          expect(time).toMatchObject({ type, scheduled: true });
          expect('at' in time && time.at >= now).toBe(true);
        }
      }),
      runs(40),
    );
  });
});
