import type {
  StaffChoice,
  StaffCombo,
  StaffDish,
  StaffIngredient,
  StaffMenu,
} from '@mam/contract/staff/sold-out.schema.ts';
import type { SoldOutKind, SoldOutThing } from '@mam/domain/menu/sold-out.ts';
import type { NameIndex } from '@mam/domain/search/name-answers.ts';
import { findNames, nameIndex } from '@mam/domain/search/name-index.ts';

/** A thing of the menu with its switch, as the wire has it. */
export type Switched = StaffDish | StaffCombo | StaffIngredient | StaffChoice;

interface DishSection {
  readonly name: string;
  readonly dishes: readonly StaffDish[];
}

export const choicesOf = ({ sizes, groups }: StaffDish): readonly StaffChoice[] => [
  ...sizes,
  ...groups.flatMap(({ options }) => options),
];

/** How many sizes and options of a dish are gone. */
export const goneInside = (dish: StaffDish): number =>
  choicesOf(dish).filter(({ sold_out: gone }) => gone).length;

/** The names of a menu, each with the dish it leads to: a dish is found by its sizes and options too. */
export interface DishNames {
  readonly index: NameIndex;
  /** the place of the dish, by the place of the name */
  readonly dishAt: readonly number[];
}

export function dishNames(dishes: readonly StaffDish[]): DishNames {
  const named = dishes.flatMap((dish, at) =>
    [dish.name, ...choicesOf(dish).map(({ name }) => name)].map((name) => ({ name, at })),
  );
  return { index: nameIndex(named.map(({ name }) => name)), dishAt: named.map(({ at }) => at) };
}

/**
 * The dishes a query finds, accents or not, under their categories and in menu order: a dish that is switched keeps its
 * place. only: none but these.
 */
export function findDishSections(
  dishes: readonly StaffDish[],
  { index, dishAt }: DishNames,
  query: string,
  only: ReadonlySet<string> | null,
): readonly DishSection[] {
  const sections = new Map<string, StaffDish[]>();
  const hits = query.trim() === '' ? null : new Set(findNames(index, query).map(({ name }) => dishAt[name]));
  for (const [place, dish] of dishes.entries()) {
    if ((hits && !hits.has(place)) || (only && !only.has(dish.id))) continue;
    const section = sections.get(dish.category);
    if (section) section.push(dish);
    else sections.set(dish.category, [dish]);
  }
  return [...sections].map(([name, found]) => ({ name, dishes: found }));
}

/** The combos or ingredients a query finds, of these alone. */
export function findThings<T extends { readonly id: string; readonly name: string }>(
  things: readonly T[],
  query: string,
  only: ReadonlySet<string> | null,
): readonly T[] {
  const found =
    query.trim() === ''
      ? things
      : findNames(nameIndex(things.map(({ name }) => name)), query).flatMap(({ name }) => things[name] ?? []);
  return only ? found.filter(({ id }) => only.has(id)) : found;
}

/** The ids of what is gone, of dishes those too of which a part is. */
export function soldOutIds({ dishes, combos, ingredients }: StaffMenu): ReadonlySet<string> {
  const gone = [...combos, ...ingredients].filter(({ sold_out }) => sold_out);
  const ofDishes = dishes.filter((dish) => dish.sold_out || goneInside(dish) > 0);
  return new Set([...ofDishes, ...gone].map(({ id }) => id));
}

interface Standing {
  readonly sold_out: boolean;
  readonly until: number | null;
  readonly by: string | null;
}

/** The menu as it will be once the server has heard of a switch. */
export function withSwitch(menu: StaffMenu, { kind, id }: SoldOutThing, standing: Standing): StaffMenu {
  const put =
    (own: SoldOutKind) =>
    <T extends Standing & { readonly id: string; readonly ingredient?: string | null }>(thing: T): T =>
      (kind === own && thing.id === id) || (kind === 'ingredient' && thing.ingredient === id)
        ? { ...thing, ...standing }
        : thing;
  return {
    ...menu,
    dishes: menu.dishes.map((dish) => ({
      ...put('dish')(dish),
      sizes: dish.sizes.map(put('variant')),
      groups: dish.groups.map((group) => ({ ...group, options: group.options.map(put('option')) })),
    })),
    combos: menu.combos.map(put('combo')),
    ingredients: menu.ingredients.map(put('ingredient')),
  };
}
