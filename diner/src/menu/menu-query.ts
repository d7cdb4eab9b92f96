import { dataOrThrow } from '@mam/client/call.ts';
import { menuTopic } from '@mam/contract/http/topic.ts';
import { getMenu } from '@mam/contract/menu/get-menu.ts';
import type { MenuWire } from '@mam/contract/menu/menu.schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { placeQuery } from '../brand/config-query.ts';
import { call } from '../data/call.ts';
import { orLastSeen } from '../data/last-seen.ts';

/**
 * The menu of a store as the wire has it; null = an answer without items: an unknown store's, or no menu's at all. A
 * newer question supersedes an older one.
 */
export function menuQuery(brand: string, storeId: number) {
  const queryKey = [menuTopic(brand, storeId)];
  const ask = async (signal: AbortSignal): Promise<MenuWire | null> => {
    const menu = dataOrThrow(await call(getMenu, { query: placeQuery(brand, storeId), signal }));
    return Array.isArray(menu.items) ? (menu as MenuWire) : null;
  };
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => orLastSeen(queryKey, signal, () => ask(signal)),
    enabled: brand.length >= 2 && storeId > 0,
  });
}
