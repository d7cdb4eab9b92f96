import { type DietMark, MARKS } from '@mam/domain/diet/facts.ts';
import { ALLERGENS, type Allergen } from '@mam/domain/diet/substances.ts';
import type { DietWish } from '@mam/domain/diet/wish.ts';
import { useMemo } from 'react';
import { type Persisted, persisted, usePersisted } from '../device/persisted.ts';

export type StoredDietWish = Persisted['wish'];

/** Reads stored codes; those this version does not know mean nothing. */
export function dietWish(said: StoredDietWish): DietWish {
  return {
    without: ALLERGENS.filter((allergen) => said.without.includes(allergen)),
    marks: MARKS.filter((mark) => said.marks.includes(mark)),
  };
}

/** This diner's wish, which holds on every visit. */
export function useWish(): DietWish {
  const said = usePersisted((state) => state.wish);
  return useMemo(() => dietWish(said), [said]);
}

const toggled = <T>(list: readonly T[], one: T): readonly T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

export function toggleWithout(allergen: Allergen): void {
  persisted.setState(({ wish }) => ({ wish: { ...wish, without: toggled<string>(wish.without, allergen) } }));
}

export function toggleMark(mark: DietMark): void {
  persisted.setState(({ wish }) => ({ wish: { ...wish, marks: toggled<string>(wish.marks, mark) } }));
}

export function forgetWish(): void {
  persisted.setState({ wish: { without: [], marks: [] } });
}
