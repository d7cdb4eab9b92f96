import type { Say } from '@mam/client/i18n.ts';
import type { BrandCard } from '@mam/contract/brand/list-brands.schema.ts';
import type { DemoTour } from '@mam/contract/demo/demo.schema.ts';
import { linkTo } from '@mam/contract/page/link.ts';
import chair from '@mam/ui/art/chair.svg';
import riceBowl from '@mam/ui/art/cooked-rice.svg';
import soup from '@mam/ui/art/steaming-bowl.svg';

/** A way into the product as a guest. */
export interface Door {
  readonly key: string;
  readonly to: string;
  readonly title: string;
  readonly text: string;
  /** a picture, or the people who are there */
  readonly picture: string | readonly string[];
  /** of the pantry */
  readonly hue: number;
}

type SayDemo = Say<
  | 'menu'
  | 'menu_text'
  | 'table'
  | 'table_text'
  | 'table_digits'
  | 'group'
  | 'group_text'
  | 'foreign'
  | 'foreign_text'
  | 'other_text'
>;

const SOURCE = 'DEFAULT';

/** The guest's entries on the demo's first page, as far as the demo has them now. */
export function guestDoors(
  { stage, table, group, elsewhere }: DemoTour,
  brands: readonly BrandCard[],
  say: SayDemo,
) {
  const nameOf = (code: string) => brands.find(({ pos_parent }) => pos_parent === code)?.name ?? code;
  const doors: Door[] = [];
  const at = stage && { brand: stage.pos_parent, storeId: stage.pos_id, source: SOURCE };
  if (at)
    doors.push({
      key: 'menu',
      to: linkTo('/menu', at),
      title: say('menu', { name: nameOf(at.brand) }),
      text: say('menu_text'),
      picture: riceBowl,
      hue: 60,
    });
  if (at && table)
    doors.push({
      key: 'table',
      to: linkTo('/', at, { table_name: table.name, table_code: table.code }),
      title: say('table', { name: table.name, n: table.guests }),
      text: table.digits ? say('table_digits', { digits: table.digits }) : say('table_text'),
      picture: chair,
      hue: 130,
    });
  if (at && group)
    doors.push({
      key: 'group',
      to: linkTo('/menu', at, { group: group.hash }),
      title: say('group', { n: group.names.length }),
      text: say('group_text', { names: group.names.join(', ') }),
      picture: group.names,
      hue: 340,
    });
  for (const { pos_parent: brand, pos_id: storeId } of elsewhere) {
    const german = brands.find(({ pos_parent }) => pos_parent === brand)?.language === 'de';
    doors.push({
      key: brand,
      to: linkTo('/menu', { brand, storeId, source: SOURCE }),
      title: german ? say('foreign', { name: nameOf(brand) }) : nameOf(brand),
      text: say(german ? 'foreign_text' : 'other_text'),
      picture: soup,
      hue: 42,
    });
  }
  return doors;
}
