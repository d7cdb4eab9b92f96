import { type DietMark, MARKS } from '@mam/domain/diet/facts.ts';
import { ALLERGENS, type Allergen } from '@mam/domain/diet/substances.ts';
import type { DietWish } from '@mam/domain/diet/wish.ts';
import { useMemo } from 'react';
import { type Kept, kept, useKept } from '../device/kept.ts';

export type SaidWish = Kept['wish'];

/** What was kept as codes; those this version does not know mean nothing. */
export function wishOf(said: SaidWish): DietWish {
  return {
    without: ALLERGENS.filter((allergen) => said.without.includes(allergen)),
    marks: MARKS.filter((mark) => said.marks.includes(mark)),
  };
}

/** What this diner wants left out or marked, on every visit. */
export function useWish(): DietWish {
  const said = useKept((state) => state.wish);
  return useMemo(() => wishOf(said), [said]);
}

const toggled = <T>(list: readonly T[], one: T): readonly T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

export function toggleWithout(allergen: Allergen): void {
  kept.setState(({ wish }) => ({ wish: { ...wish, without: toggled<string>(wish.without, allergen) } }));
}

export function toggleMark(mark: DietMark): void {
  kept.setState(({ wish }) => ({ wish: { ...wish, marks: toggled<string>(wish.marks, mark) } }));
}

export function forgetWish(): void {
  kept.setState({ wish: { without: [], marks: [] } });
}
