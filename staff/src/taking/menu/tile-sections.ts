import type { Combo } from '@mam/domain/menu/combo.ts';
import type { Dish } from '@mam/domain/menu/dish.ts';
import { isListed, menuSections } from '@mam/domain/menu/listing.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { NameIndex } from '@mam/domain/search/name-answers.ts';
import { findNames, nameIndex } from '@mam/domain/search/name-index.ts';
import type { Selling } from '@mam/domain/taking/fresh-line.ts';

export type Thing = Dish | Combo;

/** A row of tiles under a word: 'often' and 'combos' and 'sides' are worded by the screen, the others bring their name. */
export interface TileSection {
  readonly id: string;
  readonly kind: 'often' | 'combos' | 'category' | 'sides';
  readonly name: string;
  readonly things: readonly Thing[];
}

/** [OR130] Often ordered first, then combos and categories in the menu's order, and what is eaten with other dishes. */
export function tileSections({ menu, wall, place }: Selling): readonly TileSection[] {
  const listed = menuSections(menu, wall, place);
  const sections = listed
    .filter(({ kind }) => kind !== 'new')
    .map(({ id, name, kind, dishes, combos }): TileSection => {
      const things = [...dishes, ...combos];
      if (kind === 'combos') return { id, kind, name: '', things };
      return kind === 'category'
        ? { id, kind, name: name ?? '', things }
        : { id, kind: 'often', name: '', things };
    });
  const sides = menu.dishes.filter((dish) => dish.sideDish && isListed(dish, wall, place));
  return sides.length > 0 ? [...sections, { id: 'sides', kind: 'sides', name: '', things: sides }] : sections;
}

/** Everything somebody may ask for by name, sold just now or not: the answer says why not. */
interface NamedThings {
  readonly things: readonly Thing[];
  readonly index: NameIndex;
}

const made = new WeakMap<Menu, NamedThings>();

function namedThings(menu: Menu): NamedThings {
  const known = made.get(menu);
  if (known) return known;
  const things = [
    ...menu.dishes.filter(({ virtual }) => !virtual),
    ...menu.combos.filter(({ active }) => active),
  ];
  const named = { things, index: nameIndex(things.map(({ name }) => name)) };
  made.set(menu, named);
  return named;
}

/** More than fit on a screen: who looks for one of so many types on. */
const MOST = 40;

/** [OR131] The things a text names, the likeliest first. */
export function namedBy(menu: Menu, text: string): readonly Thing[] {
  const { things, index } = namedThings(menu);
  return findNames(index, text)
    .slice(0, MOST)
    .flatMap(({ name }) => things[name] ?? []);
}

/** Whether a thing is called so, slips not forgiven. */
export const isNamed = (menu: Menu, text: string): boolean =>
  findNames(namedThings(menu).index, text).some(({ near }) => !near);
