import { changedTopic, frameReader } from './event-frames.ts';
import { liveStream } from './live.ts';

export interface StreamListener {
  /** the stream is open; first = nothing was followed before, so what changed until now has rung nowhere */
  readonly onOpen: (first: boolean) => void;
  /** the server has answered, with these headers */
  readonly onAnswer?: (headers: Headers) => void;
  readonly onChange: (topic: string) => void;
  /** too much was missed: everything is read again */
  readonly onReset: () => void;
  /** anything arrived, a heartbeat too */
  readonly onAlive?: () => void;
  readonly onDown: () => void;
  /** the server does not know who asks (401): nothing more will come. Without it the stream goes on trying. */
  readonly onStranger?: () => void;
}

export interface StreamRequest {
  readonly topics: readonly string[];
  /** who asks; read anew at each connection. Cookies go along by themselves. */
  readonly headers?: () => Readonly<Record<string, string>>;
  /** where a broken line goes on; may outlive one request */
  readonly resume?: { lastId: string | null };
  readonly stop: AbortSignal;
}

/** The server sends something every 15 s; a silence of three times that is a dead line. */
const SILENCE = 45_000;
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 15_000;

type Ending = 'stranger' | 'unopened' | 'cut';

async function readOnce(request: Required<StreamRequest>, listener: StreamListener): Promise<Ending> {
  const dead = new AbortController();
  let watch = setTimeout(() => dead.abort(), SILENCE);
  const { resume } = request;
  let ending: Ending = 'unopened';
  try {
    const answer = await fetch(`${liveStream.path}?topics=${encodeURIComponent(request.topics.join(','))}`, {
      headers: {
        Accept: 'text/event-stream',
        ...request.headers(),
        ...(resume.lastId === null ? {} : { 'Last-Event-ID': resume.lastId }),
      },
      cache: 'no-store',
      signal: AbortSignal.any([request.stop, dead.signal]),
    });
    listener.onAnswer?.(answer.headers);
    if (answer.status === 401) return 'stranger';
    if (!answer.ok || !answer.body) return 'unopened';
    ending = 'cut';
    listener.onOpen(resume.lastId === null);
    const readFrames = frameReader();
    const pieces = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) {
      clearTimeout(watch);
      watch = setTimeout(() => dead.abort(), SILENCE);
      listener.onAlive?.();
      for (const frame of readFrames(piece.value)) {
        resume.lastId = frame.id ?? resume.lastId;
        if (frame.event === 'reset') listener.onReset();
        const topic = frame.event === 'change' ? changedTopic(frame.data) : null;
        if (topic !== null) listener.onChange(topic);
      }
    }
  } catch {
    // cut by the network, by silence or by us: the caller decides whether to go on
  } finally {
    clearTimeout(watch);
  }
  return ending;
}

/** Ends early when the network comes back, or when nobody waits any more. */
function pause(ms: number, stop: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const finish = () => {
      clearTimeout(timer);
      removeEventListener('online', finish);
      stop.removeEventListener('abort', finish);
      done();
    };
    const timer = setTimeout(finish, ms);
    addEventListener('online', finish);
    stop.addEventListener('abort', finish);
  });
}

/** Follows topics until told to stop; reconnects with Last-Event-ID, so that no change is missed in between. */
export async function followStream(request: StreamRequest, listener: StreamListener): Promise<void> {
  const { stop } = request;
  const whole = { headers: () => ({}), resume: { lastId: null }, ...request };
  let wait = FIRST_WAIT;
  while (!stop.aborted) {
    const ending = await readOnce(whole, listener);
    if (stop.aborted) return;
    listener.onDown();
    if (ending === 'stranger' && listener.onStranger) return listener.onStranger();
    wait = ending === 'cut' ? FIRST_WAIT : Math.min(wait * 2, LONGEST_WAIT);
    await pause(wait * (0.5 + Math.random() / 2), stop); // not every phone at the same moment
  }
}
