import type { WallTime } from '../time/moment.ts';
import { isAvailable } from './availability.ts';
import type { Combo } from './combo.ts';
import type { Dish, Suggestion, SuggestionGroup } from './dish.ts';
import type { Menu } from './menu.ts';
import { recommended } from './recommended.ts';

export interface Section {
  /** "-3" new, "-2" best sellers or what is recommended in their place, "-1" combos, else the category's id */
  readonly id: string;
  /** null = the app words it */
  readonly name: string | null;
  readonly kind: 'new' | 'best' | 'recommended' | 'combos' | 'category';
  readonly dishes: readonly Dish[];
  readonly combos: readonly Combo[];
}

/** Where the diner sits: at a table also what is not sold to take away is listed. */
export interface ListingPlace {
  readonly table: boolean;
}

export const AWAY: ListingPlace = { table: false };

/** [ME4] The menu in its order: new dishes, best sellers, combos, categories; a section with nothing to show is left out. */
export function menuSections(menu: Menu, wall: WallTime, place: ListingPlace): Section[] {
  const sections: Section[] = [
    { id: '-3', name: null, kind: 'new', ...suggested(menu, menu.newDishes, wall, place) },
    bestSection(menu, wall, place),
    { id: '-1', name: null, kind: 'combos', dishes: [], combos: listedCombos(menu, wall, place) },
    ...categorySections(menu, wall, place),
  ];
  return sections.filter((section) => section.dishes.length > 0 || section.combos.length > 0);
}

/** [ME5] Whether a dish may be shown and ordered on its own here and now; a sold-out one is shown as sold out. */
export function isListed(dish: Dish, wall: WallTime, { table }: ListingPlace): boolean {
  return !dish.virtual && (dish.takeAway || table) && isAvailable(dish, wall);
}

/** [ME6] Whether a combo may be shown and ordered here and now. */
export function isComboListed(combo: Combo, wall: WallTime, { table }: ListingPlace): boolean {
  return combo.active && (combo.takeAway || table) && isAvailable(combo, wall);
}

/** [ME6] The combos on offer, in their order. */
export function listedCombos(menu: Menu, wall: WallTime, place: ListingPlace): Combo[] {
  return inOrder(menu.combos.filter((combo) => isComboListed(combo, wall, place)));
}

/** [ME7] The things a suggestion group shows: none unless active, each once, only those on offer now. */
export function suggested(
  menu: Menu,
  group: SuggestionGroup,
  wall: WallTime,
  place: ListingPlace,
): Pick<Section, 'dishes' | 'combos'> {
  return group.active ? suggestions(menu, group.suggestions, wall, place) : { dishes: [], combos: [] };
}

/** [ME7] The dishes and combos a list of suggestions names, as far as they are on offer now. */
export function suggestions(
  menu: Menu,
  named: readonly Suggestion[],
  wall: WallTime,
  place: ListingPlace,
): Pick<Section, 'dishes' | 'combos'> {
  const dishes = new Set<Dish>();
  const combos = new Set<Combo>();
  for (const { kind, id } of named) {
    const dish = kind === 'Item' ? menu.dishById.get(id) : undefined;
    const combo = kind === 'Item' ? undefined : menu.comboById.get(id);
    if (dish && isListed(dish, wall, place)) dishes.add(dish);
    if (combo && isComboListed(combo, wall, place)) combos.add(combo);
  }
  return { dishes: [...dishes], combos: [...combos] };
}

/** [ME7] [ME10] The best sellers; where the menu names none at all, a few dishes are recommended instead. */
function bestSection(menu: Menu, wall: WallTime, place: ListingPlace): Section {
  if (menu.bestSellers.suggestions.length > 0)
    return { id: '-2', name: null, kind: 'best', ...suggested(menu, menu.bestSellers, wall, place) };
  const offered = menu.dishes.filter((dish) => !dish.sideDish && isListed(dish, wall, place));
  return { id: '-2', name: null, kind: 'recommended', dishes: recommended(offered), combos: [] };
}

function categorySections(menu: Menu, wall: WallTime, place: ListingPlace): Section[] {
  const byCategory = new Map<string, Dish[]>();
  for (const dish of menu.dishes) {
    if (dish.sideDish || !isListed(dish, wall, place)) continue;
    const same = byCategory.get(dish.categoryId);
    if (same) same.push(dish);
    else byCategory.set(dish.categoryId, [dish]);
  }
  return inOrder(menu.categories.filter((category) => category.shown && !category.sideDish)).map(
    ({ id, name }) => {
      return { id, name, kind: 'category', dishes: inOrder(byCategory.get(id) ?? []), combos: [] };
    },
  );
}

/** By sort value; equal ones stay as the menu has them. */
function inOrder<T extends { readonly sort: number }>(things: readonly T[]): T[] {
  return [...things].sort((a, b) => a.sort - b.sort);
}
