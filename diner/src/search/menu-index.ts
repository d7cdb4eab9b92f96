import { AWAY } from '@mam/domain/menu/listing.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import { type DishIndex, dishIndex, findDishes } from '@mam/domain/search/find-dishes.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';

const made = new WeakMap<Menu, DishIndex>();

/** The index of a menu, built once. */
export function menuIndex(menu: Menu): DishIndex {
  const known = made.get(menu);
  if (known) return known;
  const index = dishIndex(menu);
  made.set(menu, index);
  return index;
}

/** Builds the index while nobody waits, and searches once, so that the first key finds everything warm. */
export function prepareIndex(menu: Menu): void {
  const name = menu.dishes[0]?.name ?? 'a';
  findDishes(menuIndex(menu), name, wallTime(0, 'UTC'), AWAY);
}
