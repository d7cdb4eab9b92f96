import type { StreamListener, StreamRequest } from '@mam/contract/http/live-stream.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LiveApp } from './shared-stream.ts';

interface Opened {
  readonly request: StreamRequest;
  readonly listener: StreamListener;
}

const streams: Opened[] = [];
vi.mock('@mam/contract/http/live-stream.ts', async (original) => ({
  ...(await original<object>()),
  followStream: (request: StreamRequest, listener: StreamListener) =>
    void streams.push({ request, listener }),
}));

/** Locks as a browser hands them out; a stolen one is refused to whoever held it. */
function locks() {
  let refuse: ((reason: unknown) => void) | null = null;
  const waiting: (() => void)[] = [];
  const hold = (held: () => Promise<never>) =>
    new Promise<never>((_, fail) => {
      refuse = fail;
      void held();
    });
  return {
    request: (_: string, { steal }: LockOptions, held: () => Promise<never>) => {
      if (!refuse) return hold(held);
      if (!steal) return new Promise<never>((_, fail) => waiting.push(() => void hold(held).catch(fail)));
      refuse(new DOMException('stolen', 'AbortError'));
      return hold(held);
    },
    /** as when the tab that holds it is closed */
    release: () => {
      refuse = null;
      waiting.shift()?.();
    },
  };
}

const tabs: BroadcastChannel[] = [];
const leaving: (() => void)[] = [];
class Channel extends EventTarget {
  constructor() {
    super();
    tabs.push(this as unknown as BroadcastChannel);
  }
  postMessage(data: unknown) {
    for (const other of tabs)
      if (other !== (this as unknown)) other.dispatchEvent(new MessageEvent('message', { data }));
  }
}

/** A tab: modules of its own, over the browser all tabs share. */
async function openTab(app: Partial<LiveApp> = {}) {
  vi.resetModules();
  const { shareStream } = await import('./shared-stream.ts');
  const { want } = await import('./topics.ts');
  const heard: string[] = [];
  const start = () =>
    shareStream({
      name: 'test',
      pace: 'diner',
      onChange: (topic) => heard.push(topic),
      onReset: () => heard.push('reset'),
      onState: (state) => heard.push(state),
      ...app,
    });
  return { want, start, heard };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    if (type === 'pagehide') leaving.push(listener);
  });
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('navigator', { locks: locks() });
});

afterEach(() => {
  streams.length = 0;
  tabs.length = 0;
  leaving.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(60);

it('opens one stream for all tabs, for everything any of them wants', async () => {
  const [first, second] = [await openTab(), await openTab()];
  first.want('menu:A:1');
  first.start();
  second.want('board:A:1');
  second.start();
  await settle();
  expect(streams.map(({ request }) => request.topics)).toEqual([['menu:A:1'], ['board:A:1', 'menu:A:1']]);
  expect(streams.map(({ request }) => request.stop.aborted)).toEqual([true, false]);
  streams[1]?.listener.onOpen(true);
  // a change between reading and following rang nowhere
  expect(second.heard).toContain('board:A:1');
  second.heard.length = 0;
  streams[1]?.listener.onChange('menu:A:1');
  expect([first.heard.at(-1), second.heard]).toEqual(['menu:A:1', ['menu:A:1']]);
});

it('tells a tab that comes later how the stream is, without opening it anew', async () => {
  const first = await openTab();
  first.want('menu:A:1');
  first.start();
  await settle();
  streams[0]?.listener.onOpen(true);
  const second = await openTab();
  second.want('menu:A:1');
  second.start();
  await settle();
  expect(second.heard).toContain('live');
  expect(streams).toHaveLength(1);
});

it('gives every tab a stream of its own where there are no locks', async () => {
  vi.stubGlobal('navigator', {});
  for (const tab of [await openTab(), await openTab()]) {
    tab.want('menu:A:1');
    tab.start();
  }
  await settle();
  expect(streams.filter(({ request }) => !request.stop.aborted)).toHaveLength(2);
});

it('takes the place of a leader that sleeps, and reads again meanwhile', async () => {
  const first = await openTab();
  first.want('menu:A:1');
  first.start();
  const second = await openTab();
  second.want('menu:A:1');
  second.start();
  await settle();
  streams[0]?.listener.onOpen(true);
  second.heard.length = 0;
  const sleeper = tabs.shift();
  if (sleeper) sleeper.postMessage = () => {};
  await vi.advanceTimersByTimeAsync(90_000);
  expect(second.heard).toContain('menu:A:1');
  expect(streams[0]?.request.stop.aborted).toBe(true);
  expect(streams.filter(({ request }) => !request.stop.aborted)).toHaveLength(1);
});

it('while the stream is down what is wanted is read every so often, in the app’s own way', async () => {
  const read: string[] = [];
  const { want, start, heard } = await openTab({ onBlind: (topic) => read.push(topic) });
  want('menu:A:1');
  start();
  await settle();
  streams[0]?.listener.onDown();
  await vi.advanceTimersByTimeAsync(90_000);
  expect(read).toEqual(['menu:A:1', 'menu:A:1', 'menu:A:1']);
  expect(heard).not.toContain('menu:A:1');
});

it('leads on when the leading tab is closed, for what is still wanted, and reads what it may have missed', async () => {
  const [first, second] = [await openTab(), await openTab()];
  first.start();
  second.want('board:A:1');
  second.start();
  first.want('menu:A:1');
  await settle();
  streams.at(-1)?.listener.onOpen(true);
  second.heard.length = 0;

  leaving[0]?.();
  tabs.shift();
  streams.length = 0;
  (navigator.locks as unknown as ReturnType<typeof locks>).release();
  await settle();
  expect(streams.map(({ request }) => request.topics)).toEqual([['board:A:1']]);
  streams[0]?.listener.onOpen(false);
  expect(second.heard).toEqual(['live', 'board:A:1']);
});

it('tells every tab that nobody is signed in, and follows what is wanted after that', async () => {
  const strangers = [vi.fn(), vi.fn()];
  const first = await openTab({ onStranger: strangers[0] });
  first.want('menu:A:1');
  first.start();
  const second = await openTab({ onStranger: strangers[1] });
  second.want('menu:A:1');
  second.start();
  await settle();
  streams[0]?.listener.onStranger?.();
  for (const stranger of strangers) expect(stranger).toHaveBeenCalledOnce();
  second.want('board:A:1');
  await settle();
  expect(streams.at(-1)?.request.topics).toEqual(['board:A:1', 'menu:A:1']);
});
