import type { CartLine } from '../cart/cart-line.ts';
import { itemIdOf } from '../cart/change-cart.ts';
import type { Combo } from '../menu/combo.ts';
import type { Menu } from '../menu/menu.ts';

/** [SU4] A line with its origin as far as the menu bears it out; where the line came from otherwise stays. */
export function withTrueOrigin<Line extends CartLine>(line: Line, menu: Menu): Line {
  const { origin } = line;
  if (origin === null || (origin.suggestType === '' && origin.suggestBy === '')) return line;
  const borneOut =
    origin.suggestType === 'ORDER'
      ? isEatenWith(itemIdOf(line), origin.suggestBy, menu)
      : origin.suggestType === 'COMBO' && holds(menu.comboById.get(itemIdOf(line)), origin.suggestBy);
  return borneOut ? line : { ...line, origin: { ...origin, suggestType: '', suggestBy: '' } };
}

function isEatenWith(id: string, dishId: string, { withDish }: Menu): boolean {
  return withDish.entries.some(
    (entry) => entry.dishId === dishId && entry.suggestions.some((suggestion) => suggestion.id === id),
  );
}

function holds(combo: Combo | undefined, dishId: string): boolean {
  if (!combo) return false;
  const parts = [...combo.mains, ...combo.groups.flatMap((group) => group.parts)];
  return parts.some((part) => part.dishId === dishId);
}
