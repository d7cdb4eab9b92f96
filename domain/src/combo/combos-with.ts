import type { Combo, ComboPart } from '../menu/combo.ts';
import { AWAY, type ListingPlace, listedCombos } from '../menu/listing.ts';
import type { Menu } from '../menu/menu.ts';
import type { WallTime } from '../time/moment.ts';

/** [CO8] The combos on offer now that a dish can be part of, as main dish or in a group. */
export function combosWith(menu: Menu, dishId: string, wall: WallTime, place: ListingPlace = AWAY): Combo[] {
  const holds = (part: ComboPart): boolean => part.dishId === dishId && !part.virtual;
  return listedCombos(menu, wall, place).filter(
    (combo) => combo.mains.some(holds) || combo.groups.some((group) => group.parts.some(holds)),
  );
}
