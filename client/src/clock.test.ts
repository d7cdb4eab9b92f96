import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClock } from './clock.ts';

const START = Date.parse('2026-11-22T10:00:00.400Z');

const dated = (at: number) => new Headers({ date: new Date(at).toUTCString() });

const clock = () =>
  createClock({
    tickMs: 1000,
    errorOf: (device, server, before) =>
      Math.abs(device - server - before) > 2000 ? device - server : before,
  });

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  vi.stubGlobal('document', new EventTarget());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the server clock', () => {
  it('is the device clock until an answer says otherwise', () => {
    const { now, hear } = clock();
    hear(new Headers());
    expect(now()).toBe(START);
  });

  it('takes the error from the Date header and leaves it when the next measurement is the same', () => {
    const { now, hear, deviceTime } = clock();
    hear(dated(START - 600_000));
    const corrected = now();
    expect(START - corrected).toBe(600_400);
    expect(deviceTime(corrected)).toBe(START);
    hear(dated(START - 600_000 + 1000));
    expect(now()).toBe(corrected);
  });

  it('ticks on whole multiples, and only while somebody listens', () => {
    const { subscribe, lastTick } = clock();
    const heard: number[] = [];
    const stop = subscribe(() => heard.push(lastTick() % 60_000));
    vi.advanceTimersByTime(2000);
    expect(heard).toEqual([1000, 2000]);
    stop();
    vi.advanceTimersByTime(5000);
    expect(heard).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ticks when the page comes back into view and when the error changes', () => {
    const { subscribe, hear } = clock();
    const listener = vi.fn();
    subscribe(listener);
    document.dispatchEvent(new Event('visibilitychange'));
    hear(dated(START + 60_000));
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
