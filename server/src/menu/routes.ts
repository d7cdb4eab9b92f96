import { getMenu } from '@mam/contract/menu/get-menu.ts';
import { MenuWire } from '@mam/contract/menu/menu.schema.ts';
import { brandCode } from '../brand/brand-document.ts';
import { menuKey } from '../cache/caches.ts';
import type { Feature } from '../context.ts';
import { wantsLatest } from '../http/cached-answer.ts';
import { type RawQuery, serveCached } from '../http/serve-cached.ts';
import { storeId } from '../store/store-document.ts';
import { makeMenu, menuVersion } from './reading.ts';

/** What a store sells, from memory. */
export const menuRoutes: Feature = (app, context) => {
  const { read } = context.database;
  const { menus } = context.caches;
  context.live.allow('menu', () => true);

  const keyOf = (query: RawQuery) => {
    const [code, store] = [brandCode(query.pos_parent), storeId(query.pos_id)];
    return code && store ? { code, store, key: menuKey(code, store) } : null;
  };

  serveCached(app, getMenu, { answer: MenuWire, otherwise: {} }, (query) => {
    const place = keyOf(query);
    if (!place) return null;
    const { code, store, key } = place;
    const make = () => makeMenu(read, code, store);
    return wantsLatest(query)
      ? menus.latest(key, () => menuVersion(read, code, store), make)
      : menus.get(key, make);
  });
};
