import type { Minor } from '../money/currency.ts';
import { divideBill } from '../split/shares.ts';

/** [SP10] A portion is shared in so many parts: halves, thirds, quarters, fifths and sixths are whole ones. */
export const PORTION = 60;

/** [SP10] [SP11] Some of so many equal parts of an amount, cut to a whole unit; all of them are all of it. */
export function inParts(total: Minor, taken: number, all: number): Minor {
  const subtotals = [taken, all - taken];
  return divideBill({ total, subtotals, step: 1, rule: 'proportional' }).shares[0] ?? 0;
}

const FRACTIONS = [PORTION / 2, PORTION / 3, PORTION / 4];
const MOST_PORTIONS = 3;

/**
 * [SP10] The parts of a line somebody is offered, the most first: all that is free, then portions where there are several,
 * else a half, a third, a quarter.
 */
export function partChoices(quantity: number, free: number): readonly number[] {
  if (free <= 0) return [];
  const portions = Array.from({ length: MOST_PORTIONS }, (_, at) => (MOST_PORTIONS - at) * PORTION);
  const offered = quantity > 1 ? [...portions, PORTION / 2] : FRACTIONS;
  return [free, ...offered.filter((parts) => parts < free)];
}
