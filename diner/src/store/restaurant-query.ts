import { dataOrThrow } from '@mam/client/call.ts';
import { storeTopic } from '@mam/contract/http/topic.ts';
import { listRestaurants } from '@mam/contract/store/list-restaurants.ts';
import type { RestaurantWire } from '@mam/contract/store/restaurant.schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { placeQuery } from '../brand/config-query.ts';
import { call } from '../data/call.ts';
import { orLastSeen } from '../data/last-seen.ts';

/** The stores of a brand (store id 0), or the one store, as the wire has them. */
export function restaurantQuery(brand: string, storeId: number) {
  const queryKey = [storeTopic(brand, storeId), 'restaurants'];
  const ask = async (signal: AbortSignal): Promise<readonly RestaurantWire[]> =>
    dataOrThrow(await call(listRestaurants, { query: placeQuery(brand, storeId), signal })).restaurants;
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => orLastSeen(queryKey, signal, () => ask(signal)),
    enabled: brand.length >= 2,
  });
}
