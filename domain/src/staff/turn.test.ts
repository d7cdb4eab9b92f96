import { expect, it } from 'vitest';
import { TURN, turnEnd } from './turn.ts';

it('[SF31] a turn ends so long after the last touch, and never later than its session', () => {
  expect(turnEnd(1_000, 10 * TURN)).toBe(1_000 + TURN);
  expect(turnEnd(10 * TURN - 5, 10 * TURN)).toBe(10 * TURN);
});
