import { USUAL_MINUTES } from '@mam/domain/order/promise.ts';
import { isFinal, parseStatus, STATUSES } from '@mam/domain/order/status.ts';
import { describe, expect, it } from 'vitest';
import { columnOf, countBegun, type Placed, sortIntoColumns, stageOf } from './columns.ts';

function order(code: string, said: string, more: Partial<Placed> = {}): Placed {
  const status = parseStatus(said);
  const moments = { createdAt: 0, wantedAt: null, promisedAt: null, readyBy: null, readyAt: null };
  return { code, status, type: 'PICKUP', ...moments, needs: USUAL_MINUTES, ...more };
}

describe('the column of an order', () => {
  it.each([
    ['WAIT_CONFIRM', 'new'],
    ['PAYMENT_SUCCESS', 'new'],
    ['CONFIRMED', 'cooking'],
    ['ASSIGNING', 'cooking'],
    ['WAIT_PICKUP', 'ready'],
    ['RES_DELIVERY', 'on-the-way'],
    ['WAIT_PAYMENT', null],
    ['COMPLETED', null],
    ['CANCELLED', null],
    ['USER_CANCELLED', null],
  ])('%s stands under %s', (status, column) => {
    expect(stageOf(order('A', status))).toBe(column);
  });

  it('a confirmed delivery whose food is ready waits to be collected', () => {
    expect(stageOf(order('A', 'CONFIRMED', { readyAt: 5 }))).toBe('ready');
  });

  it('a delivery on its way stays there although it was ready before', () => {
    expect(stageOf(order('A', 'RES_DELIVERY', { readyAt: 5 }))).toBe('on-the-way');
  });
});

it('[SF19] every status stands in exactly one column, still waits for money, or is over', () => {
  const paying = ['WAIT_PAYMENT', 'WAIT_PREPAID'];
  for (const status of STATUSES)
    for (const readyAt of [null, 5]) {
      const standing = Object.values(sortIntoColumns([order('A', status, { readyAt })], 0)).flat().length;
      expect([status, standing]).toEqual([status, paying.includes(status) || isFinal(status) ? 0 : 1]);
    }
});

it('[SF19] an order whose driver has given it up is still the kitchen’s', () => {
  expect(stageOf(order('A', 'AHA_CANCELLED'))).toBe('cooking');
  expect(stageOf(order('A', 'AHA_CANCELLED', { readyAt: 5 }))).toBe('ready');
  expect(stageOf(order('A', 'IN PROCESS'))).toBe('on-the-way');
});

describe('the board', () => {
  it('puts the longest waiting first among the new', () => {
    const { new: waiting } = sortIntoColumns(
      [order('B', 'PENDING', { createdAt: 2 }), order('A', 'PENDING', { createdAt: 1 })],
      0,
    );
    expect(waiting.map((one) => one.code)).toEqual(['A', 'B']);
  });

  it('puts the earliest promise first among the cooking', () => {
    const { cooking } = sortIntoColumns(
      [
        order('A', 'CONFIRMED', { createdAt: 1, promisedAt: 90 }),
        order('B', 'CONFIRMED', { createdAt: 2, promisedAt: 60 }),
      ],
      0,
    );
    expect(cooking.map((one) => one.code)).toEqual(['B', 'A']);
  });

  it('[OR68] puts first what the kitchen has promised first, however far its way is', () => {
    const { cooking } = sortIntoColumns(
      [
        order('A', 'CONFIRMED', { promisedAt: 60, readyBy: 60 }),
        order('B', 'CONFIRMED', { promisedAt: 90, readyBy: 30 }),
      ],
      0,
    );
    expect(cooking.map((one) => one.code)).toEqual(['B', 'A']);
  });

  it('keeps one order whatever order the answer lists them in', () => {
    const both = [order('B', 'PENDING'), order('A', 'PENDING')];
    expect(sortIntoColumns(both, 0)).toEqual(sortIntoColumns([...both].reverse(), 0));
  });

  it('leaves finished orders off the board', () => {
    expect(Object.values(sortIntoColumns([order('A', 'COMPLETED')], 0)).flat()).toEqual([]);
  });
});

describe('what is for later', () => {
  const MINUTE = 60_000;
  const later = (code: string, at: number, more: Partial<Placed> = {}) =>
    order(code, 'CONFIRMED', {
      wantedAt: at * MINUTE,
      readyBy: at * MINUTE,
      promisedAt: at * MINUTE,
      ...more,
    });
  const codesAt = (orders: Placed[], minute: number) => {
    const { scheduled, cooking } = sortIntoColumns(orders, minute * MINUTE);
    return [scheduled, cooking].map((column) => column.map(({ code }) => code).join(''));
  };

  it('[OR100] stands by itself, the next to begin first, and moves to what is cooked by the clock alone', () => {
    const orders = [later('B', 120), later('A', 60), order('C', 'CONFIRMED', { readyBy: 30 * MINUTE })];
    expect(codesAt(orders, 44)).toEqual(['AB', 'C']);
    expect(codesAt(orders, 45)).toEqual(['B', 'CA']);
    expect(codesAt(orders, 105)).toEqual(['', 'CAB']);
    expect([44, 45, 105].map((minute) => countBegun(orders, minute * MINUTE))).toEqual([0, 1, 2]);
  });

  it.each([
    ['WAIT_CONFIRM', {}, 'new'],
    ['CONFIRMED', {}, 'scheduled'],
    ['ACCEPTED', {}, 'scheduled'],
    ['AHA_CANCELLED', {}, 'scheduled'],
    ['CONFIRMED', { readyAt: 5 }, 'ready'],
    ['WAIT_PICKUP', {}, 'ready'],
    ['RES_DELIVERY', {}, 'on-the-way'],
    ['CANCELLED', {}, null],
  ] as const)('[OR100] wanted in two hours and %s %j it stands under %s', (status, more, column) => {
    expect(columnOf(order('A', status, { wantedAt: 120 * MINUTE, ...more }), 0)).toBe(column);
  });
});
