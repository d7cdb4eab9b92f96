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

/** Where a broken line goes on. */
interface Resume {
  lastId: string | null;
}

type Ending = 'signed-out' | 'refused' | 'cut';

/** Opens one connection and reads it to its end. */
async function readOnce(
  url: string,
  resume: Resume,
  listener: LiveListener,
  signal: AbortSignal,
): Promise<Ending> {
  const silence = new AbortController();
  let timer = window.setTimeout(() => silence.abort(), SILENCE_MS);
  const headers: Record<string, string> = { Accept: 'text/event-stream' };
  if (resume.lastId !== null) headers['Last-Event-ID'] = resume.lastId;
  try {
    const either = AbortSignal.any([signal, silence.signal]);
    const answer = await fetch(url, {
      headers,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: either,
    });
    if (answer.status === 401) return 'signed-out';
    if (!answer.ok || !answer.body) return 'refused';
    listener.onState('live');
    // what happened before the first connection has no id to go on from: read once more
    if (resume.lastId === null) listener.onChange(null);
    const read = frameReader();
    const pieces = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let next = await pieces.read(); !next.done; next = await pieces.read()) {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => silence.abort(), SILENCE_MS);
      for (const frame of read(next.value)) {
        resume.lastId = frame.id ?? resume.lastId;
        if (frame.event === 'change') listener.onChange(topicOf(frame.data));
        if (frame.event === 'reset') listener.onChange(null);
      }
    }
  } catch {
    // cut by the network, by silence or by us: the caller decides whether to go on
  } finally {
    window.clearTimeout(timer);
  }
  return 'cut';
}

/** Follows topics until aborted: reconnects with Last-Event-ID, so that no change is missed between two connections. */
export async function followLive(
  topics: readonly string[],
  listener: LiveListener,
  signal: AbortSignal,
): Promise<void> {
  const url = `/v1/live?topics=${encodeURIComponent(topics.join(','))}`;
  const resume: Resume = { lastId: null };
  let pause = FIRST_WAIT_MS;
  while (!signal.aborted) {
    let opened = false;
    const watching: LiveListener = {
      ...listener,
      onState: (state) => {
        opened = true;
        listener.onState(state);
      },
    };
    const ending = await readOnce(url, resume, watching, signal);
    if (signal.aborted) return;
    listener.onState('down');
    if (ending === 'signed-out') return listener.onSignedOut();
    pause = opened ? FIRST_WAIT_MS : Math.min(pause * 2, LONGEST_WAIT_MS);
    await wait(pause * (0.5 + Math.random() / 2), signal);
  }
}
