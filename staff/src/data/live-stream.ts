import { frameReader } from './event-frames.ts';

export type LiveState = 'connecting' | 'live' | 'down';

export interface LiveListener {
  /** something under this topic changed; null = anything may have: refetch all */
  readonly onChange: (topic: string | null) => void;
  readonly onState: (state: LiveState) => void;
  /** the session has ended: nothing more will come */
  readonly onSignedOut: () => void;
}

/** the server pings every 15 s; two missed pings and a margin mean the line is dead */
const SILENCE_MS = 35_000;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 15_000;

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const finish = () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', finish);
      signal.removeEventListener('abort', finish);
      done();
    };
    const timer = window.setTimeout(finish, ms);
    window.addEventListener('online', finish);
    signal.addEventListener('abort', finish);
  });
}

function topicOf(data: string): string | null {
  try {
    const { topic } = JSON.parse(data);
    return typeof topic === 'string' ? topic : null;
  } catch {
    return null;
  }
}

/** Reads one connection to its end; answers the last id it saw. */
async function readOnce(url: string, lastId: string | null, listener: LiveListener, signal: AbortSignal) {
  const silence = new AbortController();
  let timer = window.setTimeout(() => silence.abort(), SILENCE_MS);
  const headers: Record<string, string> = { Accept: 'text/event-stream' };
  if (lastId !== null) headers['Last-Event-ID'] = lastId;
  let seen = lastId;
  try {
    const either = AbortSignal.any([signal, silence.signal]);
    const answer = await fetch(url, {
      headers,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: either,
    });
    if (answer.status === 401 || answer.status === 403) listener.onSignedOut();
    if (!answer.ok || !answer.body)
      return { seen, ended: answer.status === 401 || answer.status === 403, lived: false };
    listener.onState('live');
    const read = frameReader();
    const pieces = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let next = await pieces.read(); !next.done; next = await pieces.read()) {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => silence.abort(), SILENCE_MS);
      for (const frame of read(next.value)) {
        seen = frame.id ?? seen;
        if (frame.event === 'change') listener.onChange(topicOf(frame.data));
        if (frame.event === 'reset') listener.onChange(null);
      }
    }
    return { seen, ended: false, lived: true };
  } catch {
    return { seen, ended: false, lived: false };
  } finally {
    window.clearTimeout(timer);
  }
}

/** Follows topics until aborted: reconnects with Last-Event-ID, so that no change is missed between two connections. */
export async function followLive(
  topics: readonly string[],
  listener: LiveListener,
  signal: AbortSignal,
): Promise<void> {
  const url = `/v1/live?topics=${encodeURIComponent(topics.join(','))}`;
  let lastId: string | null = null;
  let pause = FIRST_WAIT_MS;
  while (!signal.aborted) {
    const { seen, ended, lived } = await readOnce(url, lastId, listener, signal);
    if (ended || signal.aborted) return;
    lastId = seen;
    if (lived) pause = FIRST_WAIT_MS;
    listener.onState('down');
    await wait(pause * (0.5 + Math.random() / 2), signal);
    pause = Math.min(pause * 2, LONGEST_WAIT_MS);
  }
}
