import { expect, it } from 'vitest';
import { elapsedSince } from './ago.ts';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

it.each([
  [-5 * MINUTE, 0, 'minute'],
  [0, 0, 'minute'],
  [59_999, 0, 'minute'],
  [12 * MINUTE, 12, 'minute'],
  [HOUR - 1, 59, 'minute'],
  [HOUR, 1, 'hour'],
  [DAY, 1, 'day'],
  [29 * DAY, 29, 'day'],
  [30 * DAY, 1, 'month'],
  [362 * DAY, 1, 'year'],
  [800 * DAY, 2, 'year'],
])('%i ms ago is %i %s', (past, count, unit) => {
  expect(elapsedSince(1_000_000_000_000 - past, 1_000_000_000_000)).toEqual({ count, unit });
});
