import { readFileSync } from 'node:fs';
import { serve } from '@mam/client/test/served.ts';
import { getConfig } from '@mam/contract/brand/get-config.ts';
import { getMenu } from '@mam/contract/menu/get-menu.ts';
import { menuFromWire } from '@mam/contract/menu/menu-wire.ts';
import { listRestaurants } from '@mam/contract/store/list-restaurants.ts';
import type { RestaurantWire } from '@mam/contract/store/restaurant.schema.ts';
import { storeFromWire } from '@mam/contract/store/store-wire.ts';
import type { StoreMenu } from '../src/menu/use-menu.ts';

const { brand, stores, menus } = JSON.parse(readFileSync('demo/bepnha/bundle.json', 'utf8'));
const RESTAURANT: RestaurantWire = stores[0];

/** The first store of Bếp Nhà Lúa and its menu, as the demo has them but for what is said. */
export function aShop(change: Partial<RestaurantWire> = {}): StoreMenu {
  const store = storeFromWire({ ...RESTAURANT, ...change }, brand);
  return { store, menu: menuFromWire(menus[0].menu, store, { template: brand.template }) };
}

/** A server that knows this store, and what it sells. */
export function serveShop(change: Partial<RestaurantWire> = {}): StoreMenu {
  serve(getConfig, () => ({ data: brand }));
  serve(listRestaurants, () => ({ data: { restaurants: [{ ...RESTAURANT, ...change }] } as never }));
  serve(getMenu, () => ({ data: menus[0].menu }));
  return aShop(change);
}
