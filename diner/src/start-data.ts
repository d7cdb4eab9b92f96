import type { StartData } from '@mam/contract/page/start-data.ts';
import { configQuery } from './brand/config-query.ts';
import { queryCache } from './data/query-cache.ts';
import { menuQuery } from './menu/menu-query.ts';
import type { Place } from './start/place.ts';
import { restaurantQuery } from './store/restaurant-query.ts';

/** Puts what a server laid into the page where the screens look for it; nothing has to be asked for the first picture. */
export function layIn({ config, restaurants, menu }: Partial<StartData>, { brand, storeId }: Place): void {
  if (config) queryCache.setQueryData(configQuery(brand, storeId).queryKey, config);
  if (restaurants) queryCache.setQueryData(restaurantQuery(brand, storeId).queryKey, restaurants);
  if (menu) queryCache.setQueryData(menuQuery(brand, storeId).queryKey, menu);
}
