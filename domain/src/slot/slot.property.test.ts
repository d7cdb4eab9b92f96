import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { aStore, BERLIN, SAIGON } from '../../test/a-store.ts';
import { runs, SEED } from '../../test/seed.arbitrary.ts';
import { fullSlots, isFull, slotStart } from './slot.ts';

const MINUTE = 60_000;
const LORD_HOWE = 'Australia/Lord_Howe';
const anyZone = fc.constantFrom(SAIGON, BERLIN, LORD_HOWE, 'Asia/Kathmandu', 'America/Sao_Paulo');
const anyMinutes = fc.constantFrom(5, 10, 15, 20, 30, 60);
/** around every change of a clock there is in these zones, and far from one */
const anyInstant = fc
  .tuple(
    fc.constantFrom(
      Date.UTC(2026, 9, 25, 1),
      Date.UTC(2027, 2, 28, 1),
      Date.UTC(2026, 9, 3, 15, 30),
      Date.UTC(2027, 3, 3, 15),
      Date.UTC(2026, 5, 1),
    ),
    fc.integer({ min: -240 * MINUTE, max: 240 * MINUTE }),
  )
  .map(([middle, ms]) => middle + ms);

describe(`any slot (seed ${SEED})`, () => {
  it('[OR16] holds its own start and all that lies between, is never longer than it says, and begins on the wall', () => {
    fc.assert(
      fc.property(
        anyInstant,
        anyMinutes,
        anyZone,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (at, minutes, zone, part) => {
          const start = slotStart(at, minutes, zone);
          expect(start).toBeLessThanOrEqual(at);
          expect(at - start).toBeLessThan(minutes * MINUTE);
          expect(slotStart(start, minutes, zone)).toBe(start);
          expect(slotStart(start + Math.floor((at - start) * part), minutes, zone)).toBe(start);
          const wall = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(zone);
          const before = wall.subtract({ minutes: 1 });
          expect(wall.minute % minutes === 0 || wall.offset !== before.offset).toBe(true);
        },
      ),
      runs(600),
    );
  });

  it('[OR16] a slot is full exactly when a count of its own says so', () => {
    const anyPlace = fc.record({
      type: fc.constantFrom('DELI' as const, 'DELIAT' as const, 'PICKUP' as const),
      at: anyInstant,
    });
    fc.assert(
      fc.property(
        fc.array(anyPlace, { maxLength: 60 }),
        anyPlace,
        anyZone,
        anyMinutes,
        fc.integer({ min: 1, max: 4 }),
        (held, wanted, zone, minutes, orders) => {
          const types = ['DELIAT', 'PICKUP'] as const;
          const store = aStore({ zone, slots: [{ minutes, orders, types }] });
          const same = held.filter(
            ({ type, at }) =>
              type !== 'DELI' && slotStart(at, minutes, zone) === slotStart(wanted.at, minutes, zone),
          );
          const expected = wanted.type !== 'DELI' && same.length >= orders;
          expect(isFull(store, wanted, fullSlots(store, held))).toBe(expected);
        },
      ),
      runs(300),
    );
  });
});
