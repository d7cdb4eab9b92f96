import { dataOf } from '@mam/client/call.ts';
import { dinerTopic } from '@mam/contract/http/topic.ts';
import { getHistory } from '@mam/contract/order/get-history.ts';
import type { HistoryOrder } from '@mam/contract/order/history.schema.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../data/call.ts';
import { ensureIdentity } from '../data/identity.ts';
import { useLive } from '../data/live/use-live.ts';
import { usePersisted } from '../device/persisted.ts';
import type { Reading } from '../store/use-store.ts';

/** Where the live stream does not come through. */
const EVERY = 15_000;

export interface OwnOrders {
  readonly orders: readonly HistoryOrder[];
  /** brings older ones; null = these are all */
  readonly more: (() => void) | null;
  readonly moreComes: boolean;
}

/** [OR36] The diner's own orders of a brand, the newest first. every: asked again after so many ms. */
export function useHistory(brand: string, every = EVERY): Reading<OwnOrders> {
  const uid = usePersisted(({ user }) => user.uid);
  const topic = uid === null ? null : dinerTopic(uid);
  useLive(topic);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    // who has no identity yet has no orders either
    queryKey: [topic ?? 'history', brand],
    queryFn: async ({ signal, pageParam }) => {
      await ensureIdentity();
      const query = { ...(brand && { pos_parent: brand }), ...(pageParam !== null && { cursor: pageParam }) };
      return dataOf(await call(getHistory, { query, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: every,
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
