import { dataOrThrow, Refused } from '@mam/client/call.ts';
import { getGroupOrder } from '@mam/contract/group-order/group-order.ts';
import { groupOrderFromWire } from '@mam/contract/group-order/group-order-wire.ts';
import { groupOrderTopic } from '@mam/contract/http/topic.ts';
import { storeCurrency } from '@mam/contract/store/store-wire.ts';
import { type GroupOrder, turnsAt } from '@mam/domain/group-order/group-order.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { configQuery } from '../../brand/config-query.ts';
import { call } from '../../data/call.ts';
import { ensureIdentity } from '../../data/identity.ts';
import { useLive } from '../../data/live/use-live.ts';
import { invalidateTopic, queryCache } from '../../data/query-cache.ts';
import { timeNow } from '../../device/clock.ts';
import { restaurantQuery } from '../../store/restaurant-query.ts';
import type { Reading } from '../../store/use-store.ts';

/** How often it is asked whether anything changed: the clock changes it without a word, and streams break. */
const EVERY = 8_000;

/** So long after the clock has turned it the server is asked: it is not asked while it still says the old, in ms. */
const TURNED = 300;

const groupOrderKey = (hash: string) => [groupOrderTopic(hash)];

/** The later of two: an answer that was overtaken on its way changes nothing. */
const later = (before: GroupOrder | undefined, now: GroupOrder): GroupOrder =>
  before && before.role === now.role && before.version > now.version ? before : now;

export const lastKnown = (hash: string): GroupOrder | undefined =>
  queryCache.getQueryData(groupOrderKey(hash));

export function showGroupOrder(groupOrder: GroupOrder): void {
  queryCache.setQueryData<GroupOrder>(groupOrderKey(groupOrder.hash), (before) => later(before, groupOrder));
}

export const readAnew = (hash: string): void => invalidateTopic(groupOrderTopic(hash));

/** The currency of a store, from what every screen reads of it; a refusal of that is none of the group order. */
async function readCurrency(brand: string, storeId: number): Promise<Currency> {
  try {
    const [config, restaurants] = await Promise.all([
      queryCache.ensureQueryData(configQuery(brand, storeId)),
      queryCache.ensureQueryData(restaurantQuery(brand, storeId)),
    ]);
    return storeCurrency(
      restaurants.find(({ Id }) => Id === storeId),
      config,
    );
  } catch (cause) {
    throw new Error('the store of a group order could not be read', { cause });
  }
}

async function read(hash: string, signal: AbortSignal): Promise<GroupOrder> {
  // the server answers each reader differently, so the identity comes first
  await ensureIdentity();
  const answer = dataOrThrow(await call(getGroupOrder, { params: { group_id: hash }, query: {}, signal }));
  if (!('role' in answer)) throw new Error('a group order was answered as a ping is');
  const currency = await readCurrency(answer.brand_id, answer.store_id);
  return later(lastKnown(hash), groupOrderFromWire(answer, currency));
}

/** Asks whether anything is new; true = the server was reached. */
async function ping(hash: string): Promise<boolean> {
  const answer = await call(getGroupOrder, { params: { group_id: hash }, query: { action: 'ping' } });
  if (!answer.ok) return answer.code !== 'CONNECTION';
  if (answer.data.status_hash !== lastKnown(hash)?.statusHash) readAnew(hash);
  return true;
}

/** A group order, kept up to date: by the live stream, and by asking. */
export function useGroupOrder(hash: string): Reading<GroupOrder> {
  const { data, error, refetch } = useQuery({
    queryKey: groupOrderKey(hash),
    queryFn: ({ signal }) => read(hash, signal),
    refetchOnReconnect: 'always',
  });
  useLive(groupOrderTopic(hash));
  if (data) return { state: 'ready', value: data };
  if (error instanceof Refused && error.status >= 400 && error.status < 500) return { state: 'unknown' };
  return error ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
}

/**
 * Every 8 s, and at once when the clock has turned it, the page is looked at or the network is back.
 * `reached`: the server has answered.
 */
export function usePing(groupOrder: GroupOrder, reached: () => void): void {
  const { hash } = groupOrder;
  const turns = turnsAt(groupOrder);
  useEffect(() => {
    const left = turns - timeNow();
    if (left < 0) return;
    const timer = setTimeout(() => void ping(hash), left + TURNED);
    return () => clearTimeout(timer);
  }, [hash, turns]);
  useEffect(() => {
    const ask = () => void ping(hash).then((answered) => answered && reached());
    const look = () => document.visibilityState === 'visible' && ask();
    const timer = setInterval(look, EVERY);
    addEventListener('online', ask);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      removeEventListener('online', ask);
      document.removeEventListener('visibilitychange', look);
    };
  }, [hash, reached]);
}
