import { QueryCache, QueryClient } from '@tanstack/react-query';
import { Refused } from './ask.ts';

/** The keys of the query cache; the live stream invalidates by them. */
export const keys = {
  me: ['me'],
  brands: ['brands'],
  people: ['people'],
  stores: (brand: string) => ['stores', brand],
  board: (storeId: number) => ['board', storeId],
  dishes: (storeId: number) => ['dishes', storeId],
} as const;

/** A session that has ended shows the sign-in; the address and what is on it stay. */
export function noteRefusal(error: Error): void {
  if (error instanceof Refused && error.status === 401) queries.setQueryData(keys.me, null);
}

export const queries: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noteRefusal }),
  defaultOptions: {
    queries: {
      networkMode: 'always',
      retry: (failures, error) => failures < 1 && error instanceof Refused && error.status >= 500,
      staleTime: 5000,
    },
    mutations: { networkMode: 'always', onError: noteRefusal },
  },
});
