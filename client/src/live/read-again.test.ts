import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { readAgain, readOld } from './read-again.ts';

/** A server whose answers are held until they are let go; what it knows may change meanwhile. */
function shown(queries: QueryClient, key: readonly string[]) {
  const held: (() => void)[] = [];
  let known = 'old';
  const queryFn = vi.fn(() => {
    const seen = known;
    return new Promise<string>((answer) => held.push(() => answer(seen)));
  });
  const observer = new QueryObserver(queries, {
    queryKey: key,
    queryFn,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const stop = observer.subscribe(() => {});
  return {
    queryFn,
    stop,
    change: () => {
      known = 'new';
    },
    answer: () => held.shift()?.(),
    data: () => observer.getCurrentResult().data,
  };
}

it('a bell that rings while the first answer is on its way is not lost', async () => {
  const queries = new QueryClient();
  const order = shown(queries, ['order:1', 'moves']);
  order.change();
  readAgain(queries, ['order:1']);
  readAgain(queries, ['order:1']);
  order.answer();
  await expect.poll(() => order.queryFn.mock.calls.length).toBe(2);
  order.answer();
  await expect.poll(order.data).toBe('new');
  expect(order.queryFn).toHaveBeenCalledTimes(2);
});

it('one that rings later has it read at once, and what nobody rang for is left alone', async () => {
  const queries = new QueryClient();
  const [order, other] = [shown(queries, ['order:1']), shown(queries, ['order:2'])];
  order.answer();
  other.answer();
  await expect.poll(order.data).toBe('old');
  order.change();
  readAgain(queries, ['order:1']);
  order.answer();
  await expect.poll(order.data).toBe('new');
  expect(other.queryFn).toHaveBeenCalledTimes(1);
});

it('a screen that was left before its first answer came is not asked for', async () => {
  const queries = new QueryClient();
  const order = shown(queries, ['order:1']);
  readAgain(queries);
  order.stop();
  order.answer();
  await expect.poll(() => queries.isFetching()).toBe(0);
  expect(order.queryFn).toHaveBeenCalledTimes(1);
});

it('where no bell can ring what is old is read again, and what was just read or is on its way is not', async () => {
  vi.useFakeTimers();
  const queries = new QueryClient();
  const order = shown(queries, ['order:1']);
  readOld(queries, ['order:1'], 15_000);
  expect(order.queryFn).toHaveBeenCalledTimes(1);
  order.answer();
  await vi.advanceTimersByTimeAsync(10_000);
  readOld(queries, ['order:1'], 15_000);
  expect(order.queryFn).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  readOld(queries, ['order:1'], 15_000);
  expect(order.queryFn).toHaveBeenCalledTimes(2);
  readOld(queries, ['order:1'], 15_000);
  expect(order.queryFn).toHaveBeenCalledTimes(2);
  order.stop();
  vi.useRealTimers();
});
