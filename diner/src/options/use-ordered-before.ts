import type { Dish } from '@mam/domain/menu/dish.ts';
import { type OrderedThing, orderedBefore } from '@mam/domain/options/ordered-before.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { usePersisted } from '../device/persisted.ts';

/** [OP14] How this diner ordered the dish last; null = never. */
export function useOrderedBefore(
  { brand }: Pick<Store, 'brand'>,
  { id }: Pick<Dish, 'id'>,
): OrderedThing | null {
  return usePersisted(({ ordered }) => orderedBefore(ordered, brand, id));
}
