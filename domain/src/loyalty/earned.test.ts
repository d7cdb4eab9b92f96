import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, SEED } from '../../test/seed.arbitrary.ts';
import { STATUSES } from '../order/status.ts';
import {
  type Correction,
  correctionTo,
  givenBack,
  hasEarned,
  paidForDishes,
  pointsByDishes,
  pointsFor,
  pointsLeft,
} from './earned.ts';

const TEN_THOUSAND = { unit: 10_000 };
const capture = (id: string, amount: number, more: object = {}) => ({
  id,
  amount,
  share: null,
  afterwards: false,
  ...more,
});
const refund = (captureId: string, amount: number, state: 'asked' | 'done' | 'failed' = 'done') => ({
  captureId,
  amount,
  state,
});

describe('what an order earns', () => {
  it('[LO3] a point for every 10.000đ of its dishes, in hundredths', () => {
    expect([0, 99, 100, 55_000, 127_000, 129_999].map((paid) => pointsFor(paid, TEN_THOUSAND))).toEqual([
      0, 0, 1, 550, 1_270, 1_299,
    ]);
    expect(pointsFor(-1, TEN_THOUSAND)).toBe(0);
    expect(pointsFor(Number.MAX_SAFE_INTEGER, { unit: 100 })).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('[LO3] of what is left after voucher and ordering together', () => {
    expect(paidForDishes({ afterVoucher: 90_000, together: 9_000 })).toBe(81_000);
  });

  it('[LO4] when it is completed, and paid before or on receipt', () => {
    const earning = STATUSES.filter((status) => hasEarned({ status, standing: 'paid' }));
    expect(earning).toEqual(['COMPLETED', 'COMPLETE']);
    const standings = ['unpaid', 'paid', 'collected', 'over'] as const;
    expect(standings.filter((standing) => hasEarned({ status: 'COMPLETED', standing }))).toEqual([
      'paid',
      'collected',
    ]);
  });

  it('[LO6] each by what their dishes cost', () => {
    expect(pointsByDishes(1_000, [30_000, 10_000, 0])).toEqual([750, 250, 0]);
    expect(pointsByDishes(100, [1, 1, 1])).toEqual([33, 33, 33]);
    expect(pointsByDishes(0, [0, 0])).toEqual([0, 0]);
  });

  it(`[LO6] nobody’s part is below 0 and together they are never more than all (seed ${SEED})`, () => {
    fc.assert(
      fc.property(fc.nat(1e12), fc.array(fc.nat(1e9), { minLength: 1, maxLength: 50 }), (points, dishes) => {
        const parts = pointsByDishes(points, dishes);
        const all = parts.reduce((sum, part) => sum + part, 0);
        expect(parts.every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(true);
        expect(all).toBeLessThanOrEqual(points);
        if (dishes.some((one) => one > 0)) expect(points - all).toBeLessThan(dishes.length);
      }),
      runs(300),
    );
  });
});

describe('what a refund takes back', () => {
  const paid = { standing: 'paid', total: 100_000 } as const;
  const left = (refunds: readonly ReturnType<typeof refund>[], captures = [capture('a', 100_000)]) =>
    pointsLeft(1_000, givenBack({ captures, refunds, shares: [] }, paid));

  it('[LO7] the same part, in one piece or in two', () => {
    expect(left([])).toBe(1_000);
    expect(left([refund('a', 30_000)])).toBe(700);
    expect(left([refund('a', 10_000), refund('a', 20_000)])).toBe(700);
    expect(left([refund('a', 100_000)])).toBe(0);
  });

  it('[LO7] nothing, when it came to nothing, or gave back what came twice', () => {
    expect(left([refund('a', 30_000, 'failed')])).toBe(1_000);
    const twice = [capture('a', 100_000), capture('b', 100_000, { afterwards: true })];
    expect(left([refund('b', 100_000)], twice)).toBe(1_000);
    expect(left([refund('b', 100_000), refund('a', 50_000)], twice)).toBe(500);
    const cash = { standing: 'collected', total: 100_000 } as const;
    const late = [capture('a', 100_000, { late: true, afterwards: true })];
    const gone = givenBack({ captures: late, refunds: [refund('a', 100_000)], shares: [] }, cash);
    expect(pointsLeft(1_000, gone)).toBe(1_000);
  });

  it('[LO7] all, when all came before a fee that the door takes; a part, when the rest was cash', () => {
    const money = { captures: [capture('a', 80_000)], refunds: [refund('a', 80_000)], shares: [] };
    expect(pointsLeft(1_000, givenBack(money, paid))).toBe(0);
    expect(pointsLeft(1_000, givenBack(money, { ...paid, standing: 'collected' }))).toBe(200);
  });

  it('[LO7] nothing of what came above a share', () => {
    const shares = [
      { code: 'S1', amount: 60_000 },
      { code: 'S2', amount: 40_000 },
    ];
    const captures = [capture('a', 70_000, { share: 'S1' }), capture('b', 40_000, { share: 'S2' })];
    const back = (refunds: readonly ReturnType<typeof refund>[]) =>
      givenBack({ captures, refunds, shares }, paid);
    expect(back([refund('a', 10_000)])).toEqual({ back: 0, of: 100_000 });
    expect(back([refund('a', 10_000), refund('b', 40_000)])).toEqual({ back: 40_000, of: 100_000 });
  });

  it('[LO7] as far as there are points; what is missing is noted, and evened out first', () => {
    const booked: Correction[] = [{ points: 1_000, missing: 0 }];
    expect(correctionTo(1_000, { booked, balance: 1_000 })).toBeNull();
    expect(correctionTo(700, { booked, balance: 1_000 })).toEqual({ points: -300, missing: 0 });
    const short = correctionTo(0, { booked, balance: 400 });
    expect(short).toEqual({ points: -400, missing: 600 });
    const after = [...booked, ...(short ? [short] : [])];
    // it was noted: asked again nothing more is taken, whatever there is now
    expect(correctionTo(0, { booked: after, balance: 9_000 })).toBeNull();
    expect(correctionTo(500, { booked: after, balance: 0 })).toEqual({ points: 0, missing: -500 });
    expect(correctionTo(1_000, { booked: after, balance: 0 })).toEqual({ points: 400, missing: -600 });
  });

  it(`[LO7] [LO8] whatever is given back and comes again, the end is the same and nobody is below 0 (seed ${SEED})`, () => {
    const step = fc.record({ wanted: fc.nat(1_000), elsewhere: fc.integer({ min: -500, max: 500 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const booked: Correction[] = [{ points: 1_000, missing: 0 }];
        let balance = 1_000;
        for (const { wanted, elsewhere } of steps) {
          balance = Math.max(0, balance + elsewhere);
          const correction = correctionTo(wanted, { booked, balance });
          if (!correction) continue;
          booked.push(correction);
          balance += correction.points;
          expect(balance).toBeGreaterThanOrEqual(0);
          const noted = booked.reduce((sum, { missing }) => sum + missing, 0);
          expect(noted).toBeGreaterThanOrEqual(0);
          expect(booked.reduce((sum, { points }) => sum + points, -noted)).toBe(wanted);
        }
      }),
      runs(300),
    );
  });
});
