import type { Combo, ComboGroup, ComboPart } from '../menu/combo.ts';
import type { Dish } from '../menu/dish.ts';
import type { Menu } from '../menu/menu.ts';
import type { Minor } from '../money/currency.ts';
import { UNLIMITED } from '../options/quantity.ts';
import { dishUnitPrice } from '../options/unit-price.ts';
import { comboUnitPrice } from './combo-price.ts';
import { fixedQuantity } from './fixed.ts';
import { type ComboChoice, groupStatus } from './selection.ts';
import { added, eitherSpan, NOTHING, type Span, times } from './span.ts';

export interface ComboSaving {
  /** the least any choice saves; more than 0 */
  readonly least: Minor;
  /** every choice saves exactly this */
  readonly exact: boolean;
}

/** [CO9] The saving of a combo, by any choice, against its dishes one by one; null = not sure, or not above 0. */
export function comboSaving(combo: Combo, menu: Menu): ComboSaving | null {
  const worth = added([
    mainSpan(combo, menu),
    ...pools(combo).map((groups) => poolSpan(combo, groups, menu)),
  ]);
  const price = combo.gift ? 0 : combo.price;
  const least = worth.least - price;
  return least > 0 ? { least, exact: worth.most === worth.least } : null;
}

/** [CO9] The saving of a combo with these choices against the same dishes one by one; negative when it costs more. */
export function choiceSaving(combo: Combo, menu: Menu, choice: ComboChoice): Minor {
  const main = choice.main === null ? [] : [{ ...choice.main, quantity: 1 }];
  const worth = [...main, ...choice.parts].map(({ dishId, variantId, options, quantity }) => {
    const dish = alone(menu, dishId);
    return dish ? dishUnitPrice(dish, variantId, options).charged * quantity : 0;
  });
  return worth.reduce((sum, price) => sum + price, 0) - comboUnitPrice(combo, menu, choice);
}

/** A dish that can be ordered by itself; what only exists inside combos has no price to compare with. */
function alone(menu: Menu, dishId: string): Dish | null {
  const dish = menu.dishById.get(dishId);
  return dish && !dish.virtual ? dish : null;
}

function cheapest({ price, variants }: Dish): Minor {
  return variants.length > 0 ? Math.min(...variants.map((variant) => variant.price)) : price;
}

/** The main dish adds the same in every size. */
function mainSpan(combo: Combo, menu: Menu): Span {
  const spans = combo.mains
    .filter((main) => !main.virtual)
    .map(({ dishId, addPrice }) => {
      const dish = alone(menu, dishId);
      const adds = combo.gift ? 0 : addPrice;
      return { least: (dish ? cheapest(dish) : 0) - adds, most: (dish ? dearest(dish) : 0) - adds };
    });
  return eitherSpan(spans);
}

/** [CO3] Groups that are counted together, once each. */
export function pools(combo: Combo): ComboGroup[][] {
  const byPool = new Map<string, ComboGroup[]>();
  for (const group of combo.groups) byPool.set(group.poolId, [...(byPool.get(group.poolId) ?? []), group]);
  return [...byPool.values()];
}

function poolSpan(combo: Combo, groups: readonly ComboGroup[], menu: Menu): Span {
  const fixed = groups.filter((group) => group.fixed);
  const sure = fixed.flatMap((group) =>
    group.parts.map((part, at) => times(unitSpan(combo, group, part, menu), fixedQuantity(group, at))),
  );
  const free = groups.filter((group) => !group.fixed);
  const first = free[0];
  if (!first) return added(sure);
  const units = free.flatMap((group) => group.parts.map((part) => unitSpan(combo, group, part, menu)));
  const taken = fixed.flatMap((group) => group.parts.map((_, at) => fixedQuantity(group, at)));
  const status = groupStatus(combo, first, []);
  const from = Math.max(0, status.required - taken.reduce((sum, n) => sum + n, 0));
  const to = status.max >= UNLIMITED ? Number.POSITIVE_INFINITY : status.max;
  if (units.length === 0) return added(sure);
  const { least, most } = eitherSpan(units);
  const chosen = {
    least: least < 0 ? least * to : least * from,
    most: most > 0 ? most * to : most * from,
  };
  return added([...sure, chosen]);
}

/** [CO6] read the other way round: what a unit of a part costs alone, less what it adds to the combo. Options cost the same in both. */
function unitSpan(combo: Combo, group: ComboGroup, { dishId, addPrice }: ComboPart, menu: Menu): Span {
  const dish = alone(menu, dishId);
  const free = group.free || combo.gift;
  if (dish && group.priceByMenu && !free) return NOTHING;
  const known = menu.dishById.get(dishId);
  const adds = free ? 0 : group.priceByMenu ? (known ? dearest(known) : 0) : group.addPrice + addPrice;
  return { least: (dish ? cheapest(dish) : 0) - adds, most: (dish ? dearest(dish) : 0) - adds };
}

function dearest({ price, variants }: Dish): Minor {
  return variants.length > 0 ? Math.max(...variants.map((variant) => variant.price)) : price;
}
