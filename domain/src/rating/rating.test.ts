import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, SEED } from '../../test/seed.arbitrary.ts';
import { STATUSES, statusGroup } from '../order/status.ts';
import { averageTenths, isSameRating, isScore, mayRate, reasonsFor, tells, toggleReason } from './rating.ts';

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

  it('[RA7] reasons fit the stars, four at least', () => {
    expect(reasonsFor(5)).toEqual(reasonsFor(4));
    expect(reasonsFor(1)).toEqual(reasonsFor(3));
    expect(reasonsFor(3)).not.toEqual(reasonsFor(4));
    for (const score of [1, 5]) expect(reasonsFor(score).length).toBeGreaterThanOrEqual(4);
  });
});

describe('[RA7] a reason that is tapped', () => {
  it('comes as a sentence and goes again, and what was typed stays', () => {
    const typed = 'Nước phở để riêng thì ngon hơn ạ.';
    const told = toggleReason(toggleReason('', 'Giao trễ'), 'Món nguội');
    expect(told).toBe('Giao trễ. Món nguội.');
    const more = `${told} ${typed}`;
    expect(toggleReason(more, 'Giao trễ')).toBe(`Món nguội. ${typed}`);
    expect(toggleReason(more, 'Món nguội')).toBe(`Giao trễ. ${typed}`);
    expect(toggleReason(typed, 'Giao trễ')).toBe(`${typed} Giao trễ.`);
  });

  it('is not found at the end of another sentence', () => {
    expect(tells('Không phải giao trễ.', 'trễ')).toBe(true);
    expect(tells('Xgiao trễ.', 'giao trễ')).toBe(false);
  });

  it(`changes nothing when it is tapped twice (seed ${SEED})`, () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', ' ', '.', 'Giao trễ.', '\n')), (parts) => {
        const text = parts.join('').trim();
        fc.pre(!tells(text, 'Món nguội'));
        expect(toggleReason(toggleReason(text, 'Món nguội'), 'Món nguội')).toBe(text);
      }),
      runs(300),
    );
  });
});
