import { dataOf } from '@mam/client/call.ts';
import { getKeywords } from '@mam/contract/search/get-keywords.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { placeQuery } from '../brand/config-query.ts';
import { call } from '../data/call.ts';

function keywordsQuery(brand: string, storeId: number) {
  return queryOptions({
    queryKey: ['keywords', brand, storeId],
    queryFn: async ({ signal }) =>
      dataOf(await call(getKeywords, { query: placeQuery(brand, storeId), signal })).map(
        ({ context }) => context,
      ),
    // they only suggest: without them the best sellers do
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const NONE: readonly string[] = [];

/** What the brand suggests to search for; null until that is known. */
export function useKeywords(store: Store): readonly string[] | null {
  const { data, isError } = useQuery(keywordsQuery(store.brand, store.id));
  return data ?? (isError ? NONE : null);
}
