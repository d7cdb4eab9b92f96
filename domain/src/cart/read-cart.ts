import { comboUnitPrice } from '../combo/combo-price.ts';
import { comboSellable } from '../combo/combo-sellable.ts';
import { type ComboProblem, checkCombo } from '../combo/selection.ts';
import { isAvailable, sellable } from '../menu/availability.ts';
import type { Combo } from '../menu/combo.ts';
import type { Dish } from '../menu/dish.ts';
import { AWAY, type ListingPlace } from '../menu/listing.ts';
import type { Menu } from '../menu/menu.ts';
import type { Minor } from '../money/currency.ts';
import { checkSelection, type SelectionProblem } from '../options/selection.ts';
import { dishUnitPrice } from '../options/unit-price.ts';
import type { WallTime } from '../time/moment.ts';
import type { CartLine, ComboLine, DishLine } from './cart-line.ts';
import { comboDetails, dishDetails } from './line-words.ts';

/** Why a line cannot be ordered now; INVALID = its choices do not fit today's menu. */
export type LineProblem = 'GONE' | 'NOT_AT_THIS_TIME' | 'SOLD_OUT' | 'INVALID';

/** A cart line with everything today's menu says about it. */
export interface ReadLine {
  readonly line: CartLine;
  readonly dish: Dish | null;
  readonly combo: Combo | null;
  /** empty when the menu no longer knows it */
  readonly name: string;
  readonly details: readonly string[];
  /** one before the dish's own discount, options included */
  readonly listUnit: Minor;
  /** one as charged before any voucher, options included */
  readonly unit: Minor;
  readonly problem: LineProblem | null;
}

/** [CA7] Each line of the cart as the menu sees it at a wall time: today's name, price and what is wrong with it. */
export function readCart(
  lines: readonly CartLine[],
  menu: Menu,
  at: WallTime,
  place: ListingPlace = AWAY,
): ReadLine[] {
  return lines.map((line) =>
    line.kind === 'dish' ? readDish(line, menu, at, place) : readCombo(line, menu, at, place),
  );
}

/** [PR2] The price of the items before any voucher: minimums and free delivery are measured on it. */
export function itemsBeforeVoucher(read: readonly ReadLine[]): Minor {
  return read.reduce((sum, { unit, line }) => sum + unit * line.quantity, 0);
}

function readDish(line: DishLine, menu: Menu, at: WallTime, { table }: ListingPlace): ReadLine {
  const dish = menu.dishById.get(line.dishId);
  if (dish === undefined || dish.virtual || !(dish.takeAway || table)) return gone(line, dish?.name);
  const { list, charged } = dishUnitPrice(dish, line.variantId, line.options);
  const wrong = checkSelection(dish, line.variantId, line.options, at);
  return {
    line,
    dish,
    combo: null,
    name: dish.name,
    details: dishDetails(dish, line.variantId, line.options),
    listUnit: list,
    unit: charged,
    problem: stateProblem(isAvailable(dish, at), sellable(dish) === 'sold-out') ?? selectionProblem(wrong),
  };
}

function readCombo(line: ComboLine, menu: Menu, at: WallTime, { table }: ListingPlace): ReadLine {
  const combo = menu.comboById.get(line.comboId);
  if (combo === undefined || !combo.active || !(combo.takeAway || table)) return gone(line, combo?.name);
  const unit = comboUnitPrice(combo, menu, line);
  const wrong = checkCombo(combo, menu, line, at);
  return {
    line,
    dish: null,
    combo,
    name: combo.name,
    details: comboDetails(combo, menu, line),
    listUnit: unit,
    unit,
    problem:
      stateProblem(isAvailable(combo, at), comboSellable(combo, menu, at) === 'sold-out') ??
      comboProblem(wrong),
  };
}

function gone(line: CartLine, name = ''): ReadLine {
  return { line, dish: null, combo: null, name, details: [], listUnit: 0, unit: 0, problem: 'GONE' };
}

function stateProblem(available: boolean, soldOut: boolean): LineProblem | null {
  if (!available) return 'NOT_AT_THIS_TIME';
  return soldOut ? 'SOLD_OUT' : null;
}

function selectionProblem(wrong: SelectionProblem | null): LineProblem | null {
  switch (wrong?.refused) {
    case undefined:
      return null;
    case 'OPTION_NOT_AT_THIS_TIME':
      return 'NOT_AT_THIS_TIME';
    case 'VARIANT_SOLD_OUT':
    case 'OPTION_SOLD_OUT':
      return 'SOLD_OUT';
    default:
      return 'INVALID';
  }
}

function comboProblem(wrong: ComboProblem | null): LineProblem | null {
  switch (wrong?.refused) {
    case undefined:
      return null;
    case 'PART_NOT_AT_THIS_TIME':
      return 'NOT_AT_THIS_TIME';
    case 'PART_SOLD_OUT':
      return 'SOLD_OUT';
    case 'PART_INCOMPLETE':
      return selectionProblem(wrong.within ?? null) ?? 'INVALID';
    default:
      return 'INVALID';
  }
}
