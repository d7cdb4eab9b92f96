import type { CartLine } from '../cart/cart-line.ts';
import { AWAY, type Place } from '../menu/listing.ts';
import type { Menu } from '../menu/menu.ts';
import type { WallTime } from '../time/moment.ts';
import { offered, type Suggested } from './offered.ts';

/** [SU5] What is suggested beside a cart; nothing unless the list is active, and nothing for an empty cart. */
export function sideDishes(
  lines: readonly CartLine[],
  menu: Menu,
  wall: WallTime,
  place: Place = AWAY,
): Suggested[] {
  const { active, suggestions } = menu.sideDishes;
  return active && lines.length > 0 ? offered(suggestions, lines, menu, wall, place) : [];
}
