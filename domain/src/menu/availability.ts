import { sortableTime } from '../time/format-time.ts';
import type { WallTime } from '../time/moment.ts';
import { isSold } from '../time/sale-window.ts';
import type { Combo } from './combo.ts';
import type { Dish } from './dish.ts';

/** [ME1] [ME2] Whether something is sold at a wall time: its days and hours, for a combo also its dates, both inclusive. */
export function isAvailable(thing: Dish | Combo, wall: WallTime): boolean {
  if (!isSold(thing.window, wall)) return false;
  if (!('from' in thing)) return true;
  const now = sortableTime(wall);
  return (thing.from === null || thing.from <= now) && (thing.until === null || now <= thing.until);
}

/** [ME8] A dish is sold out when it says so or when every size of it is. */
export function sellable(dish: Dish): 'ok' | 'sold-out' {
  const noSizeLeft = dish.variants.length > 0 && dish.variants.every((variant) => variant.soldOut);
  return dish.soldOut || noSizeLeft ? 'sold-out' : 'ok';
}
