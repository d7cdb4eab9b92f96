import type { StoreMenu } from './use-menu.ts';

/** Cut-outs of what the menu is proud of, none twice. The clock has no say: the page is the same for everybody. */
export function featuredCutouts({ menu }: StoreMenu, count: number): string[] {
  const named = [...menu.bestSellers.suggestions, ...menu.newDishes.suggestions];
  const dishes = [...named.map(({ id }) => menu.dishById.get(id)), ...menu.dishes];
  const drawn = dishes.flatMap((dish) =>
    dish?.picture.cutout && dish.picture.url ? [dish.picture.url] : [],
  );
  return [...new Set(drawn)].slice(0, count);
}
