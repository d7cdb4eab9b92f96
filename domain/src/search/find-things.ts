import { sellable } from '../menu/availability.ts';
import type { Dish } from '../menu/dish.ts';
import { isListed, type Place } from '../menu/listing.ts';
import type { Menu } from '../menu/menu.ts';
import type { WallTime } from '../time/moment.ts';
import type { NameIndex } from './name-answers.ts';
import { allSteps, findNames, nameIndexing } from './name-index.ts';

/** The dishes of a menu that can ever be found, ready to be searched. Built once per menu. */
export interface DishIndex {
  readonly dishes: readonly Dish[];
  readonly names: NameIndex;
}

export interface FoundDish {
  readonly dish: Dish;
  /** found only because a slip was forgiven [SE7] */
  readonly near: boolean;
}

/** [SE4] Found are dishes of shown categories, no side dishes, not sold out; made ready in small steps. */
export function* dishIndexing(menu: Menu): Generator<void, DishIndex> {
  const shown = new Set(menu.categories.filter((c) => c.shown && !c.sideDish).map((c) => c.id));
  const dishes = menu.dishes.filter(
    (dish) => shown.has(dish.categoryId) && !dish.sideDish && sellable(dish) === 'ok',
  );
  return { dishes, names: yield* nameIndexing(dishes.map(({ name }) => name)) };
}

/** [SE4] The same at once. */
export function dishIndex(menu: Menu): DishIndex {
  return allSteps(dishIndexing(menu));
}

/** [SE4] [SE8] The dishes a query finds among what is sold here and now, the most likely first. */
export function findDishes(
  { dishes, names }: DishIndex,
  query: string,
  wall: WallTime,
  place: Place,
): FoundDish[] {
  return findNames(names, query).flatMap(({ name, near }) => {
    const dish = dishes[name];
    return dish && isListed(dish, wall, place) ? [{ dish, near }] : [];
  });
}
