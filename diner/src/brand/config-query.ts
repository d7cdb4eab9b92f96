import { dataOrThrow } from '@mam/client/call.ts';
import type { ConfigWire } from '@mam/contract/brand/config.schema.ts';
import { getConfig } from '@mam/contract/brand/get-config.ts';
import { storeTopic } from '@mam/contract/http/topic.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../data/call.ts';
import { orLastSeen } from '../data/last-seen.ts';
import { visit } from '../device/visit.ts';

/** The query of every reading call: brand, store, and whether the latest is asked for. */
export function placeQuery(brand: string, storeId: number) {
  return {
    pos_parent: brand,
    ...(storeId ? { pos_id: String(storeId) } : {}),
    ...(visit.getState().latest ? { latest: true } : {}),
  };
}

async function ask(brand: string, storeId: number, signal: AbortSignal): Promise<ConfigWire | null> {
  const config = dataOrThrow(await call(getConfig, { query: placeQuery(brand, storeId), signal }));
  if ('id' in config) return config as ConfigWire;
  // a store without a configuration of its own has its brand's
  return storeId ? ask(brand, 0, signal) : null;
}

/** The configuration of a brand, a store's own laid over it; null = nobody knows this brand. */
export function configQuery(brand: string, storeId: number) {
  const queryKey = [storeTopic(brand, storeId), 'config'];
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => orLastSeen(queryKey, signal, () => ask(brand, storeId, signal)),
    enabled: brand.length >= 2,
  });
}
