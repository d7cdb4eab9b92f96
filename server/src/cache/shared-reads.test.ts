import { expect, it } from 'vitest';
import { SharedReads } from './shared-reads.ts';

/** A reading that ends when it is told to. */
function slow() {
  const ends: ((value: number) => void)[] = [];
  const work = () => new Promise<number>((done) => void ends.push(done));
  return { ends, work };
}

it('many who ask while one is read share the next, which begins after they asked', async () => {
  const reads = new SharedReads<number>();
  const { ends, work } = slow();
  const first = reads.read('a', work);
  const others = [reads.read('a', work), reads.read('a', work), reads.read('a', work)];
  expect(ends).toHaveLength(1);
  ends[0]?.(1);
  expect(await first).toBe(1);
  await Promise.resolve();
  expect(ends).toHaveLength(2);
  ends[1]?.(2);
  expect(await Promise.all(others)).toEqual([2, 2, 2]);
  expect(await reads.read('a', async () => 3)).toBe(3);
});

it('a reading that fails is the fault of those who shared it alone', async () => {
  const reads = new SharedReads<number>();
  const failing = reads.read('a', async () => {
    throw new Error('away');
  });
  const next = reads.read('a', async () => 2);
  await expect(failing).rejects.toThrow('away');
  expect(await next).toBe(2);
  expect(await reads.read('b', async () => 4)).toBe(4);
});
