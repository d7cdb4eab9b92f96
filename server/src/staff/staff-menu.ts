import type {
  StaffChoice,
  StaffCombo,
  StaffDish,
  StaffIngredient,
  StaffMenu,
} from '@mam/contract/staff/sold-out.schema.ts';
import type { Dish } from '@mam/domain/menu/dish.ts';
import { pathId, type SoldOutThing, thingKey } from '@mam/domain/menu/sold-out.ts';
import type { SoldOutRow } from '../db/tables/brand-tables.ts';
import type { SellingStore } from '../menu/selling-store.ts';

type Things = Pick<StaffMenu, 'dishes' | 'combos' | 'ingredients'>;

interface Standing {
  readonly sold_out: boolean;
  readonly until: number | null;
  readonly by: string | null;
}

interface Marked {
  readonly soldOut?: boolean;
  readonly soldOutUntil?: number;
}

const ON_SALE: Standing = { sold_out: false, until: null, by: null };

const bySort = <T extends { readonly sort: number }>(list: readonly T[]) =>
  [...list].sort((a, b) => a.sort - b.sort);

const pictureOf = ({ picture: { url, hue, cutout } }: Pick<Dish, 'picture'>) => ({ url, hue, cutout });

/** Reads how things stand from the menu, which obeys the clock, and who sold them out from the rows. */
class Reader {
  readonly #names: ReadonlyMap<string, string>;
  readonly #ingredientOf: ReadonlyMap<string, string>;

  constructor({ ingredients }: SellingStore, rows: readonly SoldOutRow[]) {
    this.#names = new Map(rows.map((row) => [thingKey({ kind: row.kind, id: row.item_id }), row.by_name]));
    this.#ingredientOf = new Map(
      [...ingredients.names.keys()].flatMap((id) =>
        (ingredients.along.get(thingKey({ kind: 'ingredient', id })) ?? []).map((thing): [string, string] => [
          thingKey(thing),
          id,
        ]),
      ),
    );
  }

  ingredientOf(thing: SoldOutThing): string | null {
    return this.#ingredientOf.get(thingKey(thing)) ?? null;
  }

  standing(thing: SoldOutThing, { soldOut, soldOutUntil }: Marked): Standing {
    if (!soldOut) return ON_SALE;
    const along = this.ingredientOf(thing);
    const name =
      this.#names.get(thingKey(thing)) ?? this.#names.get(thingKey({ kind: 'ingredient', id: along ?? '' }));
    return { sold_out: true, until: soldOutUntil ?? null, by: name || null };
  }
}

function staffDish(dish: Dish, category: string, reader: Reader): StaffDish {
  const choice = (
    thing: SoldOutThing,
    { name, price, ...mark }: Marked & { readonly name: string; readonly price: number },
  ): StaffChoice => ({
    id: thing.id,
    name,
    price,
    ingredient: reader.ingredientOf(thing),
    ...reader.standing(thing, mark),
  });
  const itself = { kind: 'dish', id: dish.id } as const;
  return {
    id: dish.id,
    name: dish.name,
    category,
    picture: pictureOf(dish),
    ingredient: reader.ingredientOf(itself),
    ...reader.standing(itself, dish),
    sizes: dish.variants.map((size) => choice({ kind: 'variant', id: pathId(dish.id, size.id) }, size)),
    groups: dish.groups.map(({ id, name, options }) => ({
      name,
      options: options.map((option) =>
        choice({ kind: 'option', id: pathId(dish.id, id, option.id) }, option),
      ),
    })),
  };
}

/** The ids of the dishes that an ingredient is, or that have an option of it. */
function dishesOf(ingredient: string, dishes: readonly StaffDish[]): string[] {
  const names = (thing: { readonly ingredient: string | null }) => thing.ingredient === ingredient;
  return dishes
    .filter((dish) => names(dish) || dish.groups.some(({ options }) => options.some(names)))
    .map(({ id }) => id);
}

function staffIngredients(
  { ingredients }: SellingStore,
  rows: readonly SoldOutRow[],
  dishes: readonly StaffDish[],
): StaffIngredient[] {
  const gone = new Map(rows.filter(({ kind }) => kind === 'ingredient').map((row) => [row.item_id, row]));
  return [...ingredients.names].map(([id, name]) => {
    const row = gone.get(id);
    const standing = row ? { sold_out: true, until: row.until, by: row.by_name || null } : ON_SALE;
    return { id, name, dishes: dishesOf(id, dishes), ...standing };
  });
}

/** Every dish a cook can sell out, category by category; then what only exists inside combos; combos and ingredients. */
export function staffMenu(selling: SellingStore, rows: readonly SoldOutRow[]): Things {
  const { menu } = selling;
  const reader = new Reader(selling, rows);
  const dishesOfCategory = Map.groupBy(bySort(menu.dishes), ({ categoryId }) => categoryId);
  const listed = bySort(menu.categories).flatMap(({ id, name }) =>
    (dishesOfCategory.get(id) ?? []).map((dish) => staffDish(dish, name, reader)),
  );
  const shown = new Set(listed.map((card) => card.id));
  const inCombosOnly = [...menu.dishById.values()].filter((dish) => !shown.has(dish.id));
  const dishes = [...listed, ...inCombosOnly.map((dish) => staffDish(dish, '', reader))];
  const combos = bySort(menu.combos.filter(({ active }) => active)).map(
    (combo): StaffCombo => ({
      id: combo.id,
      name: combo.name,
      picture: pictureOf(combo),
      ...reader.standing({ kind: 'combo', id: combo.id }, combo),
    }),
  );
  return { dishes, combos, ingredients: staffIngredients(selling, rows, dishes) };
}

/** The name of a thing of the menu; null = this store has none such. */
export function nameOfThing({ menu, ingredients }: SellingStore, { kind, id }: SoldOutThing): string | null {
  if (kind === 'ingredient') return ingredients.names.get(id) ?? null;
  if (kind === 'combo') return menu.comboById.get(id)?.name ?? null;
  if (kind === 'dish') return menu.dishById.get(id)?.name ?? null;
  for (const dish of menu.dishById.values()) {
    const choices =
      kind === 'variant'
        ? dish.variants.map((size) => ({ path: pathId(dish.id, size.id), name: size.name }))
        : dish.groups.flatMap((group) =>
            group.options.map((option) => ({
              path: pathId(dish.id, group.id, option.id),
              name: option.name,
            })),
          );
    const found = choices.find(({ path }) => path === id);
    if (found) return found.name;
  }
  return null;
}
