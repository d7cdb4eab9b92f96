import { carries, type DietFacts, type DietMark, MARKS } from './facts.ts';
import { type Allergen, allergenOf, byAllergen } from './substances.ts';

/** A diner's wish: no dish with these allergens, only dishes with these marks. */
export interface DietWish {
  readonly without: readonly Allergen[];
  readonly marks: readonly DietMark[];
}

export const NO_WISH: DietWish = { without: [], marks: [] };

export const hasDietWish = ({ without, marks }: DietWish): boolean => without.length > 0 || marks.length > 0;

/** [DI5] suits = the restaurant says so; not-stated = it does not say enough to be sure. */
export type Judgement = 'suits' | 'does-not' | 'not-stated';

/** [DI5] Whether a dish is what a diner wants, by what the restaurant says and nothing else. */
export function judge(facts: DietFacts, wish: DietWish): Judgement {
  if (!wish.marks.every((mark) => carries(facts, mark))) return 'does-not';
  if (wish.without.length === 0) return 'suits';
  const named = [...(facts.allergens ?? []), ...facts.mayContain].map(allergenOf);
  if (named.some((allergen) => allergen !== null && wish.without.includes(allergen))) return 'does-not';
  return facts.allergens === null || named.includes(null) ? 'not-stated' : 'suits';
}

/** A wish as far as a menu can answer it. */
export interface DietWishCoverage {
  readonly answered: DietWish;
  /** the part no dish of the menu says anything about: nothing can be hidden by it, and the page has to say so */
  readonly unanswered: DietWish;
}

/** [DI6] Parts a wish: allergens count when any dish states its own, a mark when any dish carries it. */
export function splitDietWish(dishes: readonly DietFacts[], wish: DietWish): DietWishCoverage {
  const stated = dishes.some(({ allergens }) => allergens !== null);
  const known = (mark: DietMark) => dishes.some((facts) => carries(facts, mark));
  return {
    answered: { without: stated ? wish.without : [], marks: wish.marks.filter(known) },
    unanswered: { without: stated ? [] : wish.without, marks: wish.marks.filter((mark) => !known(mark)) },
  };
}

/** [DI6] The wishes a menu can answer: the allergens it names, if it states any, and the marks it uses. */
export function wishable(dishes: readonly DietFacts[]): DietWish {
  const named = dishes.flatMap(({ allergens, mayContain }) => [...(allergens ?? []), ...mayContain]);
  const stated = dishes.some(({ allergens }) => allergens !== null);
  return {
    without: stated ? byAllergen(named).map(({ allergen }) => allergen) : [],
    marks: MARKS.filter((mark) => dishes.some((facts) => carries(facts, mark))),
  };
}
