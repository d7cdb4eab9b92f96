import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { anyNow, anyOpenStore } from '../../test/any-hours.arbitrary.ts';
import { isHeld } from '../../test/held-hours.ts';
import { runs, SEED } from '../../test/seed.arbitrary.ts';
import { isDeliveredAt, isOpenAt } from '../store/open-state.ts';
import type { OrderType, Store } from '../store/store.ts';
import { addDays } from '../time/days.ts';
import type { EpochMs } from '../time/moment.ts';
import type { PickupAt } from '../time/pickup-at.ts';
import { epochAtWallTime, wallTime } from '../time/wall-time.ts';
import { resolveTime, timeChoices } from './order-time.ts';

/** How long a kitchen needs, and how long before it wants to know. */
const anyNeeds = fc.record({
  prepMinutes: fc.nat(90),
  deliveryMinutes: fc.option(fc.nat(90)),
  noticeMinutes: fc.nat(2_000),
});

const anyType = fc.constantFrom<OrderType>('PICKUP', 'DELIAT');

/** The times on offer, written anew with Temporal: every 5 minutes of the wall, one by one. */
function expected(store: Store, type: OrderType, now: EpochMs): PickupAt[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(store.zone).toPlainDate();
  const found: PickupAt[] = [];
  const { prepMinutes, deliveryMinutes } = store;
  const door = Math.max(prepMinutes + 5, deliveryMinutes ?? prepMinutes + 10);
  const needs = [store.noticeMinutes, type === 'PICKUP' ? prepMinutes : door];
  const earliest = now + Math.max(...needs) * 60_000;
  for (let days = 0; days < store.scheduledDays; days++) {
    for (let n = 0; n < 288; n++) {
      const wanted = today.add({ days }).toPlainDateTime({ hour: Math.floor(n / 12), minute: (n % 12) * 5 });
      const zoned = wanted.toZonedDateTime(store.zone, { disambiguation: 'earlier' });
      if (!zoned.toPlainDateTime().equals(wanted) || zoned.epochMilliseconds < earliest) continue;
      if (isHeld(store, type, zoned)) found.push({ days, hour: wanted.hour, minute: wanted.minute });
    }
  }
  return found;
}

const timesOf = (store: Store, type: OrderType, now: EpochMs): PickupAt[] =>
  timeChoices(store, { type, now }).flatMap(({ days, hours }) =>
    hours.flatMap(({ hour, minutes }) => minutes.map((minute) => ({ days, hour, minute }))),
  );

describe(`any choice of times (seed ${SEED})`, () => {
  it('[OR8] [OR24] is every five minutes of the hours, as Temporal counts them, over midnight and changes of the clock', () => {
    fc.assert(
      fc.property(anyOpenStore, anyNeeds, anyType, anyNow, (open, needs, type, now) => {
        const store = { ...open, ...needs };
        expect(timesOf(store, type, now)).toEqual(expected(store, type, now));
      }),
      runs(25),
    );
  });

  it('[OR8] [OR14] [ST10] is open then, and what is open then and not past is on offer', () => {
    fc.assert(
      fc.property(anyOpenStore, anyType, anyNow, (store, type, now) => {
        const offered = new Set(timesOf(store, type, now).map((time) => Object.values(time).join(' ')));
        const isOpen = type === 'PICKUP' ? isOpenAt : isDeliveredAt;
        const today = wallTime(now, store.zone);
        for (let n = 0; n < store.scheduledDays * 288; n++) {
          const [days, hour, minute] = [Math.floor(n / 288), Math.floor(n / 12) % 24, (n % 12) * 5];
          const at = epochAtWallTime(addDays(today, days), hour, minute, store.zone);
          if (at === null || at < now) continue;
          expect(offered.has([days, hour, minute].join(' '))).toBe(isOpen(store, at));
        }
      }),
      runs(25),
    );
  });

  it('[OR7] [OR8] can be ordered for, and is never past', () => {
    fc.assert(
      fc.property(anyOpenStore, anyType, anyNow, (store, type, now) => {
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
