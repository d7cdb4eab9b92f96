import { closedGroup } from '../options/selection.ts';
import { sortableTime } from '../time/format-time.ts';
import type { WallTime } from '../time/moment.ts';
import { isSold } from '../time/sale-window.ts';
import type { Combo } from './combo.ts';
import type { Dish } from './dish.ts';
import type { Menu } from './menu.ts';

/** [ME1] [ME2] Whether something is sold at a wall time: its days and hours, for a combo also its dates, both inclusive. */
export function isAvailable(thing: Dish | Combo, wall: WallTime): boolean {
  if (!isSold(thing.window, wall)) return false;
  if (!('from' in thing)) return true;
  const now = sortableTime(wall);
  return (thing.from === null || thing.from <= now) && (thing.until === null || now <= thing.until);
}

/** [ME1] How much a menu of another time leaves out of what is sold now, and how much it has that is not. */
export function soldOtherwise(
  { dishes, combos }: Pick<Menu, 'dishes' | 'combos'>,
  then: WallTime,
  now: WallTime,
): { readonly hidden: number; readonly added: number } {
  const listed = [
    ...dishes.filter(({ virtual, sideDish }) => !virtual && !sideDish),
    ...combos.filter(({ active }) => active),
  ];
  const count = (sold: WallTime, unsold: WallTime) =>
    listed.filter((thing) => isAvailable(thing, sold) && !isAvailable(thing, unsold)).length;
  return { hidden: count(now, then), added: count(then, now) };
}

/** [ME8] [OP16] A dish is sold out when it says so, when every size of it is, or all of a group that must be met. */
export function sellable({ soldOut, variants, groups }: Dish): 'ok' | 'sold-out' {
  const noSizeLeft = variants.length > 0 && variants.every((variant) => variant.soldOut);
  const gone = soldOut || noSizeLeft || groups.some((group) => closedGroup(group) === 'SOLD_OUT');
  return gone ? 'sold-out' : 'ok';
}
