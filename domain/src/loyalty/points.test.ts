import { describe, expect, it } from 'vitest';
import {
  correctionRefusal,
  mayReadPoints,
  ofWhole,
  spendingRefusal,
  spendsUntil,
  wholePoints,
} from './points.ts';

const DAY = 24 * 60 * 60_000;
const NOW = Date.UTC(2026, 10, 26);

describe('points', () => {
  it('[LO2] are shown whole, what is left of one is not', () => {
    expect([0, 99, 100, 1_270, 1_300].map(wholePoints)).toEqual([0, 0, 1, 12, 13]);
    expect(ofWhole(12)).toBe(1_200);
  });

  it('[LO10] of 12,70 points 12 can be spent and 13 cannot', () => {
    expect(spendingRefusal(12, 1_270)).toBeNull();
    expect(spendingRefusal(1, 100)).toBeNull();
    expect(spendingRefusal(13, 1_270)).toEqual({ refused: 'POINT_NOT_ENOUGH', points: 12 });
    expect(spendingRefusal(1, 99)).toEqual({ refused: 'POINT_NOT_ENOUGH', points: 0 });
  });

  it.each([0, -1, 0.5, 1e300, Number.NaN, Number.POSITIVE_INFINITY])('[LO10] %s points are none', (asked) => {
    expect(spendingRefusal(asked, 1_270)).toEqual({ refused: 'POINT_INVALID', points: 12 });
  });

  it('[LO9] are read for 30 days after the proof and spent for 15 minutes', () => {
    expect(mayReadPoints(null, NOW)).toBe(false);
    expect(mayReadPoints(NOW - 30 * DAY, NOW)).toBe(true);
    expect(mayReadPoints(NOW - 30 * DAY - 1, NOW)).toBe(false);
    expect(spendsUntil(NOW)).toBe(NOW + 15 * 60_000);
  });
});

it('[LO16] a balance is corrected by whole points, not by none or a fortune, and never below 0', () => {
  const refused = (whole: number) => correctionRefusal(whole, 1_270)?.refused ?? null;
  expect([1, 100_000, -12].map(refused)).toEqual([null, null, null]);
  expect(refused(-13)).toBe('CORRECTION_BELOW_0');
  for (const whole of [0, 0.5, 100_001, -100_001, Number.NaN])
    expect(refused(whole)).toBe('CORRECTION_INVALID');
});
