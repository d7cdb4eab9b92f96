import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { type ReadLine, readCart } from '@mam/domain/cart/read-cart.ts';
import { comboSellable } from '@mam/domain/combo/combo-sellable.ts';
import { checkCombo, defaultChoice } from '@mam/domain/combo/selection.ts';
import { sellable } from '@mam/domain/menu/availability.ts';
import type { Combo } from '@mam/domain/menu/combo.ts';
import type { Dish } from '@mam/domain/menu/dish.ts';
import { isListed, type ListingPlace, listedCombos } from '@mam/domain/menu/listing.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import { defaultSelection } from '@mam/domain/options/selection.ts';
import type { NameIndex } from '@mam/domain/search/name-answers.ts';
import { findNames, nameIndex } from '@mam/domain/search/name-index.ts';
import type { WallTime } from '@mam/domain/time/moment.ts';
import { newKey } from '../../data/ask.ts';

/** A dish or combo that can be put down: one of it as it stands, and whether there is none left. */
export interface MenuThing {
  readonly id: string;
  /** null = a combo */
  readonly dish: Dish | null;
  readonly first: ReadLine;
  readonly gone: boolean;
}

export interface ThingSection {
  /** null = the combos */
  readonly name: string | null;
  readonly things: readonly MenuThing[];
}

/** Everything that is sold at a time and place, with the names it is found by. */
export interface Things {
  readonly sections: readonly ThingSection[];
  readonly all: readonly MenuThing[];
  readonly index: NameIndex;
}

interface Selling {
  readonly menu: Menu;
  readonly wall: WallTime;
  readonly place: ListingPlace;
}

const EMPTY = { note: '', quantity: 1, origin: null } as const;

/** [OP2] [OP4] A line of one dish with what is chosen in it by itself. */
export const freshDishLine = (dish: Dish, wall: WallTime): Extract<CartLine, { kind: 'dish' }> => ({
  ...EMPTY,
  kind: 'dish',
  key: newKey(),
  dishId: dish.id,
  ...defaultSelection(dish, wall),
});

/** A line as today's menu words and prices it. */
export function readLine(line: CartLine, { menu, wall, place }: Selling): ReadLine {
  const [read] = readCart([line], menu, wall, place);
  if (read === undefined) throw new Error('one line is read as one');
  return read;
}

function dishThing(dish: Dish, selling: Selling): MenuThing {
  const first = readLine(freshDishLine(dish, selling.wall), selling);
  return { id: dish.id, dish, first, gone: sellable(dish) === 'sold-out' };
}

function comboThing(combo: Combo, selling: Selling): MenuThing {
  const choice = defaultChoice(combo, selling.menu, selling.wall);
  const line = { ...EMPTY, kind: 'combo', key: newKey(), comboId: combo.id, ...choice } as const;
  const gone = comboSellable(combo, selling.menu, selling.wall) === 'sold-out';
  return { id: combo.id, dish: null, first: readLine(line, selling), gone };
}

const bySort = (a: { readonly sort: number }, b: { readonly sort: number }) => a.sort - b.sort;

/** [ME5] [ME6] Dishes under their categories, also those eaten beside others, then combos that stand complete by themselves. */
export function sellingThings(menu: Menu, wall: WallTime, place: ListingPlace): Things {
  const selling = { menu, wall, place };
  const sections: ThingSection[] = menu.categories.toSorted(bySort).map(({ id, name }) => ({
    name,
    things: menu.dishes
      .filter((dish) => dish.categoryId === id && isListed(dish, wall, place))
      .toSorted(bySort)
      .map((dish) => dishThing(dish, selling)),
  }));
  const combos = listedCombos(menu, wall, place).filter(
    (combo) => checkCombo(combo, menu, defaultChoice(combo, menu, wall), wall) === null,
  );
  sections.push({ name: null, things: combos.map((combo) => comboThing(combo, selling)) });
  const all = sections.flatMap(({ things }) => things);
  return {
    sections: sections.filter(({ things }) => things.length > 0),
    all,
    index: nameIndex(all.map(({ first }) => first.name)),
  };
}

/** The things a query finds, accents or not, the likeliest first. */
export const findMenuThings = ({ all, index }: Things, query: string): readonly MenuThing[] =>
  findNames(index, query).flatMap(({ name }) => all[name] ?? []);
