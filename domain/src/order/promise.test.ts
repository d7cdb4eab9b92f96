import { describe, expect, it } from 'vitest';
import {
  isLate,
  laterPromise,
  minutesFor,
  minutesUntilThere,
  type Promising,
  promiseIn,
  promiseWithin,
  proposedMinutes,
} from './promise.ts';
import { STATUSES, statusGroup } from './status.ts';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 10, 24, 11);
const at = (minutes: number) => NOW + minutes * MINUTE;
const STORE = { prepMinutes: 20, deliveryMinutes: 45, switches: [] };

describe('[OR68] what an order is promised', () => {
  it('is what the kitchen needs, and for a delivery what the way to the door takes beyond it', () => {
    expect(minutesFor(STORE, 'PICKUP', NOW)).toEqual({ kitchen: 20, way: 0 });
    expect(minutesFor(STORE, 'DELI', NOW)).toEqual({ kitchen: 20, way: 25 });
    expect(minutesUntilThere(STORE, 'DELIAT', NOW)).toBe(45);
  });

  it('has a way of ten minutes where the store says none, and of five at least', () => {
    expect(minutesFor({ prepMinutes: 15, deliveryMinutes: null, switches: [] }, 'DELI', NOW).way).toBe(10);
    expect(minutesFor({ prepMinutes: 15, deliveryMinutes: 15, switches: [] }, 'DELI', NOW).way).toBe(5);
    expect(minutesFor({ prepMinutes: 30, deliveryMinutes: 20, switches: [] }, 'DELI', NOW)).toEqual({
      kitchen: 30,
      way: 5,
    });
  });

  it('of an appointment is the time that is left, the way at its end', () => {
    const wanted = { type: 'DELIAT', wantedAt: at(90) } as const;
    expect(proposedMinutes(wanted, STORE, NOW)).toEqual({ kitchen: 65, way: 25 });
    expect(proposedMinutes({ ...wanted, type: 'PICKUP' }, STORE, NOW)).toEqual({ kitchen: 90, way: 0 });
    // begun minutes are counted
    expect(proposedMinutes({ ...wanted, wantedAt: at(30) + 1 }, STORE, NOW)).toEqual({ kitchen: 6, way: 25 });
  });

  it('lies ahead, also when the appointment has come or the kitchen says it needs nothing', () => {
    expect(proposedMinutes({ type: 'PICKUP', wantedAt: at(-1) }, STORE, NOW)).toEqual({ kitchen: 5, way: 0 });
    expect(proposedMinutes({ type: 'DELI', wantedAt: at(2) }, STORE, NOW)).toEqual({ kitchen: 1, way: 4 });
    const quick = { prepMinutes: 0, deliveryMinutes: null, switches: [] };
    expect(proposedMinutes({ type: 'PICKUP', wantedAt: null }, quick, NOW).kitchen).toBe(1);
  });

  it('is two moments: the kitchen is done, the diner has it', () => {
    expect(promiseIn({ kitchen: 20, way: 25 }, NOW)).toEqual({ readyBy: at(20), promisedAt: at(45) });
    expect(promiseWithin({ minutes: 45, way: 25 }, 'DELI', NOW)).toEqual({
      readyBy: at(20),
      promisedAt: at(45),
    });
  });

  it('is the moment that was asked for, whoever asks: without a way all of it is the kitchen’s', () => {
    expect(promiseWithin({ minutes: 30 }, 'DELI', NOW)).toEqual({ readyBy: at(30), promisedAt: at(30) });
    expect(promiseWithin({ minutes: 30, way: 20 }, 'TABLE', NOW)).toEqual({
      readyBy: at(30),
      promisedAt: at(30),
    });
    expect(promiseWithin({ minutes: 10, way: 20 }, 'DELI', NOW)).toEqual({
      readyBy: NOW,
      promisedAt: at(10),
    });
  });
});

describe('[OR69] a new promise', () => {
  const cooking: Promising = {
    status: 'CONFIRMED',
    type: 'DELI',
    ready: false,
    promisedAt: at(30),
    readyBy: at(10),
  };

  it('moves what the kitchen said, and the arrival with it', () => {
    expect(laterPromise(cooking, 10, NOW)).toEqual({ readyBy: at(20), promisedAt: at(40) });
  });

  it('counts from now where the moment has passed', () => {
    expect(laterPromise(cooking, 5, at(12))).toEqual({ readyBy: at(17), promisedAt: at(37) });
    expect(laterPromise({ ...cooking, type: 'PICKUP', readyBy: null }, 5, at(95))).toEqual({
      readyBy: at(100),
      promisedAt: at(100),
    });
  });

  it('moves the arrival alone once the food is ready or on its way', () => {
    expect(laterPromise({ ...cooking, ready: true }, 10, at(40))).toEqual({
      readyBy: at(10),
      promisedAt: at(50),
    });
    expect(laterPromise({ ...cooking, status: 'RES_DELIVERY' }, 15, at(20))).toMatchObject({
      promisedAt: at(45),
    });
  });

  it('is made for what a partner took without one', () => {
    const taken = { ...cooking, status: 'ACCEPTED', promisedAt: null, readyBy: null } as const;
    expect(laterPromise(taken, 15, NOW)).toEqual({ readyBy: at(15), promisedAt: at(15) });
  });

  it('always lies ahead of now and of the one before, and is made of nothing that is not awaited', () => {
    for (const status of STATUSES)
      for (const type of ['DELI', 'PICKUP', 'TABLE'] as const)
        for (const ready of [true, false])
          for (const now of [NOW, at(20), at(95)]) {
            const made = laterPromise({ ...cooking, status, type, ready }, 5, now);
            if ('refused' in made) continue;
            expect(made.promisedAt).toBeGreaterThan(Math.max(now, at(30)));
            expect(['WAIT_PAYMENT', 'PENDING', 'COMPLETED', 'CANCELED']).not.toContain(statusGroup(status));
          }
    expect(laterPromise({ ...cooking, status: 'WAIT_CONFIRM' }, 5, NOW)).toEqual({
      refused: 'WRONG_STATUS',
      status: 'WAIT_CONFIRM',
    });
    expect(laterPromise({ ...cooking, type: 'PICKUP', status: 'WAIT_PICKUP' }, 5, NOW)).toHaveProperty(
      'refused',
    );
  });
});

describe('[OR70] an order is late', () => {
  const order = { status: 'CONFIRMED', pickup: false, ready: false, promisedAt: at(30) } as const;

  it('from when its promise has passed, while it is cooked, ready or on its way', () => {
    expect(isLate(order, at(30))).toBe(false);
    expect(isLate(order, at(30) + 1)).toBe(true);
    expect(isLate({ ...order, ready: true }, at(31))).toBe(true);
    for (const status of ['RES_DELIVERY', 'ASSIGNING', 'AHA_CANCELLED', 'IN_PROCESS', null] as const)
      expect(isLate({ ...order, status }, at(31))).toBe(true);
  });

  it('not once it is ready where it is fetched or eaten, delivered, cancelled, or never accepted', () => {
    expect(isLate({ ...order, pickup: true }, at(31))).toBe(true);
    expect(isLate({ ...order, pickup: true, ready: true }, at(31))).toBe(false);
    for (const status of ['COMPLETED', 'COMPLETE', 'CANCELLED', 'WAIT_CONFIRM', 'WAIT_PAYMENT'] as const)
      expect(isLate({ ...order, status }, at(31))).toBe(false);
  });

  it('by its appointment where nobody promised anything', () => {
    expect(isLate({ ...order, promisedAt: null, wantedAt: at(10) }, at(11))).toBe(true);
    expect(isLate({ ...order, promisedAt: null }, at(11))).toBe(false);
  });
});
