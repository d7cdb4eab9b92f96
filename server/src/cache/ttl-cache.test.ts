import { expect, it } from 'vitest';
import { TtlCache } from './ttl-cache.ts';

function asker() {
  const asked = { times: 0 };
  return {
    asked,
    ask: async () => {
      asked.times += 1;
      return asked.times;
    },
  };
}

it('keeps an answer for its time, from the answer on', async () => {
  let now = 1_000;
  const cache = new TtlCache<number>(() => now);
  const { ask } = asker();
  expect(await cache.get('a', 100, ask)).toBe(1);
  now += 100;
  expect(await cache.get('a', 100, ask)).toBe(1);
  now += 1;
  expect(await cache.get('a', 100, ask)).toBe(2);
});

it('without a time shares only the question that is under way', async () => {
  const cache = new TtlCache<number>(() => 1_000);
  const { ask } = asker();
  expect(await Promise.all([cache.get('a', 0, ask), cache.get('a', 0, ask)])).toEqual([1, 1]);
  expect(await cache.get('a', 0, ask)).toBe(2);
});

it('keeps the answer that there is nothing, and no failure', async () => {
  const cache = new TtlCache<number | null>(() => 1_000);
  const { asked, ask } = asker();
  await expect(cache.get('a', 100, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cache.get('b', 100, async () => null)).toBeNull();
  expect(await cache.get('b', 100, ask)).toBeNull();
  expect(asked.times).toBe(0);
});
