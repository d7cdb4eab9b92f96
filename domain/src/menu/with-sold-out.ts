import type { Dish } from './dish.ts';
import type { Menu } from './menu.ts';

/** [ME8] The same menu with these dishes marked as sold out and no others; what exists only inside combos is a dish too. */
export function withSoldOut(menu: Menu, soldOut: ReadonlySet<string>): Menu {
  const marked = (dish: Dish): Dish => {
    const gone = soldOut.has(dish.id);
    return dish.soldOut === gone ? dish : { ...dish, soldOut: gone };
  };
  const dishById = new Map([...menu.dishById].map(([id, dish]) => [id, marked(dish)]));
  return { ...menu, dishById, dishes: menu.dishes.map((dish) => dishById.get(dish.id) ?? marked(dish)) };
}
