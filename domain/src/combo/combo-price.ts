import type { Combo, ComboGroup } from '../menu/combo.ts';
import type { Menu } from '../menu/menu.ts';
import type { Minor } from '../money/currency.ts';
import { dishUnitPrice, optionsPrice } from '../options/unit-price.ts';
import type { ChosenPart } from './chosen-part.ts';
import type { ComboChoice } from './selection.ts';

/** [CO6] [CO7] One combo with its choices: its price, what the main dish adds and what every chosen part adds; a gift is 0. */
export function comboUnitPrice(combo: Combo, menu: Menu, { main, parts }: ComboChoice): Minor {
  if (combo.gift) return 0;
  let sum = combo.price + mainPrice(combo, menu, main);
  for (const chosen of parts) {
    const group = combo.groups.find(({ id }) => id === chosen.groupId);
    if (group) sum += partPrice(group, menu, chosen) * chosen.quantity;
  }
  return sum;
}

/** [CO6] The price the main dish adds, its options included; its size adds nothing. */
function mainPrice(combo: Combo, menu: Menu, main: ComboChoice['main']): Minor {
  const named = main && combo.mains.find(({ dishId, virtual }) => dishId === main.dishId && !virtual);
  const dish = named && menu.dishById.get(named.dishId);
  return (named?.addPrice ?? 0) + (main && dish ? optionsPrice(dish, main.options) : 0);
}

/**
 * [CO6] One unit of a chosen part adds nothing in a free group, the menu price where the group says so, else the extra
 * prices of its part, group and options.
 */
export function partPrice(group: ComboGroup, menu: Menu, chosen: ChosenPart): Minor {
  const dish = menu.dishById.get(chosen.dishId);
  if (group.free || dish === undefined) return 0;
  if (group.priceByMenu) return dishUnitPrice(dish, chosen.variantId, chosen.options).charged;
  const part = group.parts.find(({ dishId }) => dishId === chosen.dishId);
  return group.addPrice + (part?.addPrice ?? 0) + optionsPrice(dish, chosen.options);
}
