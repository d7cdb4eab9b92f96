import { listRestaurants } from '@mam/contract/store/list-restaurants.ts';
import type { RestaurantWire } from '@mam/contract/store/restaurant.schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { placeQuery } from '../brand/config-query.ts';
import { call, dataOf } from '../data/call.ts';
import { topics } from '../data/query-cache.ts';

/** The stores of a brand (store id 0), or the one store, as the wire has them. */
export function restaurantQuery(brand: string, storeId: number) {
  return queryOptions({
    queryKey: [topics.store(brand, storeId), 'restaurants'],
    queryFn: async ({ signal }): Promise<readonly RestaurantWire[]> =>
      dataOf(await call(listRestaurants, { query: placeQuery(brand, storeId), signal })).restaurants,
    enabled: brand.length >= 2,
  });
}
