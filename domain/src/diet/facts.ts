import type { Substance } from './substances.ts';

/** Marks a restaurant vouches for; the words are those of schema.org's RestrictedDiet. */
export const MARKS = ['vegan', 'vegetarian', 'halal', 'kosher', 'gluten_free'] as const;
export type DietMark = (typeof MARKS)[number];

/** [DI1] A restaurant's statements about a dish. Nothing said is nothing known. */
export interface DietFacts {
  /** substances always in it; null = not stated, empty = none of the fourteen */
  readonly allergens: readonly Substance[] | null;
  /** substances that may be in it: by a choice the diner makes, or as traces */
  readonly mayContain: readonly Substance[];
  readonly marks: readonly DietMark[];
  /** 0 mild to 3 very hot; null = not stated */
  readonly spice: number | null;
}

export const NOTHING_SAID: DietFacts = { allergens: null, mayContain: [], marks: [], spice: null };

/** [DI6] Whether a restaurant says anything a diner could choose by; where it never does, nothing is shown of it. */
export function saysAnything({ allergens, mayContain, marks }: DietFacts): boolean {
  return allergens !== null || mayContain.length > 0 || marks.length > 0;
}

/** [DI3] A vegan dish is vegetarian, whether that is said or not. */
export function carries({ marks }: DietFacts, mark: DietMark): boolean {
  return marks.includes(mark) || (mark === 'vegetarian' && marks.includes('vegan'));
}

/** [DI3] The marks worth showing, in their order: beside "vegan" the word "vegetarian" says nothing more. */
export function shownMarks({ marks }: DietFacts): DietMark[] {
  return MARKS.filter((mark) => marks.includes(mark) && !(mark === 'vegetarian' && marks.includes('vegan')));
}
