import { readFileSync } from 'node:fs';
import { serve } from '@mam/client/test/served.ts';
import { getConfig } from '@mam/contract/brand/get-config.ts';
import { getMenu } from '@mam/contract/menu/get-menu.ts';
import type { ItemWire } from '@mam/contract/menu/item.schema.ts';
import type { MenuWire } from '@mam/contract/menu/menu.schema.ts';
import { listRestaurants } from '@mam/contract/store/list-restaurants.ts';

const { brand, stores, menus } = JSON.parse(readFileSync('demo/bepnha/bundle.json', 'utf8'));
const MENU: MenuWire = menus[0].menu;

/** A server that knows the first store of Bếp Nhà Lúa and sells what the demo does, some dishes of it changed by name. */
export function serveMenu(change: Readonly<Record<string, Partial<ItemWire>>> = {}): void {
  const items = MENU.items.map((item) => ({ ...item, ...change[item.name] }));
  serve(getConfig, () => ({ data: brand }));
  serve(listRestaurants, () => ({ data: { restaurants: [stores[0]] } as never }));
  serve(getMenu, () => ({ data: { ...MENU, items } }));
}
