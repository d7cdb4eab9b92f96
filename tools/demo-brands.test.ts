import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConfigWire } from '@mam/contract/brand/config.schema.ts';
import type { MenuWire } from '@mam/contract/menu/menu.schema.ts';
import { menuFromWire } from '@mam/contract/menu/menu-wire.ts';
import type { RestaurantWire } from '@mam/contract/store/restaurant.schema.ts';
import { storeFromWire } from '@mam/contract/store/store-wire.ts';
import { offeredParts } from '@mam/domain/combo/offered-parts.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import { isOpenAt } from '@mam/domain/store/open-state.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { describe, expect, it } from 'vitest';

interface Bundle {
  readonly brand: ConfigWire;
  readonly stores: readonly RestaurantWire[];
  readonly menus: readonly { readonly pos_ids: readonly number[]; readonly menu: MenuWire }[];
}

interface Served {
  readonly store: Store;
  readonly menu: Menu;
  readonly complaints: readonly string[];
}

function served(brand: string): Served[] {
  const file = join(import.meta.dirname, '..', 'demo', brand, 'bundle.json');
  const bundle: Bundle = JSON.parse(readFileSync(file, 'utf8'));
  return bundle.stores.map((restaurant) => {
    const store = storeFromWire(restaurant, bundle.brand);
    const wire = bundle.menus.find(({ pos_ids: ids }) => ids.includes(store.id))?.menu;
    if (!wire) throw new Error(`${store.name} has no menu`);
    const complaints: string[] = [];
    const menu = menuFromWire(wire, store, {
      report: (path, problem) => complaints.push(`${path} ${problem}`),
    });
    return { store, menu, complaints };
  });
}

const listed = ({ dishes }: Menu) =>
  dishes.filter((dish) => !dish.virtual && !dish.sideDish && dish.takeAway);
/** a Saturday at 18:00 in Ho Chi Minh City, midday in Berlin: weekend and evening dishes are sold */
const SATURDAY_EVENING = Date.parse('2027-03-06T11:00:00Z');

describe('Bếp Nhà Lúa', () => {
  const stores = served('bepnha');

  it('has four stores, each with its own way to deliver', () => {
    const ways = stores.map(({ store }) => ('steps' in store.shipping ? 'steps' : store.shipping.kind));
    expect(ways).toEqual(['Config', 'FreeShip', 'Negotiation', 'steps']);
    expect(stores.every(({ store }) => store.listed && store.location !== null)).toBe(true);
  });

  it('opens its first store at any hour, so that the demo works at night', () => {
    const hours = Array.from({ length: 7 * 24 }, (_, hour) => SATURDAY_EVENING + hour * 3_600_000);
    expect(hours.filter((at) => !isOpenAt((stores[0] as Served).store, at))).toEqual([]);
  });

  it.each(stores)('serves $store.name sixty dishes in eight categories and combos of every type', (at) => {
    const { menu, complaints } = at;
    expect(complaints).toEqual([]);
    expect(listed(menu).length).toBeGreaterThanOrEqual(60);
    const filled = menu.categories.filter(
      ({ id, shown, sideDish }) => shown && !sideDish && listed(menu).some((dish) => dish.categoryId === id),
    );
    expect(filled.length).toBeGreaterThanOrEqual(8);
    const sold = menu.combos.filter(({ active }) => active);
    expect(sold.filter(({ special }) => !special).length).toBeGreaterThanOrEqual(4);
    expect(sold.filter(({ special }) => special).length).toBeGreaterThanOrEqual(2);
    expect(new Set(sold.map(({ type }) => type))).toEqual(new Set(['PAG2', 'PAG3', 'PAG4', null]));
  });

  it('shows every state a dish can be in', () => {
    const { dishes, combos } = (stores[0] as Served).menu;
    expect(dishes.filter(({ soldOut }) => soldOut).length).toBeGreaterThanOrEqual(2);
    expect(dishes.some(({ window }) => window.hours > 0)).toBe(true);
    expect(dishes.some(({ window }) => window.days > 0)).toBe(true);
    expect(dishes.some(({ discount }) => discount === 2000)).toBe(true);
    expect(dishes.some(({ free }) => free)).toBe(true);
    expect(dishes.some(({ variants }) => variants.some(({ soldOut }) => soldOut))).toBe(true);
    const groups = dishes.flatMap((dish) => dish.groups);
    expect(groups.some(({ single, min }) => single && min === 1)).toBe(true);
    expect(groups.some(({ single }) => !single)).toBe(true);
    expect(groups.some(({ unbounded }) => unbounded)).toBe(true);
    expect(groups.some(({ options }) => options.some(({ soldOut }) => soldOut))).toBe(true);
    const pools = combos.map(({ groups: own }) => own.length - new Set(own.map(({ poolId }) => poolId)).size);
    expect(Math.max(...pools)).toBeGreaterThan(0);
    expect(combos.some(({ gift }) => gift)).toBe(true);
  });
});

describe('Spree Phở', () => {
  const stores = served('spree');

  it.each(stores)('speaks German and counts in euro at $store.name', ({ store, menu, complaints }) => {
    expect(complaints).toEqual([]);
    expect(store).toMatchObject({
      languages: { own: 'de', listed: ['de', 'en', 'vi'] },
      zone: 'Europe/Berlin',
      vatRate: 0,
    });
    expect(store.currency).toMatchObject({ symbol: '€', decimals: 2 });
    expect(listed(menu).length).toBeGreaterThanOrEqual(30);
  });
});

describe.each(['bepnha', 'spree'])('the combos of %s', (brand) => {
  const cases = served(brand).flatMap(({ store, menu }) =>
    menu.combos.filter(({ active }) => active).map((combo) => ({ store, menu, combo })),
  );

  it.each(cases)('$combo.name can be filled at $store.name', ({ store, menu, combo }) => {
    const wall = wallTime(SATURDAY_EVENING, store.zone);
    for (const group of combo.groups) {
      const parts = offeredParts(group, menu, wall).filter(({ soldOut }) => !soldOut);
      const enough = group.fixed ? group.parts.length : Math.min(group.required, 1);
      expect({ group: group.name, filled: parts.length >= enough }).toEqual({
        group: group.name,
        filled: true,
      });
    }
  });
});
