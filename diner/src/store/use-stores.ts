import { storeFromWire } from '@mam/contract/store/store-wire.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { configQuery } from '../brand/config-query.ts';
import { restaurantQuery } from './restaurant-query.ts';
import type { Reading } from './use-store.ts';

/** A brand as its list of stores needs it. */
export interface BrandStores {
  readonly name: string;
  readonly logo: string | null;
  readonly stores: readonly Store[];
}

/** All stores of a brand. */
export function useStores(brand: string): Reading<BrandStores> {
  const config = useQuery(configQuery(brand, 0));
  const restaurants = useQuery(restaurantQuery(brand, 0));
  const value = useMemo((): BrandStores | null => {
    if (!config.data || !restaurants.data) return null;
    const settings = config.data;
    return {
      name: settings.name ?? settings.pos_parent,
      logo: settings.image_thumb_url || null,
      stores: restaurants.data.map((restaurant) => storeFromWire(restaurant, settings)),
    };
  }, [config.data, restaurants.data]);
  if (brand.length < 2 || config.data === null) return { state: 'unknown' };
  if (value) return { state: 'ready', value };
  if (!config.isError && !restaurants.isError) return { state: 'loading' };
  return {
    state: 'failed',
    retry: () => {
      void config.refetch();
      void restaurants.refetch();
    },
  };
}
