import { Refused } from '@mam/client/call.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Queries shown from memory, because the server cannot be reached, each with the time it was read. */
export const lastSeen = createStore<Readonly<Record<string, EpochMs>>>(() => ({}));

/** The server cannot be reached: something on screen is from before. */
export function useServerAway(): boolean {
  return useStore(lastSeen, (ages) => Object.keys(ages).length > 0);
}

export const seenName = (key: readonly unknown[]): string => key.join(' ');

function freshAgain(name: string): void {
  const { [name]: before, ...others } = lastSeen.getState();
  if (before !== undefined) lastSeen.setState(others, true);
}

/** Asks the server; when there is no answer at all, what was seen last is shown instead, and marked as old. */
export async function orLastSeen<T>(
  key: readonly unknown[],
  signal: AbortSignal,
  ask: () => Promise<T>,
): Promise<T> {
  try {
    const data = await ask();
    // not before the answer itself is on screen, and not for one nobody waits for any more: what changed is told from
    // the old one to the new one
    setTimeout(() => signal.aborted || freshAgain(seenName(key)));
    return data;
  } catch (fault) {
    if (signal.aborted || !(fault instanceof Refused && fault.code === 'CONNECTION')) throw fault;
    const { fromMemory } = await import('./seen/from-memory.ts').catch(() => {
      throw fault; // the code to look it up is not here either
    });
    return fromMemory<T>(key, fault);
  }
}
