import { expect, it } from 'vitest';
import { clockError } from './clock-error.ts';

const NOON = Date.UTC(2026, 10, 30, 12);
const MINUTE = 60_000;

it('[TI7] goes by the server where a clock is off by two minutes or more, either way', () => {
  expect(clockError(NOON + 2 * MINUTE, NOON)).toBe(2 * MINUTE);
  expect(clockError(NOON - 2880 * MINUTE, NOON)).toBe(-2880 * MINUTE);
});

it('[TI7] leaves a clock alone that is nearly right', () => {
  expect(clockError(NOON + 2 * MINUTE - 1, NOON)).toBe(0);
  expect(clockError(NOON - 2 * MINUTE + 1, NOON)).toBe(0);
});
