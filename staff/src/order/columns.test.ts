import { isFinal, parseStatus, STATUSES } from '@mam/domain/order/status.ts';
import { describe, expect, it } from 'vitest';
import { columnOf, type Placed, sortIntoColumns } from './columns.ts';

function order(code: string, said: string, more: Partial<Placed> = {}): Placed {
  const status = parseStatus(said);
  return { code, status, createdAt: 0, promisedAt: null, readyBy: null, readyAt: null, ...more };
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
    expect(columnOf(order('A', status))).toBe(column);
  });

  it('a confirmed delivery whose food is ready waits to be collected', () => {
    expect(columnOf(order('A', 'CONFIRMED', { readyAt: 5 }))).toBe('ready');
  });

  it('a delivery on its way stays there although it was ready before', () => {
    expect(columnOf(order('A', 'RES_DELIVERY', { readyAt: 5 }))).toBe('on-the-way');
  });
});

it('[SF19] every status stands in exactly one column, still waits for money, or is over', () => {
  const paying = ['WAIT_PAYMENT', 'WAIT_PREPAID'];
  for (const status of STATUSES)
    for (const readyAt of [null, 5]) {
      const standing = Object.values(sortIntoColumns([order('A', status, { readyAt })])).flat().length;
      expect([status, standing]).toEqual([status, paying.includes(status) || isFinal(status) ? 0 : 1]);
    }
});

it('[SF19] an order whose driver has given it up is still the kitchen’s', () => {
  expect(columnOf(order('A', 'AHA_CANCELLED'))).toBe('cooking');
  expect(columnOf(order('A', 'AHA_CANCELLED', { readyAt: 5 }))).toBe('ready');
  expect(columnOf(order('A', 'IN PROCESS'))).toBe('on-the-way');
});

describe('the board', () => {
  it('puts the longest waiting first among the new', () => {
    const { new: waiting } = sortIntoColumns([
      order('B', 'PENDING', { createdAt: 2 }),
      order('A', 'PENDING', { createdAt: 1 }),
    ]);
    expect(waiting.map((one) => one.code)).toEqual(['A', 'B']);
  });

  it('puts the earliest promise first among the cooking', () => {
    const { cooking } = sortIntoColumns([
      order('A', 'CONFIRMED', { createdAt: 1, promisedAt: 90 }),
      order('B', 'CONFIRMED', { createdAt: 2, promisedAt: 60 }),
    ]);
    expect(cooking.map((one) => one.code)).toEqual(['B', 'A']);
  });

  it('[OR68] puts first what the kitchen has promised first, however far its way is', () => {
    const { cooking } = sortIntoColumns([
      order('A', 'CONFIRMED', { promisedAt: 60, readyBy: 60 }),
      order('B', 'CONFIRMED', { promisedAt: 90, readyBy: 30 }),
    ]);
    expect(cooking.map((one) => one.code)).toEqual(['B', 'A']);
  });

  it('keeps one order whatever order the answer lists them in', () => {
    const both = [order('B', 'PENDING'), order('A', 'PENDING')];
    expect(sortIntoColumns(both)).toEqual(sortIntoColumns([...both].reverse()));
  });

  it('leaves finished orders off the board', () => {
    expect(Object.values(sortIntoColumns([order('A', 'COMPLETED')])).flat()).toEqual([]);
  });
});
