import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, SEED } from '../../test/seed.arbitrary.ts';
import { reasonsFor, tells, toggleReason } from './reasons.ts';

describe('[RA7] a reason that is tapped', () => {
  it('fits the stars, four at least', () => {
    for (const how of ['delivered', 'collected', 'at-table'] as const) {
      expect(reasonsFor(5, how)).toEqual(reasonsFor(4, how));
      expect(reasonsFor(1, how)).toEqual(reasonsFor(3, how));
      expect(reasonsFor(3, how)).not.toEqual(reasonsFor(4, how));
      for (const score of [1, 5]) expect(reasonsFor(score, how).length).toBeGreaterThanOrEqual(4);
    }
  });

  it('speaks at a table neither of the way nor of the packing', () => {
    for (const reason of ['fast', 'packed_well', 'late', 'packed_badly'] as const) {
      const score = reason === 'late' || reason === 'packed_badly' ? 2 : 5;
      expect(reasonsFor(score, 'delivered')).toContain(reason);
      expect(reasonsFor(score, 'at-table')).not.toContain(reason);
    }
  });

  it('speaks of no way where the food was collected', () => {
    expect(reasonsFor(5, 'collected')).not.toContain('fast');
    expect(reasonsFor(2, 'collected')).not.toContain('late');
    expect(reasonsFor(2, 'collected')).toContain('packed_badly');
  });

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
