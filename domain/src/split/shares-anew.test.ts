import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, SEED } from '../../test/seed.arbitrary.ts';
import { DONG } from '../money/currency.ts';
import type { SplitRule } from '../order/placed-order.ts';
import { fixedShares, redivideShares, splitStep } from './shares.ts';

const step = splitStep(DONG);
const anyRule: fc.Arbitrary<SplitRule> = fc.constantFrom('proportional', 'equal-fees');
const eaten = fc.integer({ min: 0, max: 2_000_000 });

describe(`shares of an order that goes on without some (seed ${SEED})`, () => {
  it('[SP9] the example: 250.000 of three becomes 210.000 of two, and the owner pays what delivery is dearer by', () => {
    const before = fixedShares({
      total: 250_000,
      subtotals: [100_000, 60_000, 40_000],
      step,
      rule: 'proportional',
    });
    expect(before).toEqual([125_000, 75_000, 50_000]);
    const without = { total: 210_000, subtotals: [100_000, 60_000], step, rule: 'proportional' } as const;
    expect(redivideShares(without, [125_000, 75_000])).toEqual([135_000, 75_000]);
  });

  it('[SP9] what falls, falls for members too', () => {
    const without = { total: 110_000, subtotals: [50_000, 50_000], step, rule: 'equal-fees' } as const;
    expect(redivideShares(without, [65_000, 65_000])).toEqual([55_000, 55_000]);
  });

  it('[SP9] they are the bill, no share that was paid rises, and nobody pays less than nothing', () => {
    const question = fc.record({
      owner: eaten,
      members: fc.array(fc.record({ dishes: eaten, stays: fc.boolean() }), { minLength: 1, maxLength: 12 }),
      fees: fc.nat(500_000),
      feesLater: fc.nat(500_000),
      rule: anyRule,
    });
    fc.assert(
      fc.property(question, ({ owner, members, fees, feesLater, rule }) => {
        const bill = (dishes: readonly number[], fees: number) => ({
          total: dishes.reduce((sum, one) => sum + one, fees),
          subtotals: dishes,
          step,
          rule,
        });
        const before = fixedShares(bill([owner, ...members.map(({ dishes }) => dishes)], fees));
        const stays = [true, ...members.map(({ stays }) => stays)];
        const kept = before.filter((_, at) => stays[at]);
        const later = bill(
          [owner, ...members.filter(({ stays }) => stays).map(({ dishes }) => dishes)],
          feesLater,
        );
        const anew = redivideShares(later, kept);
        expect(anew.reduce((sum, one) => sum + one, 0)).toBe(later.total);
        for (const [at, share] of anew.entries()) {
          expect(share).toBeGreaterThanOrEqual(0);
          if (at > 0) expect(share).toBeLessThanOrEqual(kept[at] ?? 0);
        }
      }),
      runs(300),
    );
  });
});
