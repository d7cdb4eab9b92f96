import { clockError } from '@mam/domain/time/clock-error.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { useSyncExternalStore } from 'react';
import { inTurn } from './take-over.ts';

/** The time filter of the menu is refreshed this often. */
const TICK = 5_000;

/** how far this device's clock is ahead of the server's */
let ahead = 0;
let now: EpochMs | null = null;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** [TI7] The time to judge by what is open and sold: the server's, where this device's clock is off. */
export const timeNow = (): EpochMs => Date.now() - ahead;

/** What this device's own clock shows at a time of the server: people are greeted by it [TB2]. */
export const deviceTime = (at: EpochMs): EpochMs => at + ahead;

/** What an answer says of the server's time. */
export function hearTime(headers: Headers): void {
  const server = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(server)) return;
  const error = clockError(Date.now(), server);
  // an answer a second later is no other error
  if (clockError(error, ahead) === 0 && (error === 0) === (ahead === 0)) return;
  ahead = error;
  tick();
}

function tick(): void {
  now = timeNow();
  for (const listener of listeners) listener();
}

const isKnown = inTurn(tick);

/** Calls back at every tick, until the returned function is called. */
function onTick(listener: () => void): () => void {
  listeners.add(listener);
  if (!timer) {
    now = timeNow();
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
  now ??= timeNow();
  return now;
}

/** What follows from the time, worked out anew every 5 s; from null while the page is as it was drawn for everybody. */
export function useOnClock<Value>(from: (now: EpochMs | null) => Value): Value {
  return useSyncExternalStore(
    onTick,
    () => from(isKnown() ? lastTick() : null),
    () => from(null),
  );
}

const itself = (now: EpochMs | null) => now;

/** The time, refreshed every 5 s; null while the page is rendered for everybody, before it meets a device. */
export function useNow(): EpochMs | null {
  return useOnClock(itself);
}

/** The minute, as its first millisecond: what is sold and open changes on it, not at every tick. */
export function useMinute(): EpochMs | null {
  const time = useNow();
  return time === null ? null : time - (time % 60_000);
}
