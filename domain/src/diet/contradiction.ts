import { carries, type DietFacts, type DietMark } from './facts.ts';
import { type Allergen, allergenOf } from './substances.ts';

const NOT_MEATLESS: readonly Allergen[] = ['crustaceans', 'fish', 'molluscs'];

/** Allergens among the fourteen that a mark rules out. */
const RULED_OUT: Readonly<Record<DietMark, readonly Allergen[]>> = {
  vegan: [...NOT_MEATLESS, 'eggs', 'milk'],
  vegetarian: NOT_MEATLESS,
  halal: [],
  kosher: ['crustaceans', 'molluscs'],
  gluten_free: ['gluten'],
};

/** [DI4] A mark and an allergen the same dish cannot both have; null when its facts agree. */
export function contradiction(facts: DietFacts): { mark: DietMark; allergen: Allergen } | null {
  const contained = new Set((facts.allergens ?? []).map(allergenOf));
  for (const mark of Object.keys(RULED_OUT) as DietMark[]) {
    const allergen = carries(facts, mark) && RULED_OUT[mark].find((one) => contained.has(one));
    if (allergen) return { mark, allergen };
  }
  return null;
}
