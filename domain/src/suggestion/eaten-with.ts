import type { CartLine } from '../cart/cart-line.ts';
import { itemIdOf, quantityOf } from '../cart/change-cart.ts';
import { sellable } from '../menu/availability.ts';
import type { Combo } from '../menu/combo.ts';
import type { Dish, Suggestion } from '../menu/dish.ts';
import { AWAY, isComboListed, isListed, type Place } from '../menu/listing.ts';
import type { Menu } from '../menu/menu.ts';
import type { WallTime } from '../time/moment.ts';

/** A dish or combo as it is suggested. */
export type Suggested =
  | { readonly kind: 'dish'; readonly id: string; readonly dish: Dish }
  | { readonly kind: 'combo'; readonly id: string; readonly combo: Combo };

export interface EatenWith {
  /** the dish the suggestions go with */
  readonly dishId: string;
  readonly suggested: readonly Suggested[];
}

/** [SU1] [SU2] What is usually eaten with a line that just came into the cart; null when nothing is left to suggest. */
export function eatenWith(
  added: CartLine,
  lines: readonly CartLine[],
  menu: Menu,
  wall: WallTime,
  place: Place = AWAY,
): EatenWith | null {
  const { origin } = added;
  const dishId = origin?.suggestType === 'ORDER' ? origin.suggestBy : itemIdOf(added);
  const again = quantityOf(lines, itemIdOf(added)) > added.quantity;
  if (again || !menu.withDish.active) return null;
  const named = menu.withDish.entries.filter((entry) => entry.dishId === dishId);
  const known = new Set<string>([dishId]);
  const suggested = named
    .flatMap(({ suggestions }) => suggestions)
    .flatMap((one) => {
      const found = offered(one, menu, wall, place);
      if (!found || known.has(found.id) || quantityOf(lines, found.id) > 0) return [];
      known.add(found.id);
      return [found];
    });
  return suggested.length > 0 ? { dishId, suggested } : null;
}

function offered({ kind, id }: Suggestion, menu: Menu, wall: WallTime, place: Place): Suggested | null {
  if (kind === 'Item') {
    const dish = menu.dishById.get(id);
    const had = dish && isListed(dish, wall, place) && sellable(dish) === 'ok';
    return had ? { kind: 'dish', id, dish } : null;
  }
  const combo = menu.comboById.get(id);
  return combo && isComboListed(combo, wall, place) ? { kind: 'combo', id, combo } : null;
}
