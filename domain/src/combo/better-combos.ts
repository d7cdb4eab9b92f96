import type { Combo } from '../menu/combo.ts';
import { AWAY, type ListingPlace } from '../menu/listing.ts';
import type { Menu } from '../menu/menu.ts';
import type { WallTime } from '../time/moment.ts';
import { type ComboSaving, comboSaving } from './combo-saving.ts';
import { combosWith } from './combos-with.ts';

/** A combo that holds a dish, with what it surely saves; null = nothing that is sure. */
export interface BetterCombo {
  readonly combo: Combo;
  readonly saving: ComboSaving | null;
}

/** [CO10] The combos a dish can be had in now, the one that saves most first. */
export function betterCombos(
  menu: Menu,
  dishId: string,
  wall: WallTime,
  place: ListingPlace = AWAY,
): BetterCombo[] {
  return combosWith(menu, dishId, wall, place)
    .map((combo) => ({ combo, saving: combo.gift ? null : comboSaving(combo, menu) }))
    .sort((a, b) => (b.saving?.least ?? 0) - (a.saving?.least ?? 0));
}
