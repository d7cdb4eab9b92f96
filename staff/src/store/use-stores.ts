import { dataOrThrow } from '@mam/client/call.ts';
import type { ConfigAnswer, ConfigWire } from '@mam/contract/brand/config.schema.ts';
import { getConfig } from '@mam/contract/brand/get-config.ts';
import { listRestaurants } from '@mam/contract/store/list-restaurants.ts';
import { storeFromWire } from '@mam/contract/store/store-wire.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../data/ask.ts';
import { keys } from '../data/queries.ts';

function isKnown(config: ConfigAnswer): config is ConfigWire {
  return 'pos_parent' in config;
}

async function readStores(brand: string, signal: AbortSignal): Promise<readonly Store[]> {
  const [configAnswer, storesAnswer] = await Promise.all([
    call(getConfig, { query: { pos_parent: brand }, signal }),
    call(listRestaurants, { query: { pos_parent: brand }, signal }),
  ]);
  const config = dataOrThrow(configAnswer);
  const { restaurants } = dataOrThrow(storesAnswer);
  if (!isKnown(config)) return [];
  return restaurants.map((restaurant) => storeFromWire(restaurant, config));
}

/** The stores of a brand as the house knows them: zone, currency, language. */
export function useStores(brand: string) {
  return useQuery({
    queryKey: keys.stores(brand),
    queryFn: ({ signal }) => readStores(brand, signal),
    staleTime: 5 * 60_000,
  });
}
