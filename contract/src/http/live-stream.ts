import { changedTopic, frameReader } from './event-frames.ts';
import { HEARTBEAT, liveStream } from './live.ts';

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

/** How patient a reader is. */
export interface Pace {
  /** ms between two signs of life of the server */
  readonly heartbeat: number;
  /** ms within which the stream opens, or it is tried anew */
  readonly opening: number;
  /** ms between two tries, at most */
  readonly longestWait: number;
}

/** A board sees within three seconds of the server's return: a try in vain, a wait and a reading. Diners are many, and come back one after another. */
export const PACES = {
  staff: { heartbeat: HEARTBEAT.staff, opening: 1_800, longestWait: 400 },
  diner: { heartbeat: HEARTBEAT.diner, opening: 15_000, longestWait: 15_000 },
} as const satisfies Record<string, Pace>;

export interface StreamRequest {
  readonly topics: readonly string[];
  readonly pace: Pace;
  /** the line this one takes the place of */
  readonly line: string;
  /** headers that name the caller, read anew at each connection; cookies go along by themselves */
  readonly headers: () => Readonly<Record<string, string>>;
  /** where a broken line goes on; outlives one request */
  readonly resume: { lastId: string | null };
  readonly stop: AbortSignal;
}

/** After so many heartbeats that did not come the line is dead. */
const MISSED = 2.5;
const FIRST_WAIT = 1_000;

/** ms until the next try, after so many that did not open. */
export function waitBefore(tries: number, { longestWait }: Pace): number {
  return Math.min(FIRST_WAIT * 2 ** tries, longestWait);
}

/** Calls when the network comes back or somebody looks again; answers how to stop. */
function onReturn(back: (online: boolean) => void): () => void {
  const online = () => back(true);
  const looked = () => document.visibilityState === 'visible' && back(false);
  addEventListener('online', online);
  document.addEventListener('visibilitychange', looked);
  return () => {
    removeEventListener('online', online);
    document.removeEventListener('visibilitychange', looked);
  };
}

const RETURNED = 'returned';

/** Aborts a line that does not open in time, is silent for too long, or was opened over another network. */
function watchLine({ heartbeat, opening }: Pace) {
  const dead = new AbortController();
  const silence = heartbeat * MISSED;
  let heardAt = Date.now();
  let watch = setTimeout(() => dead.abort(), opening);
  // a timer stands still while a phone sleeps
  const stopReturn = onReturn((online) => {
    if (online || Date.now() - heardAt > silence) dead.abort(RETURNED);
  });
  return {
    signal: dead.signal,
    heard: () => {
      heardAt = Date.now();
      clearTimeout(watch);
      watch = setTimeout(() => dead.abort(), silence);
    },
    end: () => {
      clearTimeout(watch);
      stopReturn();
    },
  };
}

/** returned = given up because somebody is back: the next try needs no pause */
type Ending = 'stranger' | 'unopened' | 'cut' | typeof RETURNED;

async function readOnce(request: StreamRequest, listener: StreamListener): Promise<Ending> {
  const { resume, topics, line } = request;
  const watch = watchLine(request.pace);
  let ending: Ending = 'unopened';
  try {
    const query = new URLSearchParams({ topics: topics.join(','), line });
    const answer = await fetch(`${liveStream.path}?${query}`, {
      headers: {
        Accept: 'text/event-stream',
        ...request.headers(),
        ...(resume.lastId === null ? {} : { 'Last-Event-ID': resume.lastId }),
      },
      cache: 'no-store',
      signal: AbortSignal.any([request.stop, watch.signal]),
    });
    listener.onAnswer?.(answer.headers);
    if (answer.status === 401) return 'stranger';
    if (!answer.ok || !answer.body) return 'unopened';
    ending = 'cut';
    watch.heard();
    listener.onOpen(resume.lastId === null);
    const readFrames = frameReader();
    const pieces = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) {
      watch.heard();
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
    watch.end();
  }
  return watch.signal.reason === RETURNED ? RETURNED : ending;
}

/** Ends early when the network comes back, when somebody looks again, or when nobody waits any more. */
function pause(ms: number, stop: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const finish = () => {
      clearTimeout(timer);
      stopReturn();
      stop.removeEventListener('abort', finish);
      done();
    };
    const timer = setTimeout(finish, ms);
    const stopReturn = onReturn(finish);
    stop.addEventListener('abort', finish);
  });
}

/** Follows topics until told to stop; reconnects with Last-Event-ID, so that no change is missed in between. */
export async function followStream(request: StreamRequest, listener: StreamListener): Promise<void> {
  const { stop, pace } = request;
  let tries = 0;
  while (!stop.aborted) {
    const ending = await readOnce(request, listener);
    if (stop.aborted) return;
    listener.onDown();
    if (ending === 'stranger' && listener.onStranger) return listener.onStranger();
    tries = ending === 'unopened' ? tries + 1 : 0;
    if (ending === RETURNED) continue;
    await pause(waitBefore(tries, pace) * (0.5 + Math.random() / 2), stop); // not every phone at the same moment
  }
}
