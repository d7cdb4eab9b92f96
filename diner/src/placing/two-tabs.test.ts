import type { PlaceOrderBody } from '@mam/contract/checkout/order-body.schema.ts';
import { aLine } from '@mam/domain/test/a-cart.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Seen } from './placing.ts';

const STORE = { brand: 'BEPNHA', storeId: 101 };
const SEEN = {} as Seen;

/** The storage the tabs of a browser share, and the server they ask. */
let kept: Map<string, string>;
let tabs: Tab[];
let orders: Map<string, { readonly body: string; readonly hash: string }>;
let answers: 'at once' | 'never';
/** sent, as the server sees them */
let sent: number;

interface Tab {
  readonly hear: (key: string) => void;
}

/** Answers as the server does: the same key and words are the same order, the same key with other words is refused. */
async function answer(address: string, { headers, body }: { headers: Record<string, string>; body: string }) {
  if (!address.endsWith('/v1/order')) return Response.json({ error: 0, message: '', data: {} });
  sent += 1;
  const key = headers['Idempotency-Key'] ?? '';
  const known = orders.get(key) ?? { body, hash: `AB${orders.size + 1}:secret` };
  orders.set(key, known);
  if (answers === 'never') throw new TypeError('Failed to fetch');
  const refused = { code: 'IDEMPOTENCY_MISMATCH', message: '', data: {} };
  if (known.body !== body) return Response.json({ error: 1, ...refused }, { status: 422 });
  return Response.json({ error: 0, message: '', data: { hash: known.hash, order_code: known.hash } });
}

/** Locks as a browser hands them out: one after the other. */
function locks() {
  let last: Promise<unknown> = Promise.resolve();
  let held = 0;
  return {
    request: (_: string, { ifAvailable }: LockOptions, work: (lock: object | null) => unknown) => {
      if (ifAvailable && held > 0) return Promise.resolve(work(null));
      held += 1;
      const done = last
        .then(() => work({}))
        .finally(() => {
          held -= 1;
        });
      last = done.catch(() => {});
      return done;
    },
  };
}

const itemOf = (id: string, tab: number) => ({ Pr_Key: `${id}~${tab}`, item_id: id, quantity: 1 });

/** A tab: modules of its own. It hears what others store once it is told to. */
async function openTab() {
  vi.resetModules();
  const number = tabs.length;
  const { persist } = await import('../device/persisted.ts');
  const { persistOnDevice, showCart, followOtherTabs } = await import(
    '../device/storage/persist-on-device.ts'
  );
  const placing = await import('./placing.ts');
  const { persisted } = await import('../device/persisted.ts');
  persistOnDevice();
  showCart(STORE);
  const hear = (key: string) => (key === 'mam.placing' ? placing.hearOtherTabs() : followOtherTabs());
  tabs.push({ hear });
  const body = (ids: readonly string[]) =>
    ({
      brand_id: STORE.brand,
      store_id: STORE.storeId,
      items: ids.map((id) => itemOf(id, number)),
      setting: {},
    }) as unknown as PlaceOrderBody;
  const lines = () => persisted.getState().cart.lines.map(({ key, quantity }) => [key, quantity]);
  return {
    fill: (...ids: string[]) => persist('cart', { lines: ids.map((id) => aLine(id, id)) }),
    raise: (key: string) =>
      persist('cart', {
        lines: persisted
          .getState()
          .cart.lines.map((line) => (line.key === key ? { ...line, quantity: 3 } : line)),
      }),
    press: () => {
      placing.place(body(persisted.getState().cart.lines.map(({ key }) => key)), SEEN);
      return placing.sendBegun();
    },
    resume: placing.resumePlacing,
    dismiss: placing.dismissPlacing,
    again: placing.askAgain,
    online: placing.onlineAgain,
    placing: () => placing.placing.getState(),
    state: () => placing.placing.getState().state,
    lines,
  };
}

/** Every tab but those that wrote it hears of what is stored; also the writer may, it is no news to it. */
const tellTabs = (...keys: string[]) => {
  for (const key of keys) for (const { hear } of tabs) hear(key);
};

const browser = (more: object = {}) => vi.stubGlobal('navigator', { onLine: true, locks: locks(), ...more });

beforeEach(() => {
  vi.useFakeTimers();
  kept = new Map([['mam.kept', JSON.stringify({ version: 2, state: { user: { uid: 'u', token: 't' } } })]]);
  tabs = [];
  orders = new Map();
  answers = 'at once';
  sent = 0;
  browser();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function twoTabs(...ids: string[]) {
  const one = await openTab();
  const other = await openTab();
  one.fill(...ids);
  tellTabs('mam.kept');
  return { one, other };
}

describe.each([
  ['with locks', {}],
  ['without locks', { locks: undefined }],
])('one cart in two tabs, %s', (_, more) => {
  beforeEach(() => browser(more));

  it('[CA11] both press at once: one order, and both tell of it', async () => {
    const { one, other } = await twoTabs('pho', 'bun');
    await Promise.all([one.press(), other.press(), vi.advanceTimersByTimeAsync(60_000)]);
    expect(orders.size).toBe(1);
    expect(one.state()).toBe('placed');
    expect(['elsewhere', 'placed']).toContain(other.state());
    tellTabs('mam.kept');
    expect([one.lines(), other.lines()]).toEqual([[], []]);
  });

  it('[CA11] a tab that has not heard yet sends its cart after the other: no second order', async () => {
    const { one, other } = await twoTabs('pho');
    await one.press();
    expect(other.lines()).toHaveLength(1);
    await other.press();
    expect([orders.size, other.state()]).toEqual([1, 'elsewhere']);
    expect(other.placing()).toMatchObject({ order: { hash: 'AB1:secret' } });
  });

  it('[CA11] an order nobody is sure of is settled by whichever tab asks first', async () => {
    const { one, other } = await twoTabs('pho');
    answers = 'never';
    await Promise.all([one.press(), vi.advanceTimersByTimeAsync(60_000)]);
    expect(one.state()).toBe('unsure');
    answers = 'at once';
    await Promise.all([other.press(), vi.advanceTimersByTimeAsync(60_000)]);
    expect([orders.size, other.state()]).toEqual([1, 'placed']);
    tellTabs('mam.placing', 'mam.kept');
    expect([one.state(), one.lines()]).toEqual(['elsewhere', []]);
  });
});

it('[CA11] a tab that only looks on hears of the order, and its cart is empty', async () => {
  const { one, other } = await twoTabs('pho');
  await one.press();
  tellTabs('mam.placing', 'mam.kept');
  expect([other.state(), other.lines()]).toEqual(['elsewhere', []]);
});

it('[CA11] it hears of it as well when its cart was taken over before', async () => {
  const { one, other } = await twoTabs('pho');
  await one.press();
  tellTabs('mam.kept', 'mam.placing', 'mam.placing');
  expect([other.state(), other.lines()]).toEqual(['elsewhere', []]);
});

it('[CA11] what came into the cart while it was sent stays, under a key of its own', async () => {
  const { one, other } = await twoTabs('pho');
  answers = 'never';
  await Promise.all([one.press(), vi.advanceTimersByTimeAsync(60_000)]);
  other.raise('pho');
  answers = 'at once';
  one.again();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(one.state()).toBe('placed');
  expect(one.lines()).toEqual([[expect.not.stringMatching(/^pho$/), 2]]);
});

it('a success that nobody has seen to its end is said again by a page that begins anew, and then no more', async () => {
  const ofTab = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => ofTab.get(key) ?? null,
    setItem: (key: string, text: string) => void ofTab.set(key, text),
    removeItem: (key: string) => void ofTab.delete(key),
  });
  const page = await openTab();
  page.fill('pho');
  await page.press();
  expect([page.state(), page.lines()]).toEqual(['placed', []]);
  const reloaded = await openTab();
  reloaded.resume();
  expect(reloaded.placing()).toMatchObject({ state: 'placed', intent: STORE, order: { hash: 'AB1:secret' } });
  reloaded.dismiss();
  const later = await openTab();
  later.resume();
  expect([later.state(), sent]).toEqual(['idle', 1]);
});

it('a tab that opens while another sends leaves it to that one', async () => {
  const { one } = await twoTabs('pho');
  answers = 'never';
  const pressing = one.press();
  await vi.advanceTimersByTimeAsync(500);
  const later = await openTab();
  later.resume();
  await vi.advanceTimersByTimeAsync(100);
  expect([later.state(), sent]).toEqual(['idle', 1]);
  await Promise.all([pressing, vi.advanceTimersByTimeAsync(60_000)]);
});

it('without a network nothing is sent and nobody is unsure; back on it the order goes by itself', async () => {
  const { one } = await twoTabs('pho');
  browser({ onLine: false });
  await one.press();
  expect([one.placing(), sent]).toMatchObject([{ state: 'unsent', why: 'network' }, 0]);
  browser();
  one.online();
  await vi.advanceTimersByTimeAsync(100);
  expect([one.state(), orders.size]).toEqual(['placed', 1]);
});

it('without an identity nothing is sent, and that is what is said', async () => {
  kept.clear();
  const { one } = await twoTabs('pho');
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('/v1/order')) sent += 1;
    return Response.json({ error: 1, code: 'FAULT', message: '', data: {} }, { status: 500 });
  });
  await one.press();
  expect([one.placing(), sent]).toMatchObject([{ state: 'unsent', why: 'identity' }, 0]);
});
