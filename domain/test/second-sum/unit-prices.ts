// Prices of one thing, by docs/rules alone: the product's own calculation is never asked.
import type { CartLine, ComboLine, DishLine } from '../../src/cart/cart-line.ts';
import type { ChosenPart } from '../../src/combo/chosen-part.ts';
import type { ComboGroup } from '../../src/menu/combo.ts';
import type { Dish } from '../../src/menu/dish.ts';
import type { Menu } from '../../src/menu/menu.ts';
import type { ChosenOption } from '../../src/options/option-group.ts';
import {
  addedFractions,
  type Fraction,
  fraction,
  minus,
  multipliedFraction,
  NO_FRACTION,
  payable,
  plus,
} from './fraction.ts';

/** Where it is sold: by which menu, in which money, and whether somebody sits at a table. */
export interface Counter {
  readonly menu: Menu;
  readonly decimals: number;
  readonly atTable: boolean;
}

export interface UnitPrices {
  /** before the dish's own discount */
  readonly list: Fraction;
  readonly charged: Fraction;
  /** of what is charged, what was added to the dish: its options [VO4] */
  readonly extras: Fraction;
}

const FREE: UnitPrices = { list: NO_FRACTION, charged: NO_FRACTION, extras: NO_FRACTION };
const ONE = fraction(1);

function money(smallest: number, { decimals }: Counter): Fraction {
  return fraction(smallest, 10 ** decimals);
}

/** [OP9] */
function optionsCost(dish: Dish, chosen: readonly ChosenOption[], counter: Counter): Fraction {
  const costs = new Map<string, number>();
  for (const group of dish.groups)
    for (const option of group.options) costs.set(`${group.id}\n${option.id}`, option.price);
  return addedFractions(
    chosen.map(({ groupId, optionId, quantity }) =>
      multipliedFraction(money(costs.get(`${groupId}\n${optionId}`) ?? 0, counter), fraction(quantity)),
    ),
  );
}

/** [ME3] [OP8] [OP9] [PR8] */
function dishCosts(
  dish: Dish,
  variantId: string | null,
  chosen: readonly ChosenOption[],
  counter: Counter,
): UnitPrices {
  const size = dish.variants.find(({ id }) => id === variantId);
  const list = money(size ? size.listPrice : dish.listPrice, counter);
  const extras = optionsCost(dish, chosen, counter);
  if (dish.free) return { ...FREE, list: plus(list, extras) };
  const left = minus(ONE, fraction(dish.discount, 10_000));
  const own = payable(multipliedFraction(list, left), counter.decimals);
  return { list: plus(list, extras), charged: plus(own, extras), extras };
}

/** [CO6] */
function partCosts(group: ComboGroup, part: ChosenPart, counter: Counter): Fraction {
  const dish = counter.menu.dishById.get(part.dishId);
  if (dish === undefined || group.free) return NO_FRACTION;
  if (group.priceByMenu) return dishCosts(dish, part.variantId, part.options, counter).charged;
  const named = group.parts.find(({ dishId }) => dishId === part.dishId);
  const own = money(group.addPrice + (named?.addPrice ?? 0), counter);
  return plus(own, optionsCost(dish, part.options, counter));
}

function ofCombo({ comboId, main: chosen, parts }: ComboLine, counter: Counter): UnitPrices {
  const combo = counter.menu.comboById.get(comboId);
  // [CA7] a combo no longer sold, or not to take away, costs nothing
  if (combo === undefined || !combo.active || (!combo.takeAway && !counter.atTable)) return FREE;
  if (combo.gift) return FREE; // [CO7]
  const main = combo.mains.find(({ dishId, virtual }) => dishId === chosen?.dishId && !virtual);
  const costs = [money(combo.price, counter), money(main?.addPrice ?? 0, counter)];
  const dish = main && counter.menu.dishById.get(main.dishId);
  if (dish && chosen) costs.push(optionsCost(dish, chosen.options, counter));
  for (const part of parts) {
    const group = combo.groups.find(({ id }) => id === part.groupId);
    if (group) costs.push(multipliedFraction(partCosts(group, part, counter), fraction(part.quantity)));
  }
  const charged = addedFractions(costs);
  return { list: charged, charged, extras: NO_FRACTION };
}

function ofDish({ dishId, variantId, options }: DishLine, counter: Counter): UnitPrices {
  const dish = counter.menu.dishById.get(dishId);
  if (dish === undefined || dish.virtual || (!dish.takeAway && !counter.atTable)) return FREE;
  return dishCosts(dish, variantId, options, counter);
}

/** The prices of one unit of a cart line before any voucher. */
export function unitPrices(line: CartLine, counter: Counter): UnitPrices {
  return line.kind === 'dish' ? ofDish(line, counter) : ofCombo(line, counter);
}
