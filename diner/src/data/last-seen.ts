import type { EpochMs } from '@mam/domain/time/moment.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { Refused } from './call.ts';
import { queryCache } from './query-cache.ts';

/** What is on screen as it was seen last, because the server cannot be reached: by query, when it was read. */
export const lastSeen = createStore<Readonly<Record<string, EpochMs>>>(() => ({}));

/** The server cannot be reached: something on screen is from before. */
export function useServerAway(): boolean {
  return useStore(lastSeen, (ages) => Object.keys(ages).length > 0);
}

export const seenName = (key: readonly unknown[]): string => key.join(' ');

function markSeen(name: string, at: EpochMs | null): void {
  const { [name]: before, ...others } = lastSeen.getState();
  if (at === null && before === undefined) return;
  lastSeen.setState(at === null ? others : { ...others, [name]: before ?? at }, true);
}

/** What this tab still has, else what this browser remembers of an earlier visit. */
async function recalled(
  key: readonly unknown[],
): Promise<{ readonly at: EpochMs; readonly data: unknown } | null> {
  const { data, dataUpdatedAt = 0 } = queryCache.getQueryState(key) ?? {};
  if (data !== undefined) return { at: dataUpdatedAt, data };
  try {
    const { recall } = await import('./seen/seen-answers.ts');
    return await recall(seenName(key));
  } catch {
    return null; // the code to look it up is not here either
  }
}

/** Asks the server; when there is no answer at all, what was seen last is shown instead, and marked as old. */
export async function orLastSeen<T>(
  key: readonly unknown[],
  signal: AbortSignal,
  ask: () => Promise<T>,
): Promise<T> {
  try {
    const data = await ask();
    markSeen(seenName(key), null);
    return data;
  } catch (fault) {
    if (signal.aborted || !(fault instanceof Refused && fault.code === 'CONNECTION')) throw fault;
    const seen = await recalled(key);
    if (!seen) throw fault;
    markSeen(seenName(key), seen.at);
    return seen.data as T;
  }
}
