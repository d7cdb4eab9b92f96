import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, SEED } from '../../test/seed.arbitrary.ts';
import type { Settlement } from './arrival.ts';
import { arrivalAt, type Payable } from './payable.ts';

const payable = (change: Partial<Payable> & { readonly missing: number }): Payable => ({
  of: 'order',
  standing: 'unpaid',
  leftOut: false,
  wanted: Math.max(0, change.missing),
  atDoor: 0,
  ...change,
});
const meaning = (of: Payable, amount: number) => arrivalAt(of, amount).arrival;

describe('money for an order', () => {
  const waiting = payable({ missing: 65_000 });

  it('[PA14] exact settles, less or more waits for a person', () => {
    expect([64_999, 65_000, 65_001].map((amount) => meaning(waiting, amount))).toEqual([
      'under',
      'settles',
      'over',
    ]);
  });

  it('[PA14] a second payment brings the rest, or too much, also where too much is there already', () => {
    expect(meaning(payable({ missing: 15_000 }), 15_000)).toBe('settles');
    expect(meaning(payable({ missing: 15_000 }), 65_000)).toBe('over');
    expect(meaning(payable({ missing: -1 }), 1)).toBe('over');
  });

  it('[PA14] [PA28] once it is paid it is double, once it has ended or was collected late, whatever the amount', () => {
    for (const amount of [1, 65_000, 90_000]) {
      expect(meaning(payable({ standing: 'paid', missing: 0 }), amount)).toBe('double');
      expect(meaning({ ...waiting, standing: 'over' }, amount)).toBe('late');
      expect(meaning({ ...waiting, standing: 'collected' }, amount)).toBe('late');
    }
  });

  it('[PA25] what the door would still take is the fee, more of it is double', () => {
    const paid = payable({ standing: 'paid', missing: 20_000, atDoor: 20_000 });
    expect([1, 20_000, 20_001].map((amount) => meaning(paid, amount))).toEqual(['fee', 'fee', 'double']);
  });
});

describe('money for a share of an order', () => {
  const share = payable({ of: 'order-share', missing: 100 });

  it('[PA47] pays it alone, in parts or at once', () => {
    expect([99, 100, 101].map((amount) => meaning(share, amount))).toEqual(['under', 'settles', 'over']);
    expect(meaning({ ...share, missing: 0, wanted: 0 }, 100)).toBe('double');
  });

  it('[PA47] of an order that is paid it is double, or its fee where the share was not there', () => {
    expect(meaning({ ...share, standing: 'paid' }, 100)).toBe('double');
    expect(meaning({ ...share, standing: 'paid', atDoor: 100 }, 100)).toBe('fee');
    expect(meaning({ ...share, standing: 'paid', missing: 0, wanted: 0, atDoor: 100 }, 100)).toBe('double');
  });

  it('[PA53] of somebody left out it is late, whether the rest has been paid or not', () => {
    const leftOut = { ...share, missing: 0, wanted: 0, leftOut: true };
    expect(meaning(leftOut, 100)).toBe('late');
    expect(meaning({ ...leftOut, standing: 'paid', atDoor: 100 }, 100)).toBe('late');
  });
});

it(`[PA14] [PA47] [PA58] never counts more than is wanted, nor than came; only what is whole settles (seed ${SEED})`, () => {
  const amounts = fc.integer({ min: 0, max: 500 });
  fc.assert(
    fc.property(
      fc.constantFrom<Payable['of']>('order', 'order-share', 'bill-share'),
      fc.constantFrom<Settlement>('unpaid', 'paid', 'collected', 'over'),
      fc.record({ missing: amounts, kept: amounts, atDoor: amounts }),
      fc.integer({ min: 1, max: 600 }),
      fc.boolean(),
      (of, standing, { missing, kept, atDoor }, amount, leftOut) => {
        const wanted = Math.min(missing, kept);
        const { arrival, counted } = arrivalAt({ of, standing, leftOut, missing, wanted, atDoor }, amount);
        expect(counted).toBeLessThanOrEqual(amount);
        if (arrival !== 'fee') expect(counted).toBeLessThanOrEqual(wanted);
        expect(arrival === 'settles').toBe(
          standing === 'unpaid' && !leftOut && counted === amount && amount === missing,
        );
        if (arrival === 'late' || arrival === 'double') expect(counted).toBe(0);
      },
    ),
    runs(500),
  );
});
