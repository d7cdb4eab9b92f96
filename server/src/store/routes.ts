import { ConfigWire } from '@mam/contract/brand/config.schema.ts';
import { getConfig } from '@mam/contract/brand/get-config.ts';
import { BrandList } from '@mam/contract/brand/list-brands.schema.ts';
import { listBrands } from '@mam/contract/brand/list-brands.ts';
import { listRestaurants } from '@mam/contract/store/list-restaurants.ts';
import { RestaurantList } from '@mam/contract/store/restaurant.schema.ts';
import { brandCode } from '../brand/brand-document.ts';
import { brandsVersion } from '../brand/queries.ts';
import type { Feature } from '../context.ts';
import { serveCached } from '../http/cached/serve-cached.ts';
import { brandVersion, makeBrands, makeConfig, makeRestaurants } from './reading.ts';
import { storeId } from './store-document.ts';

/** Which brands and stores there are, and how they are set. */
export const storeRoutes: Feature = (app, context) => {
  const { read } = context.database;
  const { answers } = context.caches;
  // everybody may read stores and menus, so everybody may hear that they changed
  context.live.allow('store', () => true);

  serveCached(app, listBrands, { answer: BrandList }, () => ({
    cache: answers,
    key: '* brands',
    version: () => brandsVersion(read),
    make: () => makeBrands(read),
    // few and small: asked anew each time, compressed again only when one has changed
    alwaysLatest: true,
  }));

  serveCached(app, getConfig, { answer: ConfigWire, otherwise: {} }, (query) => {
    const [code, store] = [brandCode(query.pos_parent), storeId(query.pos_id)];
    if (!code) return null;
    return {
      cache: answers,
      key: `${code} config ${store ?? ''}`,
      version: () => brandVersion(read, code),
      make: () => makeConfig(read, code, store),
    };
  });

  serveCached(app, listRestaurants, { answer: RestaurantList, otherwise: { restaurants: [] } }, (query) => {
    const [code, store] = [brandCode(query.pos_parent), storeId(query.pos_id)];
    if (!code) return null;
    return {
      cache: answers,
      key: `${code} restaurant ${store ?? ''}`,
      version: () => brandVersion(read, code),
      make: () => makeRestaurants(read, code, store),
    };
  });
};
