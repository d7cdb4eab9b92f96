import type { CartLine } from '../cart/cart-line.ts';
import { readCart } from '../cart/read-cart.ts';
import { defaultChoice } from '../combo/selection.ts';
import { sellable } from '../menu/availability.ts';
import type { Combo } from '../menu/combo.ts';
import type { Dish } from '../menu/dish.ts';
import { isListed, type ListingPlace } from '../menu/listing.ts';
import type { Menu } from '../menu/menu.ts';
import type { Variant } from '../options/choosable.ts';
import type { OptionGroup } from '../options/option-group.ts';
import { defaultSelection, offeredGroups } from '../options/selection.ts';
import { isCombo } from '../search/find-things.ts';
import type { WallTime } from '../time/moment.ts';

/** A menu as it is sold at a moment and a place. */
export interface Selling {
  readonly menu: Menu;
  readonly wall: WallTime;
  readonly place: ListingPlace;
}

/** A line as one tap makes it. */
export interface FreshLine {
  readonly line: CartLine;
  /** something must be chosen in it first that nobody can choose for the guest */
  readonly asks: boolean;
}

/** [OR130] One tap adds a thing with what is chosen by itself; only a choice that must be made and has no default is asked for. */
export function freshLine(
  thing: Dish | Combo,
  { menu, wall, place }: Selling,
  { key, quantity }: Pick<CartLine, 'key' | 'quantity'>,
): FreshLine {
  const base = { key, quantity, note: '', origin: null };
  const line: CartLine = isCombo(thing)
    ? { ...base, kind: 'combo', comboId: thing.id, ...defaultChoice(thing, menu, wall) }
    : { ...base, kind: 'dish', dishId: thing.id, ...defaultSelection(thing, wall) };
  return { line, asks: readCart([line], menu, wall, place)[0]?.problem === 'INVALID' };
}

/** Choices that stand in the newest line itself. */
export interface QuickChoices {
  readonly variants: readonly Variant[];
  readonly groups: readonly OptionGroup[];
}

/** [OR130] The newest line offers the sizes of its dish, and each group of which exactly one is taken; the rest is asked for by name. */
export function quickChoices(dish: Dish, wall: WallTime): QuickChoices {
  return {
    variants: dish.variants.length > 1 ? dish.variants : [],
    groups: offeredGroups(dish, wall).filter(
      ({ single, min, options }) => single && min === 1 && options.length > 1,
    ),
  };
}

/** [OR130] The dish to offer in the place of one that is gone: of its category, sold here and now, the nearest in price. */
export function nearestDish(gone: Dish, { menu, wall, place }: Selling): Dish | null {
  const like = menu.dishes.filter(
    (dish) =>
      dish.id !== gone.id &&
      dish.categoryId === gone.categoryId &&
      isListed(dish, wall, place) &&
      sellable(dish) === 'ok',
  );
  const far = ({ price }: Dish) => Math.abs(price - gone.price);
  return like.reduce<Dish | null>((best, dish) => (best && far(best) <= far(dish) ? best : dish), null);
}
