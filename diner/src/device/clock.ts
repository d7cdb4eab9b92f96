import { createClock } from '@mam/client/clock.ts';
import { clockError } from '@mam/domain/time/clock-error.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { useSyncExternalStore } from 'react';
import { afterHydration } from './hydration.ts';

const clock = createClock({
  // the time filter of the menu is refreshed this often
  tickMs: 5_000,
  errorOf: (device, server, before) => {
    const error = clockError(device, server);
    // an answer a second later is no other error
    return clockError(error, before) === 0 && (error === 0) === (before === 0) ? before : error;
  },
});

/** [TI7] The time to judge by what is open and sold: the server's, where this device's clock is off. */
export const timeNow = clock.now;

/** A time of the server by this device's own clock: people are greeted by it [TB2]. */
export const deviceTime = clock.deviceTime;

/** Sets the server's time by an answer. */
export const hearTime = clock.hear;

/** The time of the last tick. */
export const lastTick = clock.lastTick;

const isKnown = afterHydration(clock.tick);

/** A value that follows from the time, new every 5 s; from null while the page is as it was rendered for everybody. */
export function useOnClock<Value>(from: (now: EpochMs | null) => Value): Value {
  return useSyncExternalStore(
    clock.subscribe,
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
