import type { ConfigWire } from '@mam/contract/brand/config.schema.ts';
import type { MenuWire } from '@mam/contract/menu/menu.schema.ts';
import type { RestaurantWire } from '@mam/contract/store/restaurant.schema.ts';
import { configQuery } from './brand/config-query.ts';
import { queryCache } from './data/query-cache.ts';
import { menuQuery } from './menu/menu-query.ts';
import type { Place } from './start/place.ts';
import { restaurantQuery } from './store/restaurant-query.ts';

/** What a server may lay into the page so that nothing has to be asked for the first picture. */
export interface StartData {
  readonly seq?: number;
  readonly config?: ConfigWire;
  readonly restaurants?: readonly RestaurantWire[];
  readonly menu?: MenuWire;
}

/** Puts it where the screens look for it. */
export function layIn({ config, restaurants, menu }: StartData, { brand, storeId }: Place): void {
  if (config) queryCache.setQueryData(configQuery(brand, storeId).queryKey, config);
  if (restaurants) queryCache.setQueryData(restaurantQuery(brand, storeId).queryKey, restaurants);
  if (menu) queryCache.setQueryData(menuQuery(brand, storeId).queryKey, menu);
}
