import { isAvailable, sellable } from '../menu/availability.ts';
import type { Combo, ComboGroup, ComboPart } from '../menu/combo.ts';
import type { Dish } from '../menu/dish.ts';
import type { Menu } from '../menu/menu.ts';
import type { WallTime } from '../time/moment.ts';

/** A part of a combo with the dish it is. */
export interface OfferedPart {
  readonly part: ComboPart;
  readonly dish: Dish;
  readonly soldOut: boolean;
}

/** [CO1] The main dishes to choose from; virtual ones only complete a combo and are skipped. */
export function offeredMains(combo: Combo, menu: Menu, wall: WallTime): OfferedPart[] {
  return offered(combo.mains, menu, wall, false);
}

/** [CO5] The dishes of a group sold at this time; virtual ones only where nothing can be chosen anyway. */
export function offeredParts(group: ComboGroup, menu: Menu, wall: WallTime): OfferedPart[] {
  return offered(group.parts, menu, wall, group.fixed);
}

function offered(
  parts: readonly ComboPart[],
  menu: Menu,
  wall: WallTime,
  virtualToo: boolean,
): OfferedPart[] {
  return parts.flatMap((part) => {
    const dish = menu.dishById.get(part.dishId);
    if (dish === undefined || (part.virtual && !virtualToo) || !isAvailable(dish, wall)) return [];
    return [{ part, dish, soldOut: part.soldOut || sellable(dish) === 'sold-out' }];
  });
}
