import { USER_TOKEN } from '@mam/contract/http/envelope.ts';
import { kept } from '../../device/kept.ts';
import { frameReader, topicOf } from './frames.ts';

export interface StreamListener {
  /** the stream is open: what changed before is read once */
  readonly onOpen: () => void;
  readonly onChange: (topic: string) => void;
  /** too much was missed: everything is read again */
  readonly onReset: () => void;
  /** anything arrived, a heartbeat too */
  readonly onAlive: () => void;
  readonly onDown: () => void;
}

/** The server sends something every 15 s; a silence of three times that is a dead line. */
const SILENCE = 45_000;
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;

interface Resume {
  lastId: string | null;
}

async function readStream(
  wanted: readonly string[],
  resume: Resume,
  listener: StreamListener,
  stop: AbortSignal,
): Promise<void> {
  const dead = new AbortController();
  let watch = setTimeout(() => dead.abort(), SILENCE);
  try {
    const token = kept.getState().user.token;
    const response = await fetch(`/v1/live?topics=${wanted.map(encodeURIComponent).join(',')}`, {
      headers: {
        Accept: 'text/event-stream',
        ...(token ? { [USER_TOKEN]: token } : {}),
        ...(resume.lastId ? { 'Last-Event-ID': resume.lastId } : {}),
      },
      signal: AbortSignal.any([stop, dead.signal]),
    });
    if (!response.ok || !response.body) return;
    const frames = frameReader();
    listener.onOpen();
    for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
      clearTimeout(watch);
      watch = setTimeout(() => dead.abort(), SILENCE);
      listener.onAlive();
      for (const frame of frames.push(text)) {
        if (frame.id) resume.lastId = frame.id;
        if (frame.event === 'reset') listener.onReset();
        const topic = frame.event === 'change' ? topicOf(frame.data) : null;
        if (topic) listener.onChange(topic);
      }
    }
  } catch {
    // the line was cut: the caller waits and calls again
  } finally {
    clearTimeout(watch);
  }
}

const pause = (ms: number, stop: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, ms);
    const wake = () => {
      clearTimeout(timer);
      done();
    };
    stop.addEventListener('abort', wake, { once: true });
    addEventListener('online', wake, { once: true });
  });

/** Keeps one stream open on these topics until told to stop; goes on after the last event it saw. */
export async function keepStream(
  wanted: readonly string[],
  resume: Resume,
  listener: StreamListener,
  stop: AbortSignal,
): Promise<void> {
  let wait = FIRST_WAIT;
  while (!stop.aborted) {
    let opened = false;
    await readStream(
      wanted,
      resume,
      {
        ...listener,
        onOpen: () => {
          opened = true;
          listener.onOpen();
        },
      },
      stop,
    );
    if (stop.aborted) return;
    listener.onDown();
    wait = opened ? FIRST_WAIT : Math.min(wait * 2, LONGEST_WAIT);
    await pause(wait * (0.75 + Math.random() / 2), stop); // not every phone at the same moment
  }
}
