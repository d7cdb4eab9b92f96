import { type BetterCombo, betterCombos } from '../combo/better-combos.ts';
import type { ComboSaving } from '../combo/combo-saving.ts';
import { AWAY, type ListingPlace } from '../menu/listing.ts';
import type { Menu } from '../menu/menu.ts';
import type { WallTime } from '../time/moment.ts';

/** More to choose from would be a menu of its own. */
const MOST = 3;

export interface SavingCombo extends BetterCombo {
  readonly saving: ComboSaving;
}

/** [SU3] The combos named before a dish opens: those that hold it, are on offer now and save for sure. */
export function comboFirst(
  menu: Menu,
  dishId: string,
  wall: WallTime,
  place: ListingPlace = AWAY,
): SavingCombo[] {
  return betterCombos(menu, dishId, wall, place)
    .filter((better): better is SavingCombo => better.saving !== null)
    .slice(0, MOST);
}
