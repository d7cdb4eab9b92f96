import { sellable } from '../menu/availability.ts';
import type { Combo, ComboGroup, ComboPart } from '../menu/combo.ts';
import type { Menu } from '../menu/menu.ts';
import type { Minor } from '../money/currency.ts';
import { neededOptions, startingPrice } from '../options/starting-price.ts';
import { pools } from './combo-saving.ts';
import { fixedQuantity } from './fixed.ts';
import { groupStatus } from './selection.ts';
import { added, eitherSpan, NOTHING, type Span, times } from './span.ts';

/** [CO11] The least a combo is ordered for: its price with the cheapest of what has to be chosen in it; a gift is 0. */
export function comboStartingPrice(
  combo: Combo,
  menu: Menu,
): { readonly amount: Minor; readonly from: boolean } {
  if (combo.gift) return { amount: 0, from: false };
  const mains = inStock(combo.mains, menu).map(({ dishId, addPrice }) =>
    plus(addPrice, neededIn(menu, dishId)),
  );
  const needed = added([eitherSpan(mains), ...pools(combo).map((groups) => poolPrice(combo, groups, menu))]);
  return { amount: combo.price + needed.least, from: needed.most > needed.least };
}

function poolPrice(combo: Combo, groups: readonly ComboGroup[], menu: Menu): Span {
  const fixed = groups.filter((group) => group.fixed);
  const sure = fixed.flatMap((group) =>
    group.parts.map((part, at) => times(unitPrice(group, part, menu), fixedQuantity(group, at))),
  );
  const taken = fixed.flatMap((group) => group.parts.map((_, at) => fixedQuantity(group, at)));
  const free = groups.filter((group) => !group.fixed);
  const required = free[0] ? groupStatus(combo, free[0], []).required : 0;
  const open = Math.max(0, required - taken.reduce((sum, n) => sum + n, 0));
  const units = free.flatMap((group) =>
    inStock(group.parts, menu).map((part) => unitPrice(group, part, menu)),
  );
  return added([...sure, times(eitherSpan(units), open)]);
}

/** [CO6] The least and the most that a unit of a part adds. */
function unitPrice(group: ComboGroup, { dishId, addPrice }: ComboPart, menu: Menu): Span {
  const dish = menu.dishById.get(dishId);
  if (group.free || dish === undefined) return NOTHING;
  if (!group.priceByMenu) return plus(group.addPrice + addPrice, neededIn(menu, dishId));
  const { charged, most } = startingPrice(dish);
  return { least: charged, most };
}

const plus = (amount: Minor, { least, most }: Span): Span => ({ least: amount + least, most: amount + most });

function neededIn(menu: Menu, dishId: string): Span {
  const dish = menu.dishById.get(dishId);
  return dish ? neededOptions(dish) : NOTHING;
}

/** The choices that are left; where none is, what there would be. */
function inStock(parts: readonly ComboPart[], menu: Menu): readonly ComboPart[] {
  const choices = parts.filter(({ virtual }) => !virtual);
  const left = choices.filter(({ dishId, soldOut }) => {
    const dish = menu.dishById.get(dishId);
    return !soldOut && dish !== undefined && sellable(dish) === 'ok';
  });
  return left.length > 0 ? left : choices;
}
