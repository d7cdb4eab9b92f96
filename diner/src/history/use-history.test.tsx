// @vitest-environment happy-dom

import { type ServedCall, serve } from '@mam/client/test/served.ts';
import { getHistory } from '@mam/contract/order/get-history.ts';
import type { HistoryOrder } from '@mam/contract/order/history.schema.ts';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aListedOrder } from '../../test/an-order.ts';
import { beginInApp, showInApp, UID } from '../../test/in-app.tsx';
import { invalidateTopic } from '../data/query-cache.ts';
import { OlderOrders } from './older-orders.tsx';
import { useHistory } from './use-history.ts';

beginInApp();

const PAGE = 50;
/** ms on the way of an answer: the newest are asked for again while one is */
const SLOW = 400;

/** The button for older orders is always in sight, as on a page that is scrolled to its end. */
class AlwaysInSight {
  readonly seen: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
  constructor(seen: AlwaysInSight['seen']) {
    this.seen = seen;
  }
  observe = () => queueMicrotask(() => this.seen([{ isIntersecting: true }]));
  disconnect = () => {};
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.stubGlobal('IntersectionObserver', AlwaysInSight);
});
afterEach(() => vi.useRealTimers());

/** So many orders, the newest first, page by page, each answer on its way for a while. */
function haveOrdered(many: number) {
  let orders: readonly HistoryOrder[] = Array.from({ length: many }, (_, n) =>
    aListedOrder({ code: `N${String(many - n).padStart(4, '0')}`, status: 'COMPLETED' }),
  );
  const calls: readonly ServedCall[] = serve(getHistory, ({ query }) => {
    const from = Number(query.get('cursor')?.split('.')[0] ?? 0);
    const start = from === 0 ? 0 : orders.findIndex(({ code }) => Number(code.slice(1)) === from) + 1;
    const page = orders.slice(start, start + PAGE);
    const lastOne = page.at(-1);
    const next =
      lastOne && start + PAGE < orders.length ? `${Number(lastOne.code.slice(1))}.${lastOne.code}` : null;
    return { data: { orders: [...page], restaurants: [], count: null, next } };
  });
  const served = fetch;
  vi.stubGlobal('fetch', async (...input: Parameters<typeof fetch>) => {
    await new Promise((done) => setTimeout(done, SLOW));
    input[1]?.signal?.throwIfAborted();
    return served(...input);
  });
  return {
    calls,
    comes: (order: HistoryOrder) => {
      orders = [order, ...orders];
    },
  };
}

function List() {
  const history = useHistory('BEPNHA', 1_000);
  if (history.state !== 'ready') return <p>{history.state}</p>;
  return (
    <>
      <output aria-label="codes">{history.value.orders.map(({ code }) => code).join(' ')}</output>
      <OlderOrders own={history.value} />
    </>
  );
}

const codes = () => screen.getByRole('status', { name: 'codes' }).textContent?.split(' ') ?? [];

/** Goes in steps, so that each answer is rendered before the next one comes. */
async function passes(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 100) await act(() => vi.advanceTimersByTimeAsync(100));
}

it('[OR36] all of 205 orders come as one scrolls, though bells ring and the newest are read again meanwhile', async () => {
  haveOrdered(205);
  showInApp(<List />);
  for (let step = 0; step < 40; step += 1) {
    await passes(200);
    invalidateTopic(`diner:${UID}`);
  }
  await passes(3_000);
  expect(codes()).toHaveLength(205);
  expect(new Set(codes()).size).toBe(205);
  expect(screen.queryByRole('button')).toBeNull();
});

it('[OR36] only the newest page is read again by the clock, older ones while an order of theirs moves', async () => {
  const { calls } = haveOrdered(120);
  showInApp(<List />);
  await passes(5_000);
  expect(codes()).toHaveLength(120);
  const before = calls.length;
  await passes(5_000);
  const again = calls.slice(before);
  expect(again.length).toBeGreaterThan(0);
  expect(again.filter(({ query }) => query.has('cursor'))).toEqual([]);
});

it('[OR36] a new order moves every page by one, and none is lost or shown twice meanwhile', async () => {
  const { comes } = haveOrdered(120);
  showInApp(<List />);
  await passes(5_000);
  comes(aListedOrder({ code: 'N0121', status: 'WAIT_CONFIRM' }));
  for (let step = 0; step < 20; step += 1) {
    await passes(200);
    const shown = codes();
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown.length).toBeGreaterThanOrEqual(119);
  }
  expect(codes()).toHaveLength(121);
  expect(codes()[0]).toBe('N0121');
});
