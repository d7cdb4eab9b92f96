import type { Menu } from '@mam/domain/menu/menu.ts';
import type { QuotedLine } from '@mam/domain/pricing/amounts.ts';
import type { Picture } from '@mam/ui/picture/dish-picture.tsx';

export interface RatedDish {
  readonly id: string;
  readonly name: string;
  readonly picture: Picture;
}

const PLAIN: Picture = { url: null, hue: 60, cutout: false };

/** Dishes and combos of an order that can be called good or not: each once, no presents. */
export function ratedDishes(lines: readonly QuotedLine[], menu: Menu | null): RatedDish[] {
  const dishes = new Map<string, RatedDish>();
  for (const { kind, itemId: id, name } of lines) {
    if (kind === 'gift' || id === '' || dishes.has(id)) continue;
    dishes.set(id, {
      id,
      name,
      picture: (menu?.dishById.get(id) ?? menu?.comboById.get(id))?.picture ?? PLAIN,
    });
  }
  return [...dishes.values()];
}
