import { describe, expect, it } from 'vitest';
import { STATUSES, statusGroup } from '../order/status.ts';
import { averageTenths, isSameRating, isScore, mayRate } from './rating.ts';

describe('rating an order', () => {
  it('[RA1] its buyer, once, when it is completed', () => {
    const order = { status: 'COMPLETED', rating: null, mine: true } as const;
    expect(mayRate(order)).toBe(true);
    expect(mayRate({ ...order, mine: false })).toBe(false);
    expect(mayRate({ ...order, rating: {} })).toBe(false);
    for (const status of [...STATUSES, null])
      expect(mayRate({ ...order, status })).toBe(statusGroup(status) === 'COMPLETED');
  });

  it('[RA2] one to five whole stars', () => {
    expect([1, 2, 3, 4, 5].every(isScore)).toBe(true);
    expect([0, 6, -1, 4.5, Number.NaN, Number.POSITIVE_INFINITY].some(isScore)).toBe(false);
  });

  it('[RA4] two are the same when stars, words and opinions are, in whatever order', () => {
    const [pho, bun] = [
      { itemId: 'PHO', liked: true },
      { itemId: 'BUN', liked: false },
    ];
    const one = { score: 4, feedback: 'Ngon.', dishes: [pho, bun] };
    expect(isSameRating(one, { ...one, dishes: [bun, pho] })).toBe(true);
    for (const change of [
      { score: 5 },
      { feedback: '' },
      { dishes: [pho] },
      { dishes: [pho, { ...bun, liked: true }] },
    ])
      expect(isSameRating(one, { ...one, ...change })).toBe(false);
    expect(isSameRating(one, { ...one, dishes: [pho, { itemId: 'MI', liked: false }] })).toBe(false);
  });

  it('[RA5] an average from five on, in tenths, halves up', () => {
    expect(averageTenths({ count: 0, stars: 0 })).toBeNull();
    expect(averageTenths({ count: 4, stars: 20 })).toBeNull();
    expect(averageTenths({ count: 5, stars: 25 })).toBe(50);
    expect(averageTenths({ count: 5, stars: 5 })).toBe(10);
    expect(averageTenths({ count: 20, stars: 87 })).toBe(44); // 4.35
    expect(averageTenths({ count: 7, stars: 30 })).toBe(43); // 4.2857
  });
});
