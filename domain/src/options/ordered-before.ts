import type { WallTime } from '../time/moment.ts';
import type { Choosable } from './choosable.ts';
import { checkSelection, needsChoice, type Selection } from './selection.ts';

/** A dish or combo this diner has ordered of a brand, a dish with its choices of then. */
export interface OrderedThing extends Selection {
  readonly brand: string;
  readonly id: string;
}

/** [OP14] [SU6] The thing with this id as it was ordered before; null = never. */
export function orderedBefore(
  ordered: readonly OrderedThing[],
  brand: string,
  id: string,
): OrderedThing | null {
  return ordered.find((thing) => thing.brand === brand && thing.id === id) ?? null;
}

/** [OP14] The choices of last time, where the dish can be ordered with them now; null = it cannot, or there are none. */
export function choicesAgain(dish: Choosable, last: Selection | null, wall: WallTime): Selection | null {
  if (last === null || !needsChoice(dish)) return null;
  const { variantId, options } = last;
  return checkSelection(dish, variantId, options, wall) === null ? { variantId, options } : null;
}
