import type { CartLine } from '../cart/cart-line.ts';
import { AWAY, type ListingPlace } from '../menu/listing.ts';
import type { Menu } from '../menu/menu.ts';
import type { WallTime } from '../time/moment.ts';
import { offered, type Suggested } from './offered.ts';

/** [SU5] Suggestions beside a cart; none unless the list is active, and none for an empty cart. */
export function sideDishes(
  lines: readonly CartLine[],
  menu: Menu,
  wall: WallTime,
  place: ListingPlace = AWAY,
): Suggested[] {
  const { active, suggestions } = menu.sideDishes;
  return active && lines.length > 0 ? offered(suggestions, lines, menu, wall, place) : [];
}
