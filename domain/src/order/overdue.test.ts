import { expect, it } from 'vitest';
import { isOverdue } from './overdue.ts';
import { STATUSES, statusGroup } from './status.ts';

const NOW = 1_800_000_000_000;
const before = (minutes: number) => NOW - minutes * 60_000;
const waiting = {
  status: 'WAIT_CONFIRM',
  createdAt: before(31),
  answerFrom: null,
  fee: { state: 'none' },
} as const;

it('[OR62] an order nobody has answered for more than 30 minutes', () => {
  expect(isOverdue(waiting, NOW)).toBe(true);
  expect(isOverdue({ ...waiting, createdAt: before(30) }, NOW)).toBe(false);
  for (const status of STATUSES)
    expect([status, isOverdue({ ...waiting, status }, NOW)]).toEqual([
      status,
      statusGroup(status) === 'PENDING',
    ]);
  expect(isOverdue({ ...waiting, status: null }, NOW)).toBe(false);
});

it('[OR62] counted from when it is the restaurant’s turn, and never while it is the diner’s', () => {
  expect(isOverdue({ ...waiting, createdAt: before(600), answerFrom: before(29) }, NOW)).toBe(false);
  expect(isOverdue({ ...waiting, createdAt: before(600), answerFrom: before(-60) }, NOW)).toBe(false);
  expect(isOverdue({ ...waiting, createdAt: before(600), answerFrom: before(31) }, NOW)).toBe(true);
  expect(isOverdue({ ...waiting, fee: { state: 'offered', fee: 1, total: 2 } }, NOW)).toBe(false);
});
