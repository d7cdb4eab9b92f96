import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, SEED } from '../../test/seed.arbitrary.ts';
import { DONG, EURO } from '../money/currency.ts';
import type { SplitRule } from '../order/placed-order.ts';
import { divideBill, isSettled, splitStep } from './shares.ts';

const dong = { step: splitStep(DONG), rule: 'proportional' } as const;

describe(`shares of a bill (seed ${SEED})`, () => {
  it('[SP1] [SP2] the examples', () => {
    expect(divideBill({ ...dong, total: 250_000, subtotals: [100_000, 60_000, 40_000] })).toEqual({
      shares: [125_000, 75_000, 50_000],
      remainder: 0,
    });
    expect(divideBill({ ...dong, total: 100_000, subtotals: [1, 1, 1] })).toEqual({
      shares: [33_300, 33_300, 33_300],
      remainder: 100,
    });
    expect(divideBill({ ...dong, step: splitStep(EURO), total: 1_000, subtotals: [1, 1, 1] })).toEqual({
      shares: [333, 333, 333],
      remainder: 1,
    });
  });

  it('[SP3] fees shared equally, unless a voucher would leave somebody with less than nothing', () => {
    const equal = { ...dong, rule: 'equal-fees' } as const;
    expect(divideBill({ ...equal, total: 130_000, subtotals: [80_000, 20_000] }).shares).toEqual([
      95_000, 35_000,
    ]);
    expect(divideBill({ ...equal, total: 50_000, subtotals: [80_000, 20_000] }).shares).toEqual([
      40_000, 10_000,
    ]);
  });

  it('[SP3] [SP4] who has no dish in it shares no fee, whichever rule holds', () => {
    const shares = (subtotals: readonly (number | null)[], rule: SplitRule) =>
      divideBill({ ...dong, total: 130_000, subtotals, rule }).shares;
    expect(shares([80_000, 20_000, null], 'equal-fees')).toEqual([95_000, 35_000, 0]);
    expect(shares([80_000, 20_000, null], 'proportional')).toEqual([104_000, 26_000, 0]);
    expect(shares([0, null], 'equal-fees')).toEqual([130_000, 0]);
    expect(divideBill({ ...dong, total: 15_000, subtotals: [null, null] })).toEqual({
      shares: [0, 0],
      remainder: 15_000,
    });
  });

  it('[SP14] who has nothing to pay has paid', () => {
    expect(isSettled({ share: 0, paid: false })).toBe(true);
    expect([true, false].map((paid) => isSettled({ share: 100, paid }))).toEqual([true, false]);
  });

  it('[SP4] nothing eaten costs everybody the same', () => {
    expect(divideBill({ ...dong, total: 20_000, subtotals: [0, 0, 0] })).toEqual({
      shares: [6_600, 6_600, 6_600],
      remainder: 200,
    });
  });

  it('[SP2] shares and remainder are the bill, whole steps, and the remainder is less than a step a head', () => {
    const bill = fc.record({
      total: fc.nat(1_000_000_000_000),
      subtotals: fc.array(fc.nat(1_000_000_000), { minLength: 1, maxLength: 50 }),
      step: fc.constantFrom(1, 100),
      rule: fc.constantFrom('proportional' as const, 'equal-fees' as const),
    });
    fc.assert(
      fc.property(bill, (toSplit) => {
        const { shares, remainder } = divideBill(toSplit);
        expect(shares.reduce((sum, one) => sum + one, remainder)).toBe(toSplit.total);
        for (const share of shares) expect(share >= 0 && share % toSplit.step === 0).toBe(true);
        expect(remainder >= 0 && remainder < toSplit.step * shares.length).toBe(true);
      }),
      runs(500),
    );
  });
});
