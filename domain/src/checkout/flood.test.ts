import { expect, it } from 'vitest';
import {
  asksPuzzle,
  countsUntil,
  type Exact,
  exactCounts,
  type FloodLimits,
  type OrdersAround,
  oneMoreOpen,
} from './flood.ts';

const limits: FloodLimits = {
  unpaidOfAddress: 20,
  unpaidOfAddressFree: 6,
  unpaidOfStore: 200,
  unpaidOfStoreFree: 40,
  waitingOfSitting: 30,
  waitingOfTable: 12,
  waitingOfCounter: 60,
  recentFree: 30,
  recentOfTablesFree: 240,
};
const around = (change: Partial<OrdersAround>): OrdersAround => ({
  seat: 'outside',
  unpaidOfAddress: 0,
  unpaidOfStore: 0,
  waitingHere: 0,
  recentOfAddress: 0,
  ...change,
});

it.each<[Partial<OrdersAround>, boolean]>([
  [{}, false],
  [{ unpaidOfAddress: 5 }, false],
  [{ unpaidOfAddress: 6 }, true],
  [{ unpaidOfStore: 39 }, false],
  [{ unpaidOfStore: 40 }, true],
  [{ recentOfAddress: 30 }, true],
  [{ seat: 'counter', unpaidOfAddress: 6 }, true],
  [{ seat: 'counter', unpaidOfStore: 40 }, false],
  [{ seat: 'table', recentOfAddress: 200, unpaidOfAddress: 100, unpaidOfStore: 300 }, false],
  [{ seat: 'table', recentOfAddress: 240 }, true],
  // [TB80] guests of a sitting are known by the code they scanned
  [{ seat: 'sitting', recentOfAddress: 9_999, unpaidOfAddress: 999, unpaidOfStore: 9_999 }, false],
])('[CH6] %j: a puzzle is asked: %s', (change, asked) => {
  expect(asksPuzzle(around(change), limits)).toBe(asked);
});

it.each<[Partial<OrdersAround>, ReturnType<typeof oneMoreOpen>]>([
  [{ unpaidOfAddress: 19, unpaidOfStore: 199, waitingHere: 99 }, null],
  [{ unpaidOfAddress: 20 }, { refused: 'TOO_MANY_NEARBY' }],
  [{ unpaidOfStore: 200 }, { refused: 'STORE_BUSY' }],
  [{ seat: 'table', waitingHere: 11, unpaidOfAddress: 99, unpaidOfStore: 999 }, null],
  [
    { seat: 'table', waitingHere: 12 },
    { refused: 'TABLE_BUSY', limit: 12 },
  ],
  [{ seat: 'sitting', waitingHere: 29, unpaidOfAddress: 999, unpaidOfStore: 999 }, null],
  [
    { seat: 'sitting', waitingHere: 30 },
    { refused: 'TABLE_BUSY', limit: 30 },
  ],
  [{ seat: 'counter', waitingHere: 59 }, null],
  [
    { seat: 'counter', waitingHere: 60 },
    { refused: 'TABLE_BUSY', limit: 60 },
  ],
])('[CH5] %j: one more is refused: %j', (change, refusal) => {
  expect(oneMoreOpen(around(change), limits)).toEqual(refusal);
});

it('[CH5] an order is counted as unpaid until it holds money', () => {
  const transfer = { method: 'TRANSFER' };
  expect(countsUntil({ ...transfer, kept: 0 }, null)).toBe(Number.MAX_SAFE_INTEGER);
  expect(countsUntil({ ...transfer, kept: 1 }, null)).toBe(0);
  expect(countsUntil({ method: 'MOMOQR4', kept: 0 }, 7)).toBe(7);
});

const none = { unpaidOfAddress: Number.POSITIVE_INFINITY, unpaidOfAddressFree: Number.POSITIVE_INFINITY };
it.each<[Partial<OrdersAround>, Partial<FloodLimits>, readonly Exact[]]>([
  [{}, {}, ['address']],
  [{ unpaidOfAddress: 20, recentOfAddress: 30 }, {}, []],
  [{ unpaidOfAddress: 19, unpaidOfStore: 136 }, {}, ['address', 'store']],
  [{ unpaidOfStore: 135 }, { ...none, recentFree: 5_000 }, []],
  [{ unpaidOfStore: 200 }, { ...none, recentFree: 5_000 }, []],
  [{ recentOfAddress: 4_936 }, { ...none, recentFree: 5_000 }, ['address']],
  [{ seat: 'table', recentOfAddress: 239, unpaidOfAddress: 5 }, {}, ['here']],
  [{ seat: 'table' }, { waitingOfTable: 100 }, []],
  [{ seat: 'table', waitingHere: 36 }, { waitingOfTable: 100 }, ['here']],
  [{ seat: 'counter', waitingHere: 60 }, {}, []],
  [{ seat: 'sitting', recentOfAddress: 9_999 }, {}, ['here']],
])('[CH8] %j of %j: to be counted to the order: %j', (change, other, exact) => {
  expect(exactCounts(around(change), { ...limits, ...other })).toEqual(exact);
});
