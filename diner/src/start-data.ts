import { orderTopic } from '@mam/contract/http/topic.ts';
import type { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';
import type { StartData } from '@mam/contract/page/start-data.ts';
import { configQuery } from './brand/config-query.ts';
import { queryCache } from './data/query-cache.ts';
import { menuQuery } from './menu/menu-query.ts';
import type { Place } from './start/place.ts';
import { restaurantQuery } from './store/restaurant-query.ts';

/** Puts what a server laid into the page where the screens look for it; nothing has to be asked for the first picture. */
export function layIn(data: Partial<StartData>, { brand, storeId }: Place): void {
  const { config, restaurants, menu, order } = data;
  if (config) queryCache.setQueryData(configQuery(brand, storeId).queryKey, config);
  if (restaurants) queryCache.setQueryData(restaurantQuery(brand, storeId).queryKey, restaurants);
  if (menu) queryCache.setQueryData(menuQuery(brand, storeId).queryKey, menu);
  if (order) layOrderIn(order);
}

/** Read for nobody in particular: shown at once, and asked for again as soon as it is on screen, by whoever looks at it. */
function layOrderIn(order: OrderDetail): void {
  const queryKey = [orderTopic(order.hash)];
  queryCache.setQueryData(queryKey, order);
  void queryCache.invalidateQueries({ queryKey, refetchType: 'none' });
}
