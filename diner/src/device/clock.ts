import type { EpochMs } from '@mam/domain/time/moment.ts';
import { useSyncExternalStore } from 'react';

/** The time filter of the menu is refreshed this often. */
const TICK = 5_000;

let now: EpochMs | null = null;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

/** Calls back at every tick, until the returned function is called. */
export function onTick(listener: () => void): () => void {
  listeners.add(listener);
  if (!timer) {
    now = Date.now();
    timer = setInterval(tick, TICK);
    // a phone that slept all night must not show last night's menu for five seconds
    document.addEventListener('visibilitychange', tick);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    document.removeEventListener('visibilitychange', tick);
  };
}

/** The time of the last tick. */
export function lastTick(): EpochMs {
  now ??= Date.now();
  return now;
}

/** The time, refreshed every 5 s; null while the page is rendered for everybody, before it meets a device. */
export function useNow(): EpochMs | null {
  return useSyncExternalStore<EpochMs | null>(onTick, lastTick, () => null);
}

/** The minute, as its first millisecond: what is sold and open changes on it, not at every tick. */
export function useMinute(): EpochMs | null {
  const time = useNow();
  return time === null ? null : time - (time % 60_000);
}
