import { dataOf } from '@mam/client/call.ts';
import { getMapGround } from '@mam/contract/delivery/map.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../data/call.ts';

/** What lies under the stores of a brand; a map without it is still a map. */
export function groundQuery(brand: string) {
  return queryOptions({
    queryKey: ['map-ground', brand],
    queryFn: async ({ signal }) => dataOf(await call(getMapGround, { query: { pos_parent: brand }, signal })),
  });
}
