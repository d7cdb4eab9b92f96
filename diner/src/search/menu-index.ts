import { AWAY } from '@mam/domain/menu/listing.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import { type DishIndex, dishIndex, dishIndexing, findDishes } from '@mam/domain/search/find-dishes.ts';
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

/** Builds the index while nobody waits, in steps that hold up no finger. */
export async function prepareIndex(menu: Menu): Promise<void> {
  if (made.has(menu)) return;
  const steps = dishIndexing(menu);
  for (;;) {
    await whenIdle();
    const { done, value } = steps.next();
    if (!done) continue;
    if (!made.has(menu)) made.set(menu, value);
    return;
  }
}

/** Searches once before anybody does, so that the first key finds everything warm. */
export async function warmUp(index: DishIndex): Promise<void> {
  await whenIdle();
  findDishes(index, index.dishes[0]?.name ?? '', wallTime(0, 'UTC'), AWAY);
}
