import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, SEED } from '../../test/seed.arbitrary.ts';
import { formatMoney } from './format-money.ts';
import { applyRate, divideHalfUp } from './round.ts';

const anyAmount = fc.integer({ min: -9_000_000_000_000, max: 9_000_000_000_000 });

describe(`any amount (seed ${SEED})`, () => {
  it('[MO3] the rounded quotient is the nearest whole number, the upper one of two', () => {
    fc.assert(
      fc.property(anyAmount, fc.integer({ min: 1, max: 1_000_000 }), (n, d) => {
        const twiceOff = 2n * (BigInt(divideHalfUp(n, d)) * BigInt(d) - BigInt(n));
        expect(twiceOff <= BigInt(d) && twiceOff > -BigInt(d)).toBe(true);
        expect(divideHalfUp(BigInt(n), d)).toBe(divideHalfUp(n, d));
      }),
      runs(500),
    );
  });

  it('[MO4] a part and the rest are the whole, to one unit', () => {
    fc.assert(
      fc.property(anyAmount.map(Math.abs), fc.integer({ min: 0, max: 10_000 }), (amount, rate) => {
        const sum = applyRate(amount, rate) + applyRate(amount, 10_000 - rate);
        expect([amount, amount + 1]).toContain(sum);
      }),
      runs(500),
    );
  });

  it('[MO1] a written amount can be read back', () => {
    const anyCurrency = fc.record({
      symbol: fc.constantFrom('đ', '€', '$'),
      side: fc.constantFrom('left' as const, 'right' as const),
      spaced: fc.boolean(),
      decimals: fc.integer({ min: 0, max: 3 }),
      groupSeparator: fc.constantFrom('.', ',', ' ', ''),
    });
    fc.assert(
      fc.property(anyAmount, anyCurrency, (amount, currency) => {
        const text = formatMoney(amount, currency);
        const digits = Number(text.replace(/\D/g, ''));
        expect(text.startsWith('−') ? -digits : digits).toBe(amount === 0 ? 0 : amount);
      }),
      runs(500),
    );
  });
});
