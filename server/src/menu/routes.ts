import { getMenu } from '@mam/contract/menu/get-menu.ts';
import { MenuWire } from '@mam/contract/menu/menu.schema.ts';
import { brandCode } from '../brand/brand-document.ts';
import { menuKey } from '../cache/caches.ts';
import type { Feature } from '../context.ts';
import { serveCached } from '../http/cached/serve-cached.ts';
import { storeId } from '../store/store-document.ts';
import { makeMenu, menuVersion } from './reading.ts';

/** A store's menu, from memory. */
export const menuRoutes: Feature = (app, context) => {
  const { read } = context.database;
  const { menus } = context.caches;
  context.live.allow('menu', () => true);

  serveCached(app, getMenu, { answer: MenuWire, otherwise: {} }, (query) => {
    const [code, store] = [brandCode(query.pos_parent), storeId(query.pos_id)];
    if (!code || !store) return null;
    return {
      cache: menus,
      key: menuKey(code, store),
      version: () => menuVersion(read, code, store),
      make: () => makeMenu(context, code, store),
    };
  });
};
