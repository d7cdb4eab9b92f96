import { orderTopic } from '@mam/contract/http/topic.ts';
import { useSyncExternalStore } from 'react';
import { lastSeen, seenName } from '../data/last-seen.ts';
import { queryCache } from '../data/query-cache.ts';

/** Read from memory an order counts as often as before: that says nothing of how it stands now. */
const counted = new Map<string, number>();

/** How often the server has said how this order stands. */
export function timesRead(hash: string): number {
  const key = [orderTopic(hash)];
  const fromMemory = lastSeen.getState()[seenName(key)] !== undefined;
  const before = counted.get(hash) ?? 0;
  const now = fromMemory ? before : (queryCache.getQueryState(key)?.dataUpdateCount ?? 0);
  counted.set(hash, now);
  return now;
}

function follow(changed: () => void): () => void {
  const stops = [queryCache.getQueryCache().subscribe(changed), lastSeen.subscribe(changed)];
  return () => {
    for (const stop of stops) stop();
  };
}

export const useTimesRead = (hash: string): number =>
  useSyncExternalStore(
    follow,
    () => timesRead(hash),
    () => 0,
  );
