import { sellable } from '../menu/availability.ts';
import type { Dish } from '../menu/dish.ts';
import { isListed, type Place } from '../menu/listing.ts';
import type { Menu } from '../menu/menu.ts';
import type { WallTime } from '../time/moment.ts';
import { keywordOf, matches } from './keyword.ts';

/** [SE4] The dishes a query finds: on sale here and now, not sold out, no side dish, in a shown category. */
export function findDishes(menu: Menu, query: string, wall: WallTime, place: Place): Dish[] {
  const shown = new Set(menu.categories.filter((c) => c.shown && !c.sideDish).map((c) => c.id));
  return menu.dishes.filter(
    (dish) =>
      shown.has(dish.categoryId) &&
      !dish.sideDish &&
      sellable(dish) === 'ok' &&
      isListed(dish, wall, place) &&
      matches(keywordOf(dish.name), query),
  );
}
