import { dataOrThrow, Refused } from '@mam/client/call.ts';
import type { GroupOrderPing, GroupOrderWire } from '@mam/contract/group-order/group-order.schema.ts';
import { getGroupOrder } from '@mam/contract/group-order/group-order.ts';
import { groupOrderTopic } from '@mam/contract/http/topic.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../data/call.ts';
import { ensureIdentity } from '../../data/identity.ts';
import { useLive } from '../../data/live/use-live.ts';
import { invalidateTopic, queryCache } from '../../data/query-cache.ts';
import { timeNow } from '../../device/clock.ts';
import type { Reading } from '../../store/use-store.ts';
import { turnsAt } from '../time-left.ts';

/** How often it is asked whether anything changed: the clock changes it without a word, and streams break. */
const EVERY = 8_000;

/** So long after the clock has turned it the server is asked: it is not asked while it still says the old, in ms. */
const TURNED = 300;

const groupOrderKey = (hash: string) => [groupOrderTopic(hash)];

/** [GO3] A status hash begins with the version. */
const parseGroupOrderVersion = ({ status_hash: text }: GroupOrderWire): number => Number.parseInt(text, 10);

/** The later of two: an answer that was overtaken on its way changes nothing. */
const later = (before: GroupOrderWire | undefined, now: GroupOrderWire): GroupOrderWire =>
  before && before.role === now.role && parseGroupOrderVersion(before) > parseGroupOrderVersion(now)
    ? before
    : now;

export const lastKnown = (hash: string): GroupOrderWire | undefined =>
  queryCache.getQueryData(groupOrderKey(hash));

export function showGroupOrder(wire: GroupOrderWire): void {
  queryCache.setQueryData<GroupOrderWire>(groupOrderKey(wire.hash), (before) => later(before, wire));
}

export const readAnew = (hash: string): void => invalidateTopic(groupOrderTopic(hash));

async function read(hash: string, signal: AbortSignal): Promise<GroupOrderWire> {
  // the server answers each reader differently, so the identity comes first
  await ensureIdentity();
  const answer = dataOrThrow(await call(getGroupOrder, { params: { group_id: hash }, query: {}, signal }));
  return later(lastKnown(hash), answer as GroupOrderWire);
}

/** Asks whether anything is new; true = the server was reached. */
async function ping(hash: string): Promise<boolean> {
  const answer = await call(getGroupOrder, { params: { group_id: hash }, query: { action: 'ping' } });
  if (!answer.ok) return answer.code !== 'CONNECTION';
  const { status_hash } = answer.data as GroupOrderPing;
  if (status_hash !== lastKnown(hash)?.status_hash) readAnew(hash);
  return true;
}

/** A group order, kept up to date: by the live stream, and by asking. */
export function useGroupOrder(hash: string): Reading<GroupOrderWire> {
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
export function usePing(wire: GroupOrderWire, reached: () => void): void {
  const { hash } = wire;
  const turns = turnsAt(wire) * 1000;
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
