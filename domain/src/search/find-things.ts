import { sellable } from '../menu/availability.ts';
import type { Combo } from '../menu/combo.ts';
import type { Dish } from '../menu/dish.ts';
import { isComboListed, isListed, type ListingPlace } from '../menu/listing.ts';
import type { Menu } from '../menu/menu.ts';
import type { WallTime } from '../time/moment.ts';
import { wordsInText } from './keyword.ts';
import type { NameIndex } from './name-answers.ts';
import { allSteps, findNames, type Hit, nameIndexing } from './name-index.ts';
import { findTexts, type TextIndex, textIndexing } from './text-index.ts';

/** The dishes and combos of a menu that can ever be found, ready to be searched. Built once per menu. */
export interface ThingIndex {
  readonly things: readonly (Dish | Combo)[];
  readonly names: NameIndex;
  readonly texts: TextIndex;
}

export interface SearchHit {
  readonly thing: Dish | Combo;
  /** found only because a slip was forgiven [SE7] */
  readonly near: boolean;
}

export const isCombo = (thing: Dish | Combo): thing is Combo => 'mains' in thing;

const isOnOffer = (thing: Dish | Combo, wall: WallTime, place: ListingPlace): boolean =>
  isCombo(thing) ? isComboListed(thing, wall, place) : isListed(thing, wall, place);

/** Its name and its description, both searched as text [SE13]. */
export const searchableText = ({ name, description }: Dish | Combo): string => `${name} ${description}`;

/** [SE4] Found are combos, and dishes of shown categories, no side dishes, not sold out; made ready in small steps. */
export function* thingIndexing(menu: Menu): Generator<void, ThingIndex> {
  const shown = new Set(menu.categories.filter((c) => c.shown && !c.sideDish).map((c) => c.id));
  const dishes = menu.dishes.filter(
    (dish) => shown.has(dish.categoryId) && !dish.sideDish && sellable(dish) === 'ok',
  );
  const things = [...dishes, ...menu.combos];
  return {
    things,
    names: yield* nameIndexing(things.map(({ name }) => name)),
    texts: yield* textIndexing(things.map(searchableText)),
  };
}

/** [SE4] The same at once. */
export function thingIndex(menu: Menu): ThingIndex {
  return allSteps(thingIndexing(menu));
}

/** A combo is called so, whatever its name is. */
const COMBO = 'combo';

const direct = (hits: readonly Hit[]): number[] => hits.flatMap(({ name, near }) => (near ? [] : [name]));

/** [SE14] A query for combos means combos: those that answer the rest of it. */
function combosMeant({ things, names, texts }: ThingIndex, query: string): number[] {
  const words = wordsInText(query);
  const others = words.filter(({ folded }) => folded !== COMBO);
  if (others.length === words.length) return [];
  const rest = others.map(({ written }) => written).join(' ');
  const found = new Set([...direct(findNames(names, rest)), ...findTexts(texts, rest)]);
  return [...found].filter((at) => things[at] && isCombo(things[at]));
}

/** [SE4] [SE8] [SE13] [SE14] A query finds among what is sold here and now: by its name, the most likely first, then by its description, then what is near. */
export function findThings(
  index: ThingIndex,
  query: string,
  wall: WallTime,
  place: ListingPlace,
): SearchHit[] {
  const { things, names, texts } = index;
  const hits = findNames(names, query);
  const named = new Set([...combosMeant(index, query), ...direct(hits)]);
  const told = [...findTexts(texts, query)].filter((at) => !named.has(at));
  const near = hits.filter((hit) => hit.near && !told.includes(hit.name));
  const all = [
    ...[...named, ...told].map((at) => ({ at, near: false })),
    ...near.map(({ name }) => ({ at: name, near: true })),
  ];
  return all.flatMap(({ at, near }) => {
    const thing = things[at];
    return thing && isOnOffer(thing, wall, place) ? [{ thing, near }] : [];
  });
}
