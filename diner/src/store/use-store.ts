import type { ConfigWire } from '@mam/contract/brand/config.schema.ts';
import { storeTopic } from '@mam/contract/http/topic.ts';
import type { RestaurantWire } from '@mam/contract/store/restaurant.schema.ts';
import { storeFromWire } from '@mam/contract/store/store-wire.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../brand/config-query.ts';
import { useLive } from '../data/live/use-live.ts';
import { restaurantQuery } from './restaurant-query.ts';

/** A thing that is being read: here, on its way, unknown to the server, or not to be had at the moment. */
export type Reading<T> =
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'loading' }
  | { readonly state: 'unknown' }
  | { readonly state: 'failed'; readonly retry: () => void };

/** Built once per answer, whoever asks. */
const built = new WeakMap<RestaurantWire, { readonly config: ConfigWire; readonly store: Store }>();

function storeFrom(restaurant: RestaurantWire, config: ConfigWire): Store {
  const known = built.get(restaurant);
  if (known?.config === config) return known.store;
  const store = storeFromWire(restaurant, config);
  built.set(restaurant, { config, store });
  return store;
}

/** One store with its settings, kept up to date. storeId 0 reads as unknown. */
export function useStore(brand: string, storeId: number): Reading<Store> {
  const config = useQuery({ ...configQuery(brand, storeId), enabled: storeId > 0 && brand.length >= 2 });
  const restaurants = useQuery({
    ...restaurantQuery(brand, storeId),
    enabled: storeId > 0 && brand.length >= 2,
  });
  useLive(storeId > 0 ? storeTopic(brand, storeId) : null);
  if (storeId === 0 || brand.length < 2) return { state: 'unknown' };
  if (config.data === null) return { state: 'unknown' };
  if (config.data && restaurants.data) {
    const restaurant = restaurants.data.find(({ Id }) => Id === storeId);
    return restaurant ? { state: 'ready', value: storeFrom(restaurant, config.data) } : { state: 'unknown' };
  }
  if (!config.isError && !restaurants.isError) return { state: 'loading' };
  return {
    state: 'failed',
    retry: () => {
      void config.refetch();
      void restaurants.refetch();
    },
  };
}
