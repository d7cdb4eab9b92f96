import { expect, it } from 'vitest';
import { PrefixCache } from './prefix-cache.ts';

const value = (text: string) => ({ text });

it('beyond its room the one unused for longest goes', async () => {
  const cache = new PrefixCache<{ text: string }>({ most: { size: 10, sizeOf: ({ text }) => text.length } });
  await cache.get('a', async () => value('1234'));
  await cache.get('b', async () => value('1234'));
  expect(cache.ready('a')).toEqual(value('1234'));
  await cache.get('c', async () => value('1234'));
  expect([cache.ready('a'), cache.ready('b'), cache.ready('c')]).toEqual([
    value('1234'),
    null,
    value('1234'),
  ]);
});

it('one too large for the room is answered and not kept', async () => {
  const cache = new PrefixCache<{ text: string }>({ most: { size: 10, sizeOf: ({ text }) => text.length } });
  expect(await cache.get('a', async () => value('12345678901'))).toEqual(value('12345678901'));
  expect(cache.ready('a')).toBeNull();
});

it('what is dropped while it is made is answered and not kept', async () => {
  const cache = new PrefixCache<{ text: string }>({ most: { entries: 5 } });
  const making = cache.get('A 1', async () => value('old'));
  cache.drop('A ');
  expect(await making).toEqual(value('old'));
  expect(cache.ready('A 1')).toBeNull();
});
