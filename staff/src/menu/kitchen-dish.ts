import { keywordOf, matches } from '@mam/domain/search/keyword.ts';
import type { Picture } from '@mam/ui/dish-picture.tsx';

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

/** The dishes a query finds, accents or not, under their categories and in menu order. only: nothing but these. A dish that is switched keeps its place. */
export function sectionsOf(
  dishes: readonly KitchenDish[],
  query: string,
  only: ReadonlySet<string> | null,
): readonly DishSection[] {
  const sections = new Map<string, KitchenDish[]>();
  for (const dish of dishes) {
    if (only && !only.has(dish.id)) continue;
    if (!matches(keywordOf(dish.name), query)) continue;
    const section = sections.get(dish.category);
    if (section) section.push(dish);
    else sections.set(dish.category, [dish]);
  }
  return [...sections].map(([name, found]) => ({ name, dishes: found }));
}

/** The ids of what is gone. */
export function goneOf(dishes: readonly KitchenDish[]): ReadonlySet<string> {
  return new Set(dishes.filter((dish) => dish.soldOut).map((dish) => dish.id));
}
