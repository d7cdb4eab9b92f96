import pino from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Context } from '../context.ts';
import { type Duty, duty, runDue, startClock } from './clock.ts';

const log: string[] = [];
const context = {
  now: () => Date.now(),
  log: pino({ level: 'error' }, { write: (line: string) => void log.push(line) }),
} as Context;

beforeEach(() => {
  log.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const failing: Duty = { name: 'failing', run: () => Promise.reject(new Error('no')) };

it('a duty that fails keeps no other from being done, and is told to the operator', async () => {
  const done: string[] = [];
  await runDue([failing, { name: 'good', run: async () => void done.push('good') }], context);
  expect(done).toEqual(['good']);
  expect(log.map((line) => JSON.parse(line))).toMatchObject([{ duty: 'failing' }]);
});

it('neither does one of many items', async () => {
  const done: number[] = [];
  const items = duty({
    name: 'items',
    due: async () => [1, 2, 3],
    take: async (_, item) => {
      if (item === 2) throw new Error('no');
      done.push(item);
    },
  });
  await runDue([items], context);
  expect(done).toEqual([1, 3]);
});

it('ticks one after the other, and stops after the last one', async () => {
  let [begun, ended] = [0, 0];
  const slow: Duty = {
    name: 'slow',
    run: async () => {
      begun += 1;
      await new Promise((done) => setTimeout(done, 25));
      ended += 1;
    },
  };
  const stop = startClock([slow], context, 10);
  await vi.advanceTimersByTimeAsync(60);
  expect([begun, ended]).toEqual([2, 1]);
  const stopped = stop();
  await vi.advanceTimersByTimeAsync(100);
  await stopped;
  expect([begun, ended]).toEqual([2, 2]);
});

it('does what is seldom at its own pace', async () => {
  const done = { often: 0, seldom: 0 };
  const count = (name: keyof typeof done) => async () => {
    done[name] += 1;
  };
  const stop = startClock(
    [
      { name: 'often', run: count('often') },
      { name: 'seldom', every: 1_000, run: count('seldom') },
    ],
    context,
    100,
  );
  await vi.advanceTimersByTimeAsync(2_050);
  expect(done).toEqual({ often: 20, seldom: 2 });
  await stop();
});
