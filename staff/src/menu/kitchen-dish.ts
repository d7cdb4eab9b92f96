import { findNames, nameIndex } from '@mam/domain/search/name-index.ts';
import type { Picture } from '@mam/ui/picture/dish-picture.tsx';

/** A dish as the sold-out list shows it. */
export interface KitchenDish {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly picture: Picture;
  readonly soldOut: boolean;
}

interface DishSection {
  readonly name: string;
  readonly dishes: readonly KitchenDish[];
}

/**
 * The dishes a query finds, accents or not, under their categories and in menu order: a dish that is switched keeps its
 * place. only: none but these.
 */
export function findDishSections(
  dishes: readonly KitchenDish[],
  query: string,
  only: ReadonlySet<string> | null,
): readonly DishSection[] {
  const sections = new Map<string, KitchenDish[]>();
  const hits = new Set(findNames(nameIndex(dishes.map((dish) => dish.name)), query).map(({ name }) => name));
  for (const [place, dish] of dishes.entries()) {
    if (!hits.has(place) || (only && !only.has(dish.id))) continue;
    const section = sections.get(dish.category);
    if (section) section.push(dish);
    else sections.set(dish.category, [dish]);
  }
  return [...sections].map(([name, found]) => ({ name, dishes: found }));
}

/** The ids of what is gone. */
export function soldOutIds(dishes: readonly KitchenDish[]): ReadonlySet<string> {
  return new Set(dishes.filter((dish) => dish.soldOut).map((dish) => dish.id));
}
