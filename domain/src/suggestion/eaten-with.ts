import type { CartLine } from '../cart/cart-line.ts';
import { itemIdOf, quantityOf } from '../cart/change-cart.ts';
import { AWAY, type ListingPlace } from '../menu/listing.ts';
import type { Menu } from '../menu/menu.ts';
import type { WallTime } from '../time/moment.ts';
import { offered, type Suggested } from './offered.ts';

export interface EatenWith {
  /** the dish the suggestions go with */
  readonly dishId: string;
  readonly suggested: readonly Suggested[];
}

/** [SU1] [SU2] Things usually eaten with a line that just came into the cart; null when nothing is left to suggest. */
export function eatenWith(
  added: CartLine,
  lines: readonly CartLine[],
  menu: Menu,
  wall: WallTime,
  place: ListingPlace = AWAY,
): EatenWith | null {
  const { origin } = added;
  const dishId = origin?.suggestType === 'ORDER' ? origin.suggestBy : itemIdOf(added);
  const again = quantityOf(lines, itemIdOf(added)) > added.quantity;
  if (again || !menu.withDish.active) return null;
  const named = menu.withDish.entries
    .filter((entry) => entry.dishId === dishId)
    .flatMap(({ suggestions }) => suggestions);
  const suggested = offered(named, lines, menu, wall, place).filter(({ id }) => id !== dishId);
  return suggested.length > 0 ? { dishId, suggested } : null;
}
