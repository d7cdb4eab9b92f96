import type { EpochMs } from '@mam/domain/time/moment.ts';

export interface ClockSettings {
  /** how often what is drawn from the time is drawn again, in ms; ticks fall on whole multiples of it */
  readonly tickMs: number;
  /**
   * How far this device's clock is ahead of the server's, in ms, from one measurement: the device's time, the server's
   * time as its Date header says it (whole seconds), and what the error was taken for until now.
   */
  readonly errorOf: (device: EpochMs, server: EpochMs, before: number) => number;
}

/** The server's time as this device can know it. */
export interface ServerClock {
  /** the server's time now */
  readonly now: () => EpochMs;
  /** this device's own clock at a time of the server */
  readonly deviceTime: (at: EpochMs) => EpochMs;
  /** measures by the Date header of an answer that no cache has kept */
  readonly hear: (headers: Headers) => void;
  /** the time of the last tick: it stays the same while a page is rendered */
  readonly lastTick: () => EpochMs;
  /** ticks at once */
  readonly tick: () => void;
  /** calls back at every tick, until the returned function is called */
  readonly subscribe: (listener: () => void) => () => void;
}

/** One clock an app: corrected by the server's answers, one timer for everything that shows the time. */
export function createClock({ tickMs, errorOf }: ClockSettings): ServerClock {
  /** how far this device's clock is ahead of the server's */
  let ahead = 0;
  let last: EpochMs | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const now = (): EpochMs => Date.now() - ahead;

  function tick(): void {
    last = now();
    for (const listener of listeners) listener();
  }

  function tickRegularly(): void {
    tick();
    timer = setTimeout(tickRegularly, tickMs - (now() % tickMs));
  }

  function hear(headers: Headers): void {
    const server = Date.parse(headers.get('date') ?? '');
    if (Number.isNaN(server)) return;
    const error = errorOf(Date.now(), server, ahead);
    if (error === ahead) return;
    ahead = error;
    tick();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    if (timer === undefined) {
      last = now();
      timer = setTimeout(tickRegularly, tickMs - (last % tickMs));
      // a device that slept all night must not show last night's time until the next tick
      document.addEventListener('visibilitychange', tick);
    }
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      clearTimeout(timer);
      timer = undefined;
      document.removeEventListener('visibilitychange', tick);
    };
  }

  const lastTick = (): EpochMs => {
    last ??= now();
    return last;
  };

  return { now, deviceTime: (at) => at + ahead, hear, lastTick, tick, subscribe };
}
