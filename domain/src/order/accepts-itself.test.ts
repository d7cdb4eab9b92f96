import { expect, it } from 'vitest';
import { aStore } from '../../test/a-store.ts';
import { isDeviceThere, type MayBeTaken, promiseByItself } from './accepts-itself.ts';

const MINUTE = 60_000;
/** a Tuesday in Vietnam, at noon */
const NOON = Date.UTC(2026, 10, 24, 5);
const STORE = aStore({ acceptsItself: true, prepMinutes: 20, deliveryMinutes: 35 });
const HEARD = { heardAt: NOON - MINUTE };
const ORDER: MayBeTaken = {
  status: 'WAIT_CONFIRM',
  type: 'PICKUP',
  transferUnconfirmed: false,
  feeOffered: false,
  feeOpen: false,
  guestsUnseen: false,
  wantedAt: null,
};
const promised = (change: Partial<MayBeTaken>, store = STORE, devices: { heardAt: number | null } = HEARD) =>
  promiseByItself({ ...ORDER, ...change }, store, devices, NOON)?.promisedAt ?? null;

it('[OR43] is taken for when the kitchen can have it, brought for when it can be at the door, for later as wished', () => {
  expect(promised({})).toBe(NOON + 20 * MINUTE);
  expect(promised({ type: 'DELI' })).toBe(NOON + 35 * MINUTE);
  expect(promised({ type: 'DELI' }, { ...STORE, deliveryMinutes: null })).toBe(NOON + 30 * MINUTE);
  expect(promised({}, { ...STORE, prepMinutes: 0 })).toBe(NOON + MINUTE);
  expect(promised({ wantedAt: NOON + 90 * MINUTE })).toBe(NOON + 90 * MINUTE);
  expect(promised({ wantedAt: NOON + 90 * MINUTE - 1 })).toBe(NOON + 90 * MINUTE - 1);
});

it('[OR43] [OR68] the kitchen’s own moment is the way sooner than the door', () => {
  const readyBy = (change: Partial<MayBeTaken>) =>
    promiseByItself({ ...ORDER, ...change }, STORE, HEARD, NOON)?.readyBy;
  expect(readyBy({ type: 'DELI' })).toBe(NOON + 20 * MINUTE);
  expect(readyBy({ type: 'DELIAT', wantedAt: NOON + 90 * MINUTE })).toBe(NOON + 75 * MINUTE);
  expect(readyBy({ wantedAt: NOON + 90 * MINUTE })).toBe(NOON + 90 * MINUTE);
});

it('[OR43] is not taken by a store that has not said so, is closed, or whose devices nobody has heard of', () => {
  expect(promised({}, { ...STORE, acceptsItself: false })).toBeNull();
  expect(promised({}, { ...STORE, outOfService: true })).toBeNull();
  expect(promised({}, { ...STORE, hours: [{ day: null, start: 0, end: 11 * 60 }] })).toBeNull();
  expect(promised({}, STORE, { heardAt: null })).toBeNull();
  expect(promised({}, STORE, { heardAt: NOON - 2 * MINUTE })).not.toBeNull();
  expect(promised({}, STORE, { heardAt: NOON - 2 * MINUTE - 1 })).toBeNull();
  // a clock that was put back by an hour knows nothing of now
  expect(isDeviceThere({ heardAt: NOON + 60 * MINUTE }, NOON)).toBe(false);
});

it('[OR43] is never taken while a transfer is unseen, a fee is open or the diner has one to answer, nor when it is not waiting', () => {
  expect(promised({ transferUnconfirmed: true })).toBeNull();
  expect(promised({ feeOpen: true })).toBeNull();
  expect(promised({ feeOpen: true, feeOffered: true })).toBeNull();
  for (const status of ['WAIT_PAYMENT', 'CONFIRMED', 'COMPLETED', 'CANCELLED'] as const)
    expect([status, promised({ status })]).toEqual([status, null]);
});

it('[TB51] [OR43] is not taken while nobody has seen who sits there', () => {
  expect(promised({ guestsUnseen: true })).toBeNull();
});
