import type { Option } from '../options/option-group.ts';
import type { EpochMs } from '../time/moment.ts';
import type { Dish } from './dish.ts';
import type { Menu } from './menu.ts';
import { type GoneThings, isGoneAt, pathId, type SoldOutThing, thingKey, thingOfKey } from './sold-out.ts';

interface Markable {
  readonly soldOut?: boolean;
  readonly soldOutUntil?: EpochMs;
}

const END_OF_DISH = /^[^/]*/;

/** A mark for a thing; undefined = it stays as it is. */
type MarkOf = (thing: SoldOutThing) => { readonly until: EpochMs | null } | undefined;

/** [ME8] [ME16] A menu with these things marked as sold out, with their ends; what exists only inside combos is a dish too. */
export function withSoldOut(menu: Menu, gone: GoneThings): Menu {
  if (gone.size === 0) return menu;
  const touched = new Set([...gone.keys()].map(thingOfKey).flatMap(dishOfThing));
  const markOf: MarkOf = (thing) => {
    const until = gone.get(thingKey(thing));
    return until === undefined ? undefined : { until };
  };
  const dishes = replaced(menu, (dish) => (touched.has(pathId(dish.id)) ? markDish(dish, markOf) : dish));
  return withCombos({ ...menu, ...dishes }, (combo) =>
    marked(combo, markOf({ kind: 'combo', id: combo.id })),
  );
}

/** A dish has its id unescaped, so that rows of before there were sizes and options stay as they are. */
function dishOfThing({ kind, id }: SoldOutThing): string[] {
  if (kind === 'dish') return [pathId(id)];
  return kind === 'variant' || kind === 'option' ? [END_OF_DISH.exec(id)?.[0] ?? ''] : [];
}

function markDish(dish: Dish, markOf: MarkOf): Dish {
  const { id } = dish;
  return marked(
    {
      ...dish,
      variants: dish.variants.map((variant) =>
        marked(variant, markOf({ kind: 'variant', id: pathId(id, variant.id) })),
      ),
      groups: dish.groups.map((group) => ({
        ...group,
        options: group.options.map((option) =>
          marked(option, markOf({ kind: 'option', id: pathId(id, group.id, option.id) })),
        ),
      })),
    },
    markOf({ kind: 'dish', id }),
  );
}

function marked<T extends Markable>(thing: T, mark: ReturnType<MarkOf>): T {
  if (mark === undefined) return thing;
  const { soldOutUntil: _, ...rest } = thing;
  return { ...rest, soldOut: true, ...(mark.until !== null && { soldOutUntil: mark.until }) } as T;
}

/** [ME16] The menu at a moment: whatever was sold out until then is on sale again. The same value where nothing has ended. */
export function menuAt(menu: Menu, now: EpochMs): Menu {
  const first = firstEnd(menu);
  if (first === null || now < first) return menu;
  const back = <T extends Markable>(thing: T): T => {
    if (!thing.soldOut || isGoneAt(thing.soldOutUntil, now)) return thing;
    const { soldOutUntil: _, ...rest } = thing;
    return { ...rest, soldOut: false } as T;
  };
  const inside = (dish: Dish): Dish =>
    hasEnd(dish)
      ? {
          ...back(dish),
          variants: dish.variants.map(back),
          groups: dish.groups.map((group) => ({ ...group, options: group.options.map<Option>(back) })),
        }
      : dish;
  return withCombos({ ...menu, ...replaced(menu, inside) }, back);
}

/** [ME16] When the next thing of a menu is back by the clock; null = nothing is. */
export function nextBack(menu: Menu, now: EpochMs): EpochMs | null {
  let next: EpochMs | null = null;
  for (const until of endsOf(menu)) if (until > now && (next === null || until < next)) next = until;
  return next;
}

function firstEnd(menu: Menu): EpochMs | null {
  return nextBack(menu, Number.NEGATIVE_INFINITY);
}

const hasEnd = (dish: Dish): boolean => !endsOfDish(dish).next().done;

function* endsOf(menu: Menu): Generator<EpochMs> {
  for (const dish of menu.dishById.values()) yield* endsOfDish(dish);
  for (const { soldOutUntil } of menu.combos) if (soldOutUntil !== undefined) yield soldOutUntil;
}

function* endsOfDish(dish: Dish): Generator<EpochMs> {
  const { soldOutUntil, variants, groups } = dish;
  if (soldOutUntil !== undefined) yield soldOutUntil;
  for (const variant of variants) if (variant.soldOutUntil !== undefined) yield variant.soldOutUntil;
  for (const group of groups)
    for (const option of group.options) if (option.soldOutUntil !== undefined) yield option.soldOutUntil;
}

function replaced(menu: Menu, by: (dish: Dish) => Dish): Pick<Menu, 'dishById' | 'dishes'> {
  const dishById = new Map([...menu.dishById].map(([id, dish]) => [id, by(dish)]));
  return { dishById, dishes: menu.dishes.map((dish) => dishById.get(dish.id) ?? by(dish)) };
}

function withCombos(menu: Menu, by: (combo: Menu['combos'][number]) => Menu['combos'][number]): Menu {
  const combos = menu.combos.map(by);
  return { ...menu, combos, comboById: new Map(combos.map((combo) => [combo.id, combo])) };
}
