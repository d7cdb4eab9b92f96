import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCampaign } from '../../test/any-cart.arbitrary.ts';
import { runs, SEED } from '../../test/seed.arbitrary.ts';
import { checkVoucher } from './check.ts';

describe(`any voucher (seed ${SEED})`, () => {
  it('[VO2] a voucher is usable exactly when no other answer fits', () => {
    const tried = fc.record({
      storeId: fc.integer({ min: 1, max: 2 }),
      now: fc.integer({ min: 0, max: 3 }),
      uses: fc.integer({ min: 0, max: 2 }),
      usesOfDiner: fc.integer({ min: 0, max: 2 }),
      itemTotal: fc.integer({ min: 0, max: 3 }),
      dishIds: fc.constantFrom([], ['d1']),
    });
    fc.assert(
      fc.property(anyCampaign, tried, (campaign, t) => {
        const limited = {
          ...campaign,
          from: 1,
          until: 2,
          storeIds: [1],
          minimum: 2,
          useLimit: 2,
          perDiner: 1,
        };
        const fits = limited.benefit.kind !== 'line-price' || t.dishIds.length > 0;
        const inTime = t.storeId === 1 && t.now >= 1 && t.now <= 2;
        const usable = inTime && t.uses < 2 && t.usesOfDiner < 1 && t.itemTotal >= 2 && fits;
        expect(checkVoucher(limited, t) === 4).toBe(usable);
      }),
      runs(500),
    );
  });
});
