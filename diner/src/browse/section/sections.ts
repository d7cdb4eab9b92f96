import type { DishPicture } from '@mam/domain/menu/dish.ts';
import { type ListingPlace, menuSections, type Section } from '@mam/domain/menu/listing.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import bento from '@mam/ui/art/bento-box.svg';
import fire from '@mam/ui/art/fire.svg';
import sparkles from '@mam/ui/art/sparkles.svg';
import { useMemo } from 'react';
import { useWantedAt } from '../../cart/use-wanted-at.ts';
import { useOnClock } from '../../device/clock.ts';
import type { StoreMenu } from '../../menu/use-menu.ts';
import { renderedOn } from '../../start/server-rendered.ts';
import type { SayMenu } from '../../store/opening.ts';

/** A section as the page shows it. */
export interface ShownSection extends Section {
  /** id of its element */
  readonly anchor: string;
  readonly title: string;
  readonly picture: DishPicture;
  /** a drawing for the sections that have no picture of their own */
  readonly sign: string | null;
  readonly count: number;
}

const SIGNS: Readonly<Record<string, { readonly sign: string; readonly hue: number }>> = {
  new: { sign: sparkles, hue: 300 },
  best: { sign: fire, hue: 30 },
  recommended: { sign: fire, hue: 30 },
  combos: { sign: bento, hue: 60 },
};
const NO_PICTURE: DishPicture = { url: null, hue: 60, cutout: true };

/** Before the page meets a clock: what is sold at every hour of the day it was rendered on. */
const isAlways = ({ days, hours }: { days: number; hours: number }): boolean => days === 0 && hours === 0;

function soldAllDay(menu: Menu): Menu {
  return {
    ...menu,
    dishes: menu.dishes.filter((dish) => isAlways(dish.window)),
    combos: menu.combos.filter((combo) => isAlways(combo.window)),
  };
}

function shown(section: Section, menu: Menu, say: SayMenu): ShownSection {
  const { id, kind, dishes, combos } = section;
  const category = kind === 'category' ? menu.categories.find((one) => one.id === id) : undefined;
  const drawn = SIGNS[kind];
  return {
    ...section,
    anchor: sectionAnchor(id),
    title: section.name ?? (kind === 'category' ? '' : say(kind)),
    picture: category?.picture ?? { ...NO_PICTURE, hue: drawn?.hue ?? NO_PICTURE.hue },
    sign: drawn?.sign ?? null,
    count: dishes.length + combos.length,
  };
}

/** A name for the element that is also good in an address, whatever signs an id is made of. */
function sectionAnchor(id: string): string {
  return `sec-${id.replace(/[^\w-]/g, (sign) => `:${sign.charCodeAt(0)}:`)}`;
}

const sameThings = (a: readonly object[], b: readonly object[]): boolean =>
  a.length === b.length && a.every((thing, index) => thing === b[index]);

const isSame = (a: Section, b: Section): boolean =>
  a.id === b.id && sameThings(a.dishes, b.dishes) && sameThings(a.combos, b.combos);

/** Answers with the same list and sections until something in them has changed: a tick renders nothing by itself. */
export function createMenuListing({ menu, store }: StoreMenu, where: ListingPlace, say: SayMenu) {
  let asked: EpochMs | null | undefined;
  let answer: readonly ShownSection[] = [];
  return (at: EpochMs | null): readonly ShownSection[] => {
    if (at === asked) return answer;
    const first = asked === undefined;
    asked = at;
    const found =
      at === null
        ? menuSections(soldAllDay(menu), wallTime(renderedOn(), store.zone), where)
        : menuSections(menu, wallTime(at, store.zone), where);
    const before = answer;
    const now = found.map(
      (section) => before.find((one) => isSame(one, section)) ?? shown(section, menu, say),
    );
    if (first || !sameThings(now, before)) answer = now;
    return answer;
  };
}

/** The sections of the menu at the time the food is wanted, in its order; looked at anew every 5 s. */
export function useSections(here: StoreMenu, where: ListingPlace, say: SayMenu): readonly ShownSection[] {
  const wanted = useWantedAt(here.store);
  const listing = useMemo(() => createMenuListing(here, where, say), [here, where, say]);
  return useOnClock((now) => listing(now === null ? null : wanted(now)));
}
