import type { Combo } from '../menu/combo.ts';
import type { Dish } from '../menu/dish.ts';
import type { NameIndex } from './name-answers.ts';
import { findNames, type Hit, nameIndex } from './name-index.ts';

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
}

export function sectionIndex<S extends Titled>(sections: readonly S[]): SectionIndex<S> {
  const things = sections.flatMap((section) => [section, ...section.dishes, ...section.combos]);
  return {
    sections,
    things,
    names: nameIndex(things.map((thing) => ('title' in thing ? thing.title : thing.name))),
  };
}

/** [SE10] What outright answers a query, or what is near when nothing does. */
function bestHits(hits: readonly Hit[]): readonly Hit[] {
  const direct = hits.filter(({ near }) => !near);
  return direct.length > 0 ? direct : hits;
}

/** [SE10] The sections a query leaves: whole when their name answers it, else with the dishes and combos that do. */
export function filterSections<S extends Titled>(index: SectionIndex<S>, query: string): S[] {
  const kept = new Set(bestHits(findNames(index.names, query)).map(({ name }) => index.things[name]));
  return index.sections.flatMap((section) => {
    if (kept.has(section)) return [section];
    if (section.kind !== 'category' && section.kind !== 'combos') return [];
    const dishes = section.dishes.filter((dish) => kept.has(dish));
    const combos = section.combos.filter((combo) => kept.has(combo));
    return dishes.length + combos.length > 0 ? [{ ...section, dishes, combos }] : [];
  });
}
