import type { StaffDish } from '@mam/contract/staff/sold-out.schema.ts';
import type { Dish } from '@mam/domain/menu/dish.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';

function staffDish(dish: Dish, category: string): StaffDish {
  const { url, hue, cutout } = dish.picture;
  return { id: dish.id, name: dish.name, category, picture: { url, hue, cutout }, sold_out: dish.soldOut };
}

const bySort = <T extends { readonly sort: number }>(list: readonly T[]) =>
  [...list].sort((a, b) => a.sort - b.sort);

/** Every dish a cook can sell out, category by category; then what only exists inside combos. */
export function staffMenu(menu: Menu): StaffDish[] {
  const dishesOf = Map.groupBy(bySort(menu.dishes), ({ categoryId }) => categoryId);
  const listed = bySort(menu.categories).flatMap(({ id, name }) =>
    (dishesOf.get(id) ?? []).map((dish) => staffDish(dish, name)),
  );
  const shown = new Set(listed.map((card) => card.id));
  const inCombosOnly = [...menu.dishById.values()].filter((dish) => !shown.has(dish.id));
  return [...listed, ...inCombosOnly.map((dish) => staffDish(dish, ''))];
}
