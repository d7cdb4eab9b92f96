import { expect, it } from 'vitest';
import { endedAfter } from './ended-after.ts';
import type { OrderStatus } from './status.ts';

const after = (
  statuses: readonly (OrderStatus | null)[],
  more: { readonly readyAt?: number; readonly promisedAt?: number } = {},
) =>
  endedAfter({
    steps: statuses.map((status, at) => ({ status, at })),
    readyAt: null,
    promisedAt: null,
    ...more,
  });

it.each([
  [['WAIT_CONFIRM', 'CANCELLED'], 'untaken'],
  [['WAIT_PAYMENT', 'PAYMENT_SUCCESS', 'WAIT_CONFIRM', 'CANCELLED_BY_PARTNER'], 'untaken'],
  [['WAIT_CONFIRM', null, 'CANCELLED'], 'untaken'],
  [['WAIT_CONFIRM', 'CONFIRMED', 'CANCELLED_BY_PARTNER'], 'taken'],
  [['WAIT_CONFIRM', 'CONFIRMED', 'ASSIGNING', 'AHA_CANCELLED', 'CANCELLED'], 'taken'],
  [['WAIT_CONFIRM', 'CONFIRMED', 'WAIT_PICKUP', 'CANCELLED'], 'cooked'],
  [['WAIT_CONFIRM', 'CONFIRMED', 'RES_DELIVERY', 'CANCELLED'], 'under_way'],
  [['WAIT_CONFIRM', 'CONFIRMED', 'IN_PROCESS', 'CANCELLED'], 'under_way'],
] as const)('[OR71] %j ended %s', (statuses, told) => {
  expect(after(statuses)).toBe(told);
});

it('[OR71] food that was ready was cooked, and what was promised was taken', () => {
  expect(after(['WAIT_CONFIRM', 'CONFIRMED', 'CANCELLED'], { readyAt: 5 })).toBe('cooked');
  expect(after(['CANCELLED'], { promisedAt: 5 })).toBe('taken');
});
