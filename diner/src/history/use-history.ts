import { dataOf } from '@mam/client/call.ts';
import { getHistory } from '@mam/contract/order/get-history.ts';
import type { HistoryOrder } from '@mam/contract/order/history.schema.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../data/call.ts';
import { ensureIdentity } from '../data/identity.ts';
import type { Reading } from '../store/use-store.ts';

/** While the page is looked at; an order on its way moves by itself. */
const EVERY = 15_000;

export interface OwnOrders {
  readonly orders: readonly HistoryOrder[];
  /** brings older ones; null = these are all */
  readonly more: (() => void) | null;
  readonly moreComes: boolean;
}

/** [OR36] The diner's own orders of a brand, the newest first. */
export function useHistory(brand: string): Reading<OwnOrders> {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['history', brand],
    queryFn: async ({ signal, pageParam }) => {
      await ensureIdentity();
      const query = { ...(brand && { pos_parent: brand }), ...(pageParam !== null && { cursor: pageParam }) };
      return dataOf(await call(getHistory, { query, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: EVERY,
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  });
  if (data) {
    const orders = data.pages.flatMap((page) => page.orders);
    const more = hasNextPage ? () => void fetchNextPage() : null;
    return { state: 'ready', value: { orders, more, moreComes: isFetchingNextPage } };
  }
  return error ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
}
