import { createClock } from '@mam/client/clock.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { useSyncExternalStore } from 'react';

const clock = createClock({
  tickMs: 1_000,
  errorOf: (device, server, before) => {
    // the header is cut to whole seconds: half a second on is right on average
    const error = device - (server + 500);
    // a kitchen tablet's clock is often wrong by minutes; less than this is the way the answer took
    return Math.abs(error - before) > 2_000 ? error : before;
  },
});

/** Sets the clock by the server's time in an answer. */
export const hearTime = clock.hear;

/** Server time right now, for deciding rather than drawing. */
export const serverNow = clock.now;

const second = (): EpochMs => Math.floor(clock.lastTick() / 1_000) * 1_000;

/** One clock for every ring and every "3 minutes late": whole seconds of server time. */
export function useNow(): EpochMs {
  return useSyncExternalStore(clock.subscribe, second);
}

/** A value that follows from the time; draws again only when it changes: late or not, the minute on the wall. */
export function useClock<T extends string | number | boolean | null>(select: (now: EpochMs) => T): T {
  return useSyncExternalStore(clock.subscribe, () => select(second()));
}
