import type { EpochMs } from '@mam/domain/time/moment.ts';
import { useSyncExternalStore } from 'react';

type Listener = () => void;

const listeners = new Set<Listener>();
let timer: number | null = null;
/** server time less device time: a kitchen tablet's clock is often wrong by minutes */
let offset = 0;
let second = secondNow();

function secondNow(): EpochMs {
  return Math.floor((Date.now() + offset) / 1000) * 1000;
}

function tick(): void {
  second = secondNow();
  for (const listener of listeners) listener();
  timer = window.setTimeout(tick, 1000 - ((Date.now() + offset) % 1000));
}

function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  if (timer === null) tick();
  return () => {
    listeners.delete(listener);
    if (listeners.size || timer === null) return;
    window.clearTimeout(timer);
    timer = null;
  };
}

/** The server said what time it is; one tick of difference is the way there and is ignored. */
export function setServerTime(serverNow: EpochMs): void {
  const measured = serverNow - Date.now();
  if (Math.abs(measured - offset) > 2000) offset = measured;
}

/** One clock for every ring and every "3 minutes late": whole seconds of server time. */
export function useNow(): EpochMs {
  return useSyncExternalStore(subscribe, () => second);
}

/** What follows from the time, drawn again only when it becomes another: late or not, the minute on the wall. */
export function useClock<T extends string | number | boolean | null>(select: (now: EpochMs) => T): T {
  return useSyncExternalStore(subscribe, () => select(second));
}

/** Server time right now, for deciding rather than drawing. */
export function serverNow(): EpochMs {
  return Date.now() + offset;
}
