import { dataOrThrow, Refused } from '@mam/client/call.ts';
import { dinerTopic } from '@mam/contract/http/topic.ts';
import { entriesOf } from '@mam/contract/order/entries.ts';
import { getHistory } from '@mam/contract/order/get-history.ts';
import type { History } from '@mam/contract/order/history.schema.ts';
import { pastOrdersFromWire } from '@mam/contract/order/history-wire.ts';
import { findByCode, searchByPhone } from '@mam/contract/order/search-orders.ts';
import type { PastOrders } from '@mam/domain/order/order.ts';
import { isFinal } from '@mam/domain/order/status.ts';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../data/call.ts';
import { ensureIdentity } from '../data/identity.ts';
import { orLastSeen } from '../data/last-seen.ts';
import { useLive } from '../data/live/use-live.ts';
import { OLDER, queryCache } from '../data/query-cache.ts';
import { usePersisted } from '../device/persisted.ts';
import type { Reading } from '../store/use-store.ts';

/** Where the live stream does not come through. */
const EVERY = 15_000;

export interface OwnOrders extends Pick<PastOrders, 'orders' | 'stores'> {
  /** brings older ones; null = these are all */
  readonly more: (() => void) | null;
  readonly moreComes: boolean;
  /** the query the newest of them are an answer to; null = they were searched for */
  readonly newest: readonly unknown[] | null;
}

type Cursor = string | null;

/** The newest page hears the diner's bell; what lies further down has its own name, and its own times. */
const pageKey = (topic: string, brand: string, cursor: Cursor) =>
  cursor === null ? [topic, brand] : [OLDER, topic, brand, cursor];

async function readPage(brand: string, cursor: Cursor, signal: AbortSignal): Promise<History> {
  await ensureIdentity();
  const query = { ...(brand && { pos_parent: brand }), ...(cursor !== null && { cursor }) };
  return dataOrThrow(await call(getHistory, { query, signal }));
}

/** Whether a page can become another by itself: the newest gets new orders, an older one holds what still moves. */
const mayChange = (cursor: Cursor, page: History | undefined): boolean =>
  cursor === null || entriesOf(page?.orders).some(({ status }) => !isFinal(status));

function pageQuery(topic: string, brand: string, cursor: Cursor, every: number) {
  const queryKey = pageKey(topic, brand, cursor);
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => orLastSeen(queryKey, signal, () => readPage(brand, cursor, signal)),
    refetchInterval: ({ state }) => mayChange(cursor, state.data) && every,
    refetchOnMount: 'always',
    refetchOnWindowFocus: (query) => mayChange(cursor, query.state.data),
    select: pastOrdersFromWire,
  });
}

/** Where the pages begin that are asked for: each one says where the next does, as far as they have come. */
function knownCursors(topic: string, brand: string, asked: number): readonly Cursor[] {
  const cursors: Cursor[] = [null];
  while (cursors.length < asked) {
    const next = queryCache.getQueryData<History>(pageKey(topic, brand, cursors.at(-1) ?? null))?.next;
    if (!next) break;
    cursors.push(next);
  }
  return cursors;
}

/**
 * [OR36] The diner's own orders of a brand, the newest first. `every`: ms after which the newest are asked for again,
 * older ones only while they hold an order that moves.
 */
export function useHistory(brand: string, every = EVERY): Reading<OwnOrders> {
  const uid = usePersisted(({ user }) => user.uid);
  const bell = uid === null ? null : dinerTopic(uid);
  useLive(bell);
  // without an identity nothing rings, and there are no orders either
  const topic = bell ?? 'history';
  const [asked, setAsked] = useState(1);
  const cursors = knownCursors(topic, brand, asked);
  const pages = useQueries({ queries: cursors.map((cursor) => pageQuery(topic, brand, cursor, every)) });
  const [first, last] = [pages[0], pages.at(-1)];
  const shown = useKeptPages(
    `${topic} ${brand}`,
    pages.flatMap(({ data }) => data ?? []),
    last?.data !== undefined && (pages.length === asked || last.data.next === null),
  );
  if (shown.length > 0) {
    const moreComes = !last?.data && last?.isFetching === true;
    const missing = last && !last.data;
    const bring = () => {
      if (!missing) setAsked(cursors.length + 1);
      // it was not answered
      else if (!moreComes) void last.refetch();
    };
    return {
      state: 'ready',
      value: {
        orders: shown.flatMap(({ orders }) => orders),
        stores: shown.flatMap(({ stores }) => stores),
        more: missing || last?.data?.next ? bring : null,
        moreComes,
        newest: pageKey(topic, brand, null),
      },
    };
  }
  // one that failed is asked again and again: it is no news that it is on its way
  return first && first.errorUpdateCount > 0
    ? { state: 'failed', retry: () => void first.refetch() }
    : { state: 'loading' };
}

/** A new order moves where every older page begins: until these have come again, those that were shown stay. */
function useKeptPages(list: string, pages: readonly PastOrders[], allHere: boolean): readonly PastOrders[] {
  const before = useRef({ list, pages });
  const rest = !allHere && before.current.list === list ? before.current.pages.slice(pages.length) : [];
  const shown = [...pages, ...rest];
  useEffect(() => {
    before.current = { list, pages: shown };
  });
  return shown;
}
/** [OR36] How many orders the diner has of a brand; null = not known, or not to be asked. */
export function useOrderCount(brand: string, { asked, every }: { asked: boolean; every: number }) {
  const uid = usePersisted(({ user }) => user.uid);
  const { data } = useQuery({
    queryKey: [uid === null ? 'history' : dinerTopic(uid), brand, 'count'],
    queryFn: async ({ signal }) => {
      const query = { pos_parent: brand, count: 'true' } as const;
      return dataOrThrow(await call(getHistory, { query, signal })).count;
    },
    enabled: asked,
    refetchInterval: every,
  });
  return data ?? null;
}

/** The orders a number found, and whether it is to be proved before those of other devices are shown. */
export interface PhoneOrdersFound extends OwnOrders {
  readonly unproved: boolean;
}

/** Orders found by phone number, or why there are none. */
export type PhoneOrders =
  | Exclude<Reading<PhoneOrdersFound>, { state: 'unknown' }>
  | { readonly state: 'refused'; readonly why: string };

/** [OR37] Recent orders of a brand under a phone number, the newest first; with a code, that order alone. */
export function usePhoneOrders(brand: string, phone: string, code: string): PhoneOrders {
  const { data, error, refetch } = useQuery({
    queryKey: ['history-by-phone', brand, phone, code],
    queryFn: async ({ signal }) => {
      const body = { pos_parent: brand, phone };
      const found = code
        ? await call(findByCode, { body: { ...body, tracking_id: code }, signal })
        : await call(searchByPhone, { body, signal });
      const answer = dataOrThrow(found);
      return { ...pastOrdersFromWire(answer), unproved: answer.verification_required };
    },
    refetchInterval: EVERY,
    refetchOnMount: 'always',
    gcTime: 0,
  });
  if (data) return { state: 'ready', value: { ...data, more: null, moreComes: false, newest: null } };
  if (error instanceof Refused) return { state: 'refused', why: error.message };
  return error ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
}
