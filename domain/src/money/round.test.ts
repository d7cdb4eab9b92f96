import { describe, expect, it } from 'vitest';
import { applyRate, divideHalfUp, isMinor } from './round.ts';

describe('rounding', () => {
  it('[MO3] halves go up, less goes down, also below zero', () => {
    expect([divideHalfUp(5, 2), divideHalfUp(7, 3), divideHalfUp(8, 3)]).toEqual([3, 2, 3]);
    expect([divideHalfUp(-5, 2), divideHalfUp(-7, 3)]).toEqual([-2, -2]);
  });

  it('[MO3] stays exact where a float quotient would not', () => {
    expect(divideHalfUp(9_007_199_254_740_991, 2)).toBe(4_503_599_627_370_496);
    expect(divideHalfUp(90_071_992_547_409_905_000n, 10_000)).toBe(9_007_199_254_740_991);
  });

  it('[MO4] 8 % of 12.345 is 988, 5 % of 180.000 is 9.000', () => {
    expect(applyRate(12_345, 800)).toBe(988);
    expect(applyRate(180_000, 500)).toBe(9_000);
    expect(applyRate(1, 4_999)).toBe(0);
    expect(applyRate(1, 5_000)).toBe(1);
  });

  it('[MO4] large amounts keep every unit', () => {
    expect(applyRate(9_007_199_254_740_991, 10_000)).toBe(9_007_199_254_740_991);
  });

  it('[MO7] an amount is a whole, exact number', () => {
    expect([65_000, 0, -1].every(isMinor)).toBe(true);
    expect([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53].some(isMinor)).toBe(false);
  });
});
