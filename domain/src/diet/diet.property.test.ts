import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, SEED } from '../../test/seed.arbitrary.ts';
import { type DietFacts, MARKS } from './facts.ts';
import { ALLERGENS, allergenOf, byAllergen, KINDS, type Kind, type Substance } from './substances.ts';
import { judge, splitDietWish } from './wish.ts';

const SUBSTANCES: readonly Substance[] = [...ALLERGENS, ...(Object.keys(KINDS) as Kind[])];
const substances = fc.uniqueArray(fc.constantFrom(...SUBSTANCES), { maxLength: 6 });
const facts: fc.Arbitrary<DietFacts> = fc.record({
  allergens: fc.option(substances),
  mayContain: substances,
  marks: fc.uniqueArray(fc.constantFrom(...MARKS)),
  spice: fc.option(fc.integer({ min: 0, max: 3 })),
});
const wish = fc.record({
  without: fc.uniqueArray(fc.constantFrom(...ALLERGENS), { maxLength: 4 }),
  marks: fc.uniqueArray(fc.constantFrom(...MARKS), { maxLength: 2 }),
});

describe(`any dish and any wish (seed ${SEED})`, () => {
  it('[DI5] what suits never names what is avoided, and has stated its allergens', () => {
    fc.assert(
      fc.property(facts, wish, (said, wanted) => {
        if (judge(said, wanted) !== 'suits' || wanted.without.length === 0) return;
        expect(said.allergens).not.toBeNull();
        const named = [...(said.allergens ?? []), ...said.mayContain].map(allergenOf);
        expect(wanted.without.filter((allergen) => named.includes(allergen))).toEqual([]);
      }),
      runs(500),
    );
  });

  it('[DI5] naming one more allergen or wishing one thing more never lets a dish in', () => {
    fc.assert(
      fc.property(facts, wish, wish, fc.constantFrom(...SUBSTANCES), (said, wanted, more, substance) => {
        if (judge(said, wanted) === 'suits') return;
        const saysMore = { ...said, allergens: said.allergens && [...said.allergens, substance] };
        expect(judge(saysMore, wanted)).not.toBe('suits');
        const both = {
          without: [...wanted.without, ...more.without],
          marks: [...wanted.marks, ...more.marks],
        };
        expect(judge(said, both)).not.toBe('suits');
      }),
      runs(500),
    );
  });

  it('[DI2] every substance is told once, under an allergen it belongs to', () => {
    fc.assert(
      fc.property(substances, (codes) => {
        const told = byAllergen(codes);
        expect(told.map(({ allergen }) => allergen).sort()).toEqual(
          [...new Set(codes.map(allergenOf))].sort(),
        );
        const kinds = told.flatMap((named) => named.kinds);
        expect([...kinds].sort()).toEqual(codes.filter((code) => code in KINDS).sort());
      }),
      runs(300),
    );
  });

  it('[DI6] a wish is parted without loss', () => {
    fc.assert(
      fc.property(fc.array(facts, { maxLength: 5 }), wish, (dishes, wanted) => {
        const { answered, unanswered } = splitDietWish(dishes, wanted);
        expect([...answered.without, ...unanswered.without].sort()).toEqual([...wanted.without].sort());
        expect([...answered.marks, ...unanswered.marks].sort()).toEqual([...wanted.marks].sort());
      }),
      runs(300),
    );
  });
});
