import type { CartLine } from '../cart/cart-line.ts';
import { quantityOf } from '../cart/change-cart.ts';
import { sellable } from '../menu/availability.ts';
import type { Combo } from '../menu/combo.ts';
import type { Dish, Suggestion } from '../menu/dish.ts';
import { isComboListed, isListed, type ListingPlace } from '../menu/listing.ts';
import type { Menu } from '../menu/menu.ts';
import type { WallTime } from '../time/moment.ts';

/** A dish or combo as it is suggested. */
export type Suggested =
  | { readonly kind: 'dish'; readonly id: string; readonly dish: Dish }
  | { readonly kind: 'combo'; readonly id: string; readonly combo: Combo };

/** [SU1] [SU5] The part of a list to suggest: each once, in its order, on offer now, not sold out, not in the cart. */
export function offered(
  named: readonly Suggestion[],
  lines: readonly CartLine[],
  menu: Menu,
  wall: WallTime,
  place: ListingPlace,
): Suggested[] {
  const known = new Set<string>();
  return named.flatMap((one) => {
    const found = onOffer(one, menu, wall, place);
    if (!found || known.has(found.id) || quantityOf(lines, found.id) > 0) return [];
    known.add(found.id);
    return [found];
  });
}

function onOffer(
  { kind, id }: Suggestion,
  menu: Menu,
  wall: WallTime,
  place: ListingPlace,
): Suggested | null {
  if (kind === 'Item') {
    const dish = menu.dishById.get(id);
    const had = dish && isListed(dish, wall, place) && sellable(dish) === 'ok';
    return had ? { kind: 'dish', id, dish } : null;
  }
  const combo = menu.comboById.get(id);
  return combo && isComboListed(combo, wall, place) ? { kind: 'combo', id, combo } : null;
}
