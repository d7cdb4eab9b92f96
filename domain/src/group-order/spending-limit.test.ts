import { describe, expect, it } from 'vitest';
import { statusAfterCart } from './session.ts';
import { overLimit } from './spending-limit.ts';

const over = (amount: number, change: Partial<Parameters<typeof overLimit>[0]> = {}) =>
  overLimit({ amount, limit: 100_000, passed: 0, isOwner: false, ...change });

describe('a limit for each', () => {
  it('[GO22] is measured to the đồng, and binds neither the owner nor whom they let pass', () => {
    expect([over(99_999), over(100_000), over(100_001), over(150_000)]).toEqual([0, 0, 1, 50_000]);
    expect(over(150_000, { limit: null })).toBe(0);
    expect(over(150_000, { isOwner: true })).toBe(0);
    // up to the amount the owner saw; beyond it the limit holds again
    expect([over(150_000, { passed: 150_000 }), over(150_001, { passed: 150_000 })]).toEqual([0, 50_001]);
  });

  it('[GO22] who is over it may choose on, but is not done', () => {
    const stored = (status: 1 | 2, wanted: 1 | 2) =>
      statusAfterCart(
        'member',
        { status, isBanned: false },
        { wanted, empty: false, changes: false, over: true },
      );
    expect(stored(1, 1)).toEqual({ status: 1 });
    expect(stored(1, 2)).toEqual({ refused: 'GROUP_ORDER_OVER_LIMIT' });
    // a price that rose after they were done is not their doing
    expect(stored(2, 2)).toEqual({ status: 2 });
  });
});
