import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followStream, PACES, waitBefore } from './live-stream.ts';

const PACE = PACES.staff;

interface Asked {
  readonly address: string;
  readonly headers: Record<string, string>;
  readonly signal: AbortSignal;
  readonly answer: (body: ReadableStream<Uint8Array>) => void;
  readonly refuse: () => void;
}

const asked: Asked[] = [];
const page = new EventTarget();
const log: string[] = [];
let stop: AbortController;

/** A stream that says hello and then nothing, until it is told to; it ends when nobody reads it. */
function line(signal: AbortSignal) {
  let send: (text: string) => void = () => {};
  const body = new ReadableStream<Uint8Array>({
    start: (out) => {
      send = (text) => out.enqueue(new TextEncoder().encode(text));
      signal.addEventListener('abort', () => out.error(signal.reason));
    },
  });
  return { body, send: (text: string) => send(text) };
}

function openNext() {
  const last = asked.at(-1);
  if (!last) throw new Error('nobody asked');
  const { body, send } = line(last.signal);
  last.answer(body);
  return send;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('fetch', (address: string, { headers, signal }: Pick<Asked, 'headers' | 'signal'>) => {
    return new Promise<Response>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      asked.push({
        address,
        headers,
        signal,
        answer: (body) => resolve(new Response(body)),
        refuse: () => resolve(new Response('', { status: 503 })),
      });
    });
  });
  asked.length = 0;
  log.length = 0;
  stop = new AbortController();
  void followStream(
    {
      topics: ['board:A:1'],
      pace: PACE,
      line: 'mine',
      headers: () => ({}),
      resume: { lastId: null },
      stop: stop.signal,
    },
    {
      onOpen: () => log.push('open'),
      onChange: (topic) => log.push(topic),
      onReset: () => log.push('reset'),
      onDown: () => log.push('down'),
    },
  );
});

afterEach(async () => {
  stop.abort();
  await pass(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits longer from try to try, and never longer than is patient', () => {
  expect([0, 1, 2, 9].map((tries) => waitBefore(tries, PACES.diner))).toEqual([1_000, 2_000, 4_000, 15_000]);
  expect([0, 1, 9].map((tries) => waitBefore(tries, PACES.staff))).toEqual([400, 400, 400]);
});

it('leaves a board time to read within three seconds, had a try just begun when the server came back', () => {
  expect(PACES.staff.opening + PACES.staff.longestWait).toBeLessThanOrEqual(2_200);
});

it('finds out that a silent line is dead, and goes on under its name where it was', async () => {
  const send = openNext();
  await pass(0);
  send('id: 7\nevent: change\ndata: {"topic":"board:A:1","version":2}\n\n');
  for (let beat = 0; beat < 5; beat += 1) {
    await pass(PACE.heartbeat);
    send(': ping\n\n');
  }
  expect(asked).toHaveLength(1);
  await pass(PACE.heartbeat * 2.5 + PACE.longestWait);
  expect(log).toEqual(['open', 'board:A:1', 'down']);
  expect(asked).toHaveLength(2);
  expect(asked[1]?.headers['Last-Event-ID']).toBe('7');
  expect(asked.map(({ address }) => address)).toEqual(
    Array(2).fill('/v1/live?topics=board%3AA%3A1&line=mine'),
  );
});

it('asks again soon while it is refused, and again when nothing is answered at all', async () => {
  for (let tries = 1; tries <= 6; tries += 1) {
    asked.at(-1)?.refuse();
    await pass(PACE.longestWait);
    expect(asked).toHaveLength(tries + 1);
  }
  await pass(PACE.opening + PACE.longestWait);
  expect(asked).toHaveLength(8);
  expect(asked[6]?.signal.aborted).toBe(true);
});

it('takes a new line at once when the network has come back, the old one belonged to another', async () => {
  openNext();
  await pass(0);
  page.dispatchEvent(new Event('online'));
  await pass(0);
  expect(log).toEqual(['open', 'down']);
  expect(asked).toHaveLength(2);
});
