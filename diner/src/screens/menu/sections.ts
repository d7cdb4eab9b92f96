import type { DishPicture } from '@mam/domain/menu/dish.ts';
import { AWAY, menuSections, type Section } from '@mam/domain/menu/listing.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { EpochMs, WallTime } from '@mam/domain/time/moment.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import bento from '@mam/ui/art/bento-box.svg';
import fire from '@mam/ui/art/fire.svg';
import sparkles from '@mam/ui/art/sparkles.svg';
import { useMemo } from 'react';
import type { StoreMenu } from '../../menu/use-menu.ts';
import type { SayMenu } from './opening.ts';

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
  combos: { sign: bento, hue: 60 },
};
const NO_PICTURE: DishPicture = { url: null, hue: 60, cutout: true };

/** Before the page meets a clock: only what is always sold, at a time that matters to nothing of it. */
const NO_TIME: WallTime = { year: 2000, month: 1, day: 1, weekday: 6, hour: 0, minute: 0, second: 0 };
const isAlways = ({ days, hours }: { days: number; hours: number }): boolean => days === 0 && hours === 0;

function alwaysSold(menu: Menu): Menu {
  return {
    ...menu,
    dishes: menu.dishes.filter((dish) => isAlways(dish.window)),
    combos: menu.combos.filter(({ window, from, until }) => isAlways(window) && !from && !until),
  };
}

function shown(section: Section, menu: Menu, say: SayMenu): ShownSection {
  const { id, kind, dishes, combos } = section;
  const category = kind === 'category' ? menu.categories.find((one) => one.id === id) : undefined;
  const drawn = SIGNS[kind];
  return {
    ...section,
    anchor: `sec-${id}`,
    title: section.name ?? say(kind === 'best' ? 'best' : kind === 'new' ? 'new' : 'combos'),
    picture: category?.picture ?? { ...NO_PICTURE, hue: drawn?.hue ?? NO_PICTURE.hue },
    sign: drawn?.sign ?? null,
    count: dishes.length + combos.length,
  };
}

/** What the menu shows now, in its order. */
export function useSections(
  { menu, store }: StoreMenu,
  minute: EpochMs | null,
  say: SayMenu,
): readonly ShownSection[] {
  const { zone } = store;
  return useMemo(() => {
    const sections =
      minute === null
        ? menuSections(alwaysSold(menu), NO_TIME, AWAY)
        : menuSections(menu, wallTime(minute, zone), AWAY);
    return sections.map((section) => shown(section, menu, say));
  }, [menu, zone, minute, say]);
}
