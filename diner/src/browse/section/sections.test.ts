import type { MenuWire } from '@mam/contract/menu/menu.schema.ts';
import { menuFromWire } from '@mam/contract/menu/menu-wire.ts';
import { storeFromWire } from '@mam/contract/store/store-wire.ts';
import { AWAY } from '@mam/domain/menu/listing.ts';
import { describe, expect, it } from 'vitest';
import { createMenuListing } from './sections.ts';

/** Saturday, 21 November 2026, 09:59:58 in Ho Chi Minh City. */
const NEARLY_TEN = Date.UTC(2026, 10, 21, 2, 59, 58);

const store = storeFromWire(
  { Id: 1, Pos_Name: 'A', Pos_Address: '', Active: 1 },
  { id: 'a', pos_parent: 'AA' },
);
const dish = (id: string, more: Partial<MenuWire['items'][number]> = {}) => ({
  id,
  name: id,
  type_id: 'Món chính',
  ta_price: 10_000,
  ...more,
});
const here = {
  store,
  menu: menuFromWire(
    {
      items: [dish('always'), dish('from ten', { time_sale_hour_day: 2 ** 10 })],
      item_types: [{ id: 1, text_id: 'Món chính', name: 'Món chính' }],
      list_normal_combo: [
        {
          id: 'c',
          combo_name: 'Giờ vàng',
          ta_value: 50_000,
          start_date: '2026-11-21 10:00:03',
          end_date: null,
        },
      ],
    },
    store,
  ),
};
const say = (key: string) => key;
const names = (sections: ReturnType<ReturnType<typeof createMenuListing>>) =>
  sections.map(({ id, dishes, combos }) => [id, ...[...dishes, ...combos].map((thing) => thing.id)]);

describe('the sections of the page', () => {
  it('follow the clock from one look to the next', () => {
    const listing = createMenuListing(here, AWAY, say);
    expect(names(listing(NEARLY_TEN))).toEqual([['Món chính', 'always']]);
    expect(names(listing(NEARLY_TEN + 3_000))).toEqual([['Món chính', 'always', 'from ten']]);
    expect(names(listing(NEARLY_TEN + 5_000))).toEqual([
      ['-1', 'c'],
      ['Món chính', 'always', 'from ten'],
    ]);
  });

  it('stay the same list while nothing changes, so that a tick renders nothing', () => {
    const listing = createMenuListing(here, AWAY, say);
    const first = listing(NEARLY_TEN);
    expect(listing(NEARLY_TEN)).toBe(first);
    expect(listing(NEARLY_TEN + 1_000)).toBe(first);
    const later = listing(NEARLY_TEN + 10_000);
    expect(later).not.toBe(first);
    expect(listing(NEARLY_TEN + 15_000)).toBe(later);
  });

  it('show without a clock only what is always sold', () => {
    expect(names(createMenuListing(here, AWAY, say)(null))).toEqual([['Món chính', 'always']]);
  });

  it('have anchors that are good as ids and in addresses', () => {
    const [only] = createMenuListing(here, AWAY, say)(null);
    expect(only?.anchor).toMatch(/^sec-[\w:-]+$/);
    expect(new URL(`http://x/#${only?.anchor}`).hash).toBe(`#${only?.anchor}`);
  });
});
