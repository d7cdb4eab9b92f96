import { dataOf, Refused } from '@mam/client/call.ts';
import { dinerTopic } from '@mam/contract/http/topic.ts';
import { getHistory } from '@mam/contract/order/get-history.ts';
import type { History, HistoryOrder } from '@mam/contract/order/history.schema.ts';
import { findByCode, searchByPhone } from '@mam/contract/order/search-orders.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../data/call.ts';
import { ensureIdentity } from '../data/identity.ts';
import { useLive } from '../data/live/use-live.ts';
import { usePersisted } from '../device/persisted.ts';
import type { Reading } from '../store/use-store.ts';

/** Where the live stream does not come through. */
const EVERY = 15_000;

export interface OwnOrders {
  readonly orders: readonly HistoryOrder[];
  /** the stores of these orders that there still are */
  readonly restaurants: History['restaurants'];
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
    const restaurants = data.pages.flatMap((page) => page.restaurants);
    const more = hasNextPage ? () => void fetchNextPage() : null;
    return { state: 'ready', value: { orders, restaurants, more, moreComes: isFetchingNextPage } };
  }
  return error ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
}

/** [OR36] How many orders the diner has of a brand; null = not known, or not to be asked. */
export function useOrderCount(brand: string, { asked, every }: { asked: boolean; every: number }) {
  const uid = usePersisted(({ user }) => user.uid);
  const { data } = useQuery({
    queryKey: [uid === null ? 'history' : dinerTopic(uid), brand, 'count'],
    queryFn: async ({ signal }) => {
      const query = { pos_parent: brand, count: 'true' } as const;
      return dataOf(await call(getHistory, { query, signal })).count;
    },
    enabled: asked,
    refetchInterval: every,
  });
  return data ?? null;
}

/** What a search by phone number brought, or why it brought nothing. */
export type PhoneOrders =
  | Exclude<Reading<OwnOrders>, { state: 'unknown' }>
  | { readonly state: 'refused'; readonly why: string };

/** [OR37] What was ordered from a brand with a phone number of late, the newest first; with a code, that order alone. */
export function usePhoneOrders(brand: string, phone: string, code: string): PhoneOrders {
  const { data, error, refetch } = useQuery({
    queryKey: ['history-by-phone', brand, phone, code],
    queryFn: async ({ signal }) => {
      const query = { pos_parent: brand, phone };
      const found = code
        ? await call(findByCode, { query: { ...query, tracking_id: code }, signal })
        : await call(searchByPhone, { query, signal });
      return dataOf(found);
    },
    refetchInterval: EVERY,
    refetchOnMount: 'always',
    gcTime: 0,
  });
  if (data) return { state: 'ready', value: { ...data, more: null, moreComes: false } };
  if (error instanceof Refused) return { state: 'refused', why: error.message };
  return error ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
}
