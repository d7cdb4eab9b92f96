import { describe, expect, it } from 'vitest';
import { PageCache } from './page-cache.ts';

const page = (name: string, size: number) => {
  const [br, gzip] = [Buffer.alloc(size / 2), Buffer.alloc(size / 2)];
  return { answer: { etag: name, br, gzip, identity: Buffer.from(name) }, styleSource: null };
};

/** A cache whose clock stands until it is moved, and a maker that counts. */
function ground(size: number) {
  let now = 0;
  let makings = 0;
  const cache = new PageCache(() => now, { room: 10_000, large: 1_000 });
  const make = async () => {
    makings += 1;
    return page(`page ${makings}`, size);
  };
  return {
    cache,
    wait: (ms: number) => {
      now += ms;
    },
    ask: async (key = 'A 1 /menu') => (await cache.get(key, make))?.answer.etag,
    makings: () => makings,
    settled: () => new Promise((done) => setImmediate(done)),
  };
}

describe('a large page', () => {
  it('is sent as it was until the new one is made, which nobody waits for', async () => {
    const { cache, ask, wait, settled } = ground(2_000);
    expect(await ask()).toBe('page 1');
    cache.change('A 1 ');
    expect(cache.ready('A 1 /menu')).toBeNull();
    expect(await ask()).toBe('page 1');
    wait(1_000);
    expect(await ask()).toBe('page 1');
    await settled();
    expect(await ask()).toBe('page 2');
    expect(cache.ready('A 1 /menu')?.answer.etag).toBe('page 2');
  });

  it('is made once for a rush of changes, and every ten seconds of one that does not end', async () => {
    const { cache, ask, wait, makings, settled } = ground(2_000);
    await ask();
    for (let change = 0; change < 50; change += 1) {
      cache.change('A 1 ');
      await ask();
      wait(150);
    }
    expect(makings()).toBe(1);
    wait(1_000);
    await ask();
    await settled();
    expect([await ask(), makings()]).toEqual(['page 2', 2]);
    for (let change = 0; change < 30; change += 1) {
      cache.change('A 1 ');
      await ask();
      await settled();
      wait(500);
    }
    expect(makings()).toBe(3);
  });

  it('is made again when it changed while it was made', async () => {
    const { cache, ask, wait, settled } = ground(2_000);
    await ask();
    cache.change('A 1 ');
    wait(1_000);
    const asked = ask();
    cache.change('A 1 ');
    await asked;
    await settled();
    expect(cache.ready('A 1 /menu')).toBeNull();
    wait(1_000);
    await ask();
    await settled();
    expect(await ask()).toBe('page 3');
  });

  it('stays as it was when the new one cannot be made now, and is asked for again', async () => {
    const { cache, ask, wait, settled } = ground(2_000);
    await ask();
    cache.change('A 1 ');
    wait(1_000);
    expect((await cache.get('A 1 /menu', async () => null))?.answer.etag).toBe('page 1');
    await settled();
    expect(await ask()).toBe('page 1');
    await settled();
    expect(await ask()).toBe('page 2');
  });

  it('is gone at once when it must not be sent any more', async () => {
    const { cache, ask } = ground(2_000);
    await ask();
    cache.drop('A ');
    expect(await ask()).toBe('page 2');
  });
});

it('a small page is made anew at once', async () => {
  const { cache, ask } = ground(500);
  await ask();
  cache.change('A 1 ');
  expect(await ask()).toBe('page 2');
});

it('a thousand changes leave no more than the room holds', async () => {
  const { cache, ask, wait, settled } = ground(2_000);
  for (let change = 0; change < 1_000; change += 1) {
    const key = `A 1 /menu ${change % 9}`;
    await ask(key);
    cache.change('A 1 ');
    wait(1_000);
    await ask(key);
    await settled();
    expect(cache.size).toBeLessThanOrEqual(10_000);
  }
  expect(cache.size).toBeGreaterThan(0);
});
