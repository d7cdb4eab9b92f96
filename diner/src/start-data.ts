import { orderTopic } from '@mam/contract/http/topic.ts';
import type { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';
import type { StartData } from '@mam/contract/page/start-data.ts';
import { configQuery } from './brand/config-query.ts';
import { queryCache } from './data/query-cache.ts';
import { menuQuery } from './menu/menu-query.ts';
import type { Place } from './start/place.ts';
import { restaurantQuery } from './store/restaurant-query.ts';

/** Puts the server's data into the cache where the screens look for it: the first picture needs no call. */
export function layIn(data: Partial<StartData>, { brand, storeId }: Place): void {
  const { config, restaurants, menu, order } = data;
  if (config) queryCache.setQueryData(configQuery(brand, storeId).queryKey, config);
  if (restaurants) queryCache.setQueryData(restaurantQuery(brand, storeId).queryKey, restaurants);
  if (menu) queryCache.setQueryData(menuQuery(brand, storeId).queryKey, menu);
  if (order) layOrderIn(order);
}

/** Keeps an order read for nobody in particular: it is shown at once, and asked for again by its reader. */
function layOrderIn(order: OrderDetail): void {
  const queryKey = [orderTopic(order.hash)];
  queryCache.setQueryData(queryKey, order);
  void queryCache.invalidateQueries({ queryKey, refetchType: 'none' });
}
