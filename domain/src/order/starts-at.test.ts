import { describe, expect, it } from 'vitest';
import { laterPromise, promiseIn, proposedMinutes, type StoreMinutes } from './promise.ts';
import { isForLater, startsAt } from './starts-at.ts';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 10, 28, 11, 0);
const at = (minutes: number) => NOW + minutes * MINUTE;
const STORE: StoreMinutes = { prepMinutes: 20, deliveryMinutes: 45, switches: [] };
const minutesAfter = (moment: number | null) => (moment === null ? null : (moment - NOW) / MINUTE);

describe('from when an order is its kitchen’s', () => {
  it('[OR98] at once, where no time was chosen, whatever was promised', () => {
    expect(startsAt({ type: 'PICKUP', wantedAt: null, readyBy: at(90) }, STORE)).toBeNull();
    expect(isForLater({ type: 'DELI', wantedAt: null, readyBy: null }, STORE, NOW)).toBe(false);
  });

  it.each([
    ['PICKUP', STORE, 160],
    ['DELIAT', STORE, 135],
    // a store that does not say how far its doors are
    ['DELIAT', { ...STORE, deliveryMinutes: null }, 150],
    ['PICKUP', { ...STORE, prepMinutes: 0 }, 180],
  ] as const)(
    '[OR98] %s wanted in three hours begins the kitchen’s minutes and the way before',
    (type, store, begins) => {
      expect(minutesAfter(startsAt({ type, wantedAt: at(180), readyBy: null }, store))).toBe(begins);
    },
  );

  it('[OR98] it moves with the kitchen’s promise', () => {
    const order = { type: 'DELIAT', wantedAt: at(180) } as const;
    const { promisedAt, readyBy } = promiseIn(proposedMinutes(order, STORE, NOW), NOW);
    expect(minutesAfter(startsAt({ ...order, readyBy }, STORE))).toBe(135);
    const later = laterPromise({ ...order, status: 'CONFIRMED', ready: false, promisedAt, readyBy }, 10, NOW);
    if ('refused' in later) throw new Error('it could not be promised for later');
    expect(minutesAfter(startsAt({ ...order, readyBy: later.readyBy }, STORE))).toBe(145);
  });

  it('[OR98] to the millisecond: until then for later, then and ever after the kitchen’s', () => {
    const order = { type: 'PICKUP', wantedAt: at(60), readyBy: at(60) } as const;
    const begins = at(40);
    for (const [now, later] of [
      [begins - 1, true],
      [begins, false],
      [begins + 1, false],
      [at(600), false],
    ] as const)
      expect(isForLater(order, STORE, now)).toBe(later);
  });

  it('[OR98] an appointment that is too near for its kitchen is the kitchen’s at once', () => {
    expect(isForLater({ type: 'PICKUP', wantedAt: at(10), readyBy: at(10) }, STORE, NOW)).toBe(false);
  });
});
