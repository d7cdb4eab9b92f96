import { AWAY } from '@mam/domain/menu/listing.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import { type DishIndex, dishIndex, findDishes } from '@mam/domain/search/find-dishes.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { whenIdle } from '../device/idle.ts';

const made = new WeakMap<Menu, DishIndex>();

/** The index of a menu, built once. */
export function menuIndex(menu: Menu): DishIndex {
  const known = made.get(menu);
  if (known) return known;
  const index = dishIndex(menu);
  made.set(menu, index);
  return index;
}

/** Builds the index while nobody waits, then searches once, so that the first key finds everything warm. */
export async function prepareIndex(menu: Menu): Promise<void> {
  const index = menuIndex(menu);
  await whenIdle(); // two short tasks instead of a long one
  findDishes(index, menu.dishes[0]?.name ?? '', wallTime(0, 'UTC'), AWAY);
}
