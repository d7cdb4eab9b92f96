import { hasDietWish } from '@mam/domain/diet/wish.ts';
import type { Combo } from '@mam/domain/menu/combo.ts';
import type { Dish } from '@mam/domain/menu/dish.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import { type Suiting, suiting } from '@mam/domain/menu/suiting.ts';
import { filterSections, type SectionIndex, sectionIndex } from '@mam/domain/search/filter-sections.ts';
import { dietWish, type StoredDietWish } from '../diet/wish.ts';
import type { ShownSection } from './section/sections.ts';

/** A menu with a wish and a query applied to it. */
export interface FilterResult {
  readonly sections: readonly ShownSection[];
  /** dishes and combos the wish hides; of them those the restaurant says nothing about */
  readonly hidden: number;
  readonly silent: number;
  readonly suiting: Suiting | null;
}

function suited(sections: readonly ShownSection[], { judge }: Suiting): Omit<FilterResult, 'suiting'> {
  const hidden = new Set<Dish | Combo>();
  const silent = new Set<Dish | Combo>();
  const suits = (thing: Dish | Combo): boolean => {
    const judgement = judge(thing);
    if (judgement !== 'suits') hidden.add(thing);
    if (judgement === 'not-stated') silent.add(thing);
    return judgement === 'suits';
  };
  const left = sections.map((section) =>
    counted(section, section.dishes.filter(suits), section.combos.filter(suits)),
  );
  return { sections: left.filter(({ count }) => count > 0), hidden: hidden.size, silent: silent.size };
}

/** The same section when nothing of it is gone. */
const counted = (section: ShownSection, dishes: readonly Dish[], combos: readonly Combo[]): ShownSection =>
  dishes.length + combos.length === section.count
    ? section
    : { ...section, dishes, combos, count: dishes.length + combos.length };

const indexes = new WeakMap<readonly ShownSection[], SectionIndex<ShownSection>>();

function cachedSectionIndex(sections: readonly ShownSection[]): SectionIndex<ShownSection> {
  const known = indexes.get(sections);
  if (known) return known;
  const made = sectionIndex(sections);
  indexes.set(sections, made);
  return made;
}

/** [DI5] The sections a wish leaves. */
function filterByWish(menu: Menu, sections: readonly ShownSection[], said: StoredDietWish): FilterResult {
  const wish = dietWish(said);
  if (!hasDietWish(wish)) return { sections, hidden: 0, silent: 0, suiting: null };
  const asked = suiting(menu, wish);
  return { ...suited(sections, asked), suiting: asked };
}

/** [SE10] The sections a query leaves. */
function filterByQuery(sections: readonly ShownSection[], query: string): readonly ShownSection[] {
  if (!query.trim()) return sections;
  return filterSections(cachedSectionIndex(sections), query).map((section) =>
    counted(section, section.dishes, section.combos),
  );
}

let last: { menu: Menu; all: readonly ShownSection[]; said: StoredDietWish; result: FilterResult } | null =
  null;

/** Applies a wish to the sections, then a query to the rest; typing does not apply the wish again. */
export function filterMenu(
  menu: Menu,
  all: readonly ShownSection[],
  said: StoredDietWish,
  query: string,
): FilterResult {
  if (last?.menu !== menu || last.all !== all || last.said !== said)
    last = { menu, all, said, result: filterByWish(menu, all, said) };
  return { ...last.result, sections: filterByQuery(last.result.sections, query) };
}
