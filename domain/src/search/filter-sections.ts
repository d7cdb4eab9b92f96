import type { Combo } from '../menu/combo.ts';
import type { Dish } from '../menu/dish.ts';
import { searchableText } from './find-things.ts';
import type { NameIndex } from './name-answers.ts';
import { allSteps, findNames, nameIndex } from './name-index.ts';
import { findTexts, type TextIndex, textIndexing } from './text-index.ts';

/** A section of the menu under the name it is shown with. */
interface Titled {
  readonly title: string;
  /** 'category' and 'combos' hold everything; the others show some of it a second time */
  readonly kind: string;
  readonly dishes: readonly Dish[];
  readonly combos: readonly Combo[];
}

/** The sections of a menu, ready to be filtered. */
export interface SectionIndex<S extends Titled> {
  readonly sections: readonly S[];
  /** every title, dish and combo, in the order of the page */
  readonly things: readonly (S | Dish | Combo)[];
  readonly names: NameIndex;
  readonly texts: TextIndex;
}

export function sectionIndex<S extends Titled>(sections: readonly S[]): SectionIndex<S> {
  const things = sections.flatMap((section) => [section, ...section.dishes, ...section.combos]);
  return {
    sections,
    things,
    names: nameIndex(things.map((thing) => ('title' in thing ? thing.title : thing.name))),
    texts: allSteps(textIndexing(things.map((thing) => ('title' in thing ? '' : searchableText(thing))))),
  };
}

/** [SE10] [SE13] Names that answer a query outright, by themselves or by their texts; near ones when none does. */
function answers(index: SectionIndex<Titled>, query: string): Iterable<number> {
  const hits = findNames(index.names, query);
  const direct = hits.filter(({ near }) => !near).map(({ name }) => name);
  const outright = new Set([...direct, ...findTexts(index.texts, query)]);
  return outright.size > 0 ? outright : hits.map(({ name }) => name);
}

/** [SE10] The sections a query leaves: whole when their name answers it, else with the dishes and combos that do. */
export function filterSections<S extends Titled>(index: SectionIndex<S>, query: string): S[] {
  const kept = new Set([...answers(index, query)].map((at) => index.things[at]));
  return index.sections.flatMap((section) => {
    if (kept.has(section)) return [section];
    if (section.kind !== 'category' && section.kind !== 'combos') return [];
    const dishes = section.dishes.filter((dish) => kept.has(dish));
    const combos = section.combos.filter((combo) => kept.has(combo));
    return dishes.length + combos.length > 0 ? [{ ...section, dishes, combos }] : [];
  });
}
