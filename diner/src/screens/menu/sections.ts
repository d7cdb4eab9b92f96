import type { DishPicture } from '@mam/domain/menu/dish.ts';
import { menuSections, type Place, type Section } from '@mam/domain/menu/listing.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { EpochMs, WallTime } from '@mam/domain/time/moment.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import bento from '@mam/ui/art/bento-box.svg';
import fire from '@mam/ui/art/fire.svg';
import sparkles from '@mam/ui/art/sparkles.svg';
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
  recommended: { sign: fire, hue: 30 },
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
    anchor: anchorOf(id),
    title: section.name ?? (kind === 'category' ? '' : say(kind)),
    picture: category?.picture ?? { ...NO_PICTURE, hue: drawn?.hue ?? NO_PICTURE.hue },
    sign: drawn?.sign ?? null,
    count: dishes.length + combos.length,
  };
}

/** A name for the element that is also good in an address, whatever signs an id is made of. */
function anchorOf(id: string): string {
  return `sec-${id.replace(/[^\w-]/g, (sign) => `:${sign.charCodeAt(0)}:`)}`;
}

const sameThings = (a: readonly object[], b: readonly object[]): boolean =>
  a.length === b.length && a.every((thing, index) => thing === b[index]);

function sameSections(a: readonly Section[], b: readonly Section[]): boolean {
  return (
    a.length === b.length &&
    a.every((one, index) => {
      const other = b[index];
      return (
        one.id === other?.id && sameThings(one.dishes, other.dishes) && sameThings(one.combos, other.combos)
      );
    })
  );
}

/** Answers with the same list until something in it has changed, so that a tick renders nothing by itself. */
export function listingOf({ menu, store }: StoreMenu, where: Place, say: SayMenu) {
  let asked: EpochMs | null | undefined;
  let answer: readonly ShownSection[] = [];
  return (at: EpochMs | null): readonly ShownSection[] => {
    if (at === asked) return answer;
    const first = asked === undefined;
    asked = at;
    const found =
      at === null
        ? menuSections(alwaysSold(menu), NO_TIME, where)
        : menuSections(menu, wallTime(at, store.zone), where);
    if (first || !sameSections(found, answer)) answer = found.map((section) => shown(section, menu, say));
    return answer;
  };
}
