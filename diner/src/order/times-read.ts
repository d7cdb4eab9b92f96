import { orderTopic } from '@mam/contract/http/topic.ts';
import { useSyncExternalStore } from 'react';
import { lastSeen, seenName } from '../data/last-seen.ts';
import { queryCache } from '../data/query-cache.ts';

/** A reading of an order: the order itself, or how it stands with its money. */
export type OrderReading = 'order' | 'payment';

const orderReadingKey = (hash: string, what: OrderReading): string[] =>
  what === 'order' ? [orderTopic(hash)] : [orderTopic(hash), what];

/** Read from memory an order counts as often as before: that says nothing of how it stands now. */
const counted = new Map<string, number>();

/** How often the server has said how this order, or its money, stands. */
export function timesRead(hash: string, what: OrderReading = 'order'): number {
  const key = orderReadingKey(hash, what);
  const name = seenName(key);
  const fromMemory = lastSeen.getState()[name] !== undefined;
  const before = counted.get(name) ?? 0;
  const now = fromMemory ? before : (queryCache.getQueryState(key)?.dataUpdateCount ?? 0);
  counted.set(name, now);
  return now;
}

function follow(changed: () => void): () => void {
  const stops = [queryCache.getQueryCache().subscribe(changed), lastSeen.subscribe(changed)];
  return () => {
    for (const stop of stops) stop();
  };
}

export const useTimesRead = (hash: string, what: OrderReading): number =>
  useSyncExternalStore(
    follow,
    () => timesRead(hash, what),
    () => 0,
  );
