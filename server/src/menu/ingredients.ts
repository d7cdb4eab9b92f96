import type { BundleItem, BundleMenu } from '@mam/contract/bundle/bundle-menu.schema.ts';
import { type GoingAlong, pathId, type SoldOutThing, thingKey } from '@mam/domain/menu/sold-out.ts';

/** The ingredients of a menu, and everything that goes with one of them or with a dish. */
export interface Ingredients {
  readonly names: ReadonlyMap<string, string>;
  readonly along: GoingAlong;
}

interface Naming {
  readonly thing: SoldOutThing;
  readonly sameAs: string;
}

/** [ME17] The ingredients a menu names, and its dishes and options that say `same_as`. */
export function readIngredients(menu: BundleMenu): Ingredients {
  const names = new Map((menu.ingredients ?? []).map(({ id, name }) => [id, name]));
  const along = new Map<string, SoldOutThing[]>();
  for (const { thing, sameAs } of [...menu.items, ...(menu.list_item_combo ?? [])].flatMap(namings)) {
    const key = thingKey({ kind: names.has(sameAs) ? 'ingredient' : 'dish', id: sameAs });
    const others = along.get(key) ?? [];
    // a dish may stand among the dishes and once more among those of combos
    if (!others.some((other) => thingKey(other) === thingKey(thing))) along.set(key, [...others, thing]);
  }
  return { names, along };
}

function namings({ id, same_as: sameAs, customizations = [] }: BundleItem): Naming[] {
  const options = customizations.flatMap((group) =>
    group.options.flatMap((option): Naming[] => {
      if (option.same_as === undefined) return [];
      const path = pathId(String(id), String(group.id), String(option.id));
      return [{ thing: { kind: 'option', id: path }, sameAs: option.same_as }];
    }),
  );
  const dish = { kind: 'dish', id: String(id) } as const;
  return sameAs === undefined ? options : [{ thing: dish, sameAs }, ...options];
}
