import { menuFromWire } from '@mam/contract/menu/menu-wire.ts';
import type { Page } from '@mam/contract/page/link.ts';
import type { StartData } from '@mam/contract/page/start-data.ts';
import { storeFromWire } from '@mam/contract/store/store-wire.ts';
import type { Combo } from '@mam/domain/menu/combo.ts';
import type { Dish } from '@mam/domain/menu/dish.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { Store } from '@mam/domain/store/store.ts';
import type { PageAddress } from './page-address.ts';

/** The things a page speaks of, as the house knows them. */
export interface PageSubject {
  readonly stores: readonly Store[];
  /** the one store of a menu, a dish, a combo */
  readonly store: Store | null;
  readonly menu: Menu | null;
  readonly dish: Dish | null;
  readonly combo: Combo | null;
}

/** The one store an address names; null = it names none. */
export function storeOn(
  { store }: Pick<PageAddress, 'store'>,
  { restaurants, config }: StartData,
): Store | null {
  const [restaurant] = restaurants;
  return store === null || !restaurant ? null : storeFromWire(restaurant, config);
}

/** The same things the app will find in this data; null = the address names a dish or combo nobody sells. */
export function shownOn(address: PageAddress, data: StartData): PageSubject | null {
  const { path, thing } = address;
  const stores = data.restaurants.map((restaurant) => storeFromWire(restaurant, data.config));
  const store = storeOn(address, data);
  const menu = data.menu && store ? menuFromWire(data.menu, store) : null;
  const [dish, combo] = [dishOn(path, thing, menu), comboOn(path, thing, menu)];
  if ((path === '/menu/product' && !dish) || (path === '/menu/combo' && !combo)) return null;
  return { stores, store, menu, dish, combo };
}

/** Whether a page about one thing is about a thing that this menu has; what is no such page is about nothing. */
export function isOfMenu({ path, thing }: Pick<PageAddress, 'path' | 'thing'>, menu: Menu): boolean {
  if (thing === '') return true;
  return dishOn(path, thing, menu) !== null || comboOn(path, thing, menu) !== null;
}

function dishOn(path: Page, thing: string, menu: Menu | null): Dish | null {
  if (path !== '/menu/product' || !menu) return null;
  const dish = menu.dishes.find(({ storeItemId }) => storeItemId === thing) ?? menu.dishById.get(thing);
  return dish && !dish.virtual ? dish : null;
}

function comboOn(path: Page, thing: string, menu: Menu | null): Combo | null {
  const combo = path === '/menu/combo' ? menu?.comboById.get(thing) : null;
  return combo?.active ? combo : null;
}
