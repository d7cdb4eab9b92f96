import { followStream, PACES } from '@mam/contract/http/live-stream.ts';
import { onWantedChange, resume, takeUpToDate, wantedTopics } from './topics.ts';

export type LiveState = 'connecting' | 'live' | 'down';

/** An app as its stream knows it. */
export interface LiveApp {
  /** its tabs find each other by it; two apps of one address have two streams */
  readonly name: string;
  readonly pace: keyof typeof PACES;
  /** the reader's identity, read anew at each connection; cookies go along by themselves */
  readonly headers?: () => Readonly<Record<string, string>>;
  readonly onAnswer?: (headers: Headers) => void;
  /** something of this topic is new */
  readonly onChange: (topic: string) => void;
  /** too much was missed: everything is read again */
  readonly onReset: () => void;
  readonly onState?: (state: LiveState) => void;
  /** nothing is followed, and every so often whatever is wanted is read all the same; without it as if it were new */
  readonly onBlind?: (topic: string) => void;
  /** the server does not know the reader; every tab is told. Without it the stream goes on trying. */
  readonly onStranger?: () => void;
}

/** The messages between the tabs of one browser. */
type Message =
  | { readonly kind: 'want'; readonly tab: string; readonly topics: readonly string[] }
  | { readonly kind: 'gone'; readonly tab: string }
  | { readonly kind: 'who' }
  | { readonly kind: 'ring'; readonly topic: string }
  | { readonly kind: 'reset' }
  | { readonly kind: 'alive' }
  | { readonly kind: 'state'; readonly state: LiveState }
  | { readonly kind: 'stranger' };

/** Every so many heartbeats a tab says what it wants, which the leader answers; while nothing is followed it is read. */
const POLL = 2;
/** A leader silent for so many is asleep: a tab in front takes its place. */
const LEADER_SILENCE = 4;
/** Background tabs may speak once a minute only. */
const TAB_SILENCE = 150_000;
const SETTLE = 50;

const tab = crypto.getRandomValues(new Uint32Array(2)).join('-');
const others = new Map<string, { readonly topics: readonly string[]; readonly seen: number }>();

let app: LiveApp;
let channel: BroadcastChannel | null = null;
let leading = false;
let state: LiveState = 'connecting';
let streaming: AbortController | null = null;
let followed = '';
/** when the leading tab last said anything */
let leaderHeard = 0;
let settling: ReturnType<typeof setTimeout> | undefined;

const post = (message: Message): void => channel?.postMessage(message);

function union(): string[] {
  const topics = new Set(wantedTopics());
  for (const [other, { topics: wanted, seen }] of others) {
    if (Date.now() - seen > TAB_SILENCE) others.delete(other);
    else for (const topic of wanted) topics.add(topic);
  }
  return [...topics].sort();
}

function changed(topic: string): void {
  app.onChange(topic);
  post({ kind: 'ring', topic });
}

function tellState(now: LiveState): void {
  state = now;
  app.onState?.(now);
  post({ kind: 'state', state: now });
}

function stopStream(): void {
  streaming?.abort();
  streaming = null;
  followed = '';
}

/** The server does not know the reader: the stream ends until somebody wants it anew. */
function strange(): void {
  stopStream();
  app.onStranger?.();
  post({ kind: 'stranger' });
}

/** The leader's stream follows what any tab wants; a new wish opens it anew, going on where it was. */
function follow(): void {
  if (!leading) return;
  const topics = union();
  if (topics.join() === followed) {
    tellState(state); // a tab that has just come does not know it
    return;
  }
  const before = new Set(followed.split(','));
  stopStream();
  followed = topics.join();
  if (topics.length === 0) return;
  streaming = new AbortController();
  void followStream(
    {
      topics,
      pace: PACES[app.pace],
      line: tab,
      resume,
      headers: app.headers ?? (() => ({})),
      stop: streaming.signal,
    },
    {
      // a change between reading a thing and following it would ring nowhere
      onOpen: () => {
        tellState('live');
        for (const topic of topics) if (!before.has(topic) && !takeUpToDate(topic)) changed(topic);
        for (const topic of topics) before.add(topic);
      },
      onAnswer: app.onAnswer,
      onChange: changed,
      onReset: () => {
        app.onReset();
        post({ kind: 'reset' });
      },
      onAlive: () => post({ kind: 'alive' }),
      onDown: () => tellState('down'),
      onStranger: app.onStranger && strange,
    },
  );
}

function followSoon(): void {
  clearTimeout(settling);
  settling = setTimeout(follow, SETTLE);
}

function tellWishes(): void {
  post({ kind: 'want', tab, topics: wantedTopics() });
  followSoon();
}

const OF_MEMBERS: readonly Message['kind'][] = ['want', 'gone'];

function hear({ data }: MessageEvent<Message>): void {
  if (!OF_MEMBERS.includes(data.kind)) leaderHeard = Date.now();
  if (data.kind === 'ring') app.onChange(data.topic);
  else if (data.kind === 'reset') app.onReset();
  else if (data.kind === 'stranger') app.onStranger?.();
  else if (data.kind === 'who') tellWishes();
  else if (data.kind === 'gone') others.delete(data.tab);
  else if (data.kind === 'want') others.set(data.tab, { topics: data.topics, seen: Date.now() });
  else if (data.kind === 'state' && !leading) {
    state = data.state;
    app.onState?.(state);
  }
  if (leading && (data.kind === 'want' || data.kind === 'gone')) followSoon();
}

function lead(): Promise<never> {
  leading = true;
  post({ kind: 'who' });
  follow();
  return new Promise(() => {});
}

/** One tab holds the stream for all; without locks (a page not served over https) every tab has its own. */
function campaign(options: LockOptions): void {
  if (!navigator.locks || !channel) {
    void lead();
    return;
  }
  navigator.locks.request(app.name, options, lead).catch(() => {
    leading = false; // another tab took over while this one slept
    stopStream();
    campaign({});
  });
}

function poll(): void {
  tellWishes();
  if (document.visibilityState === 'hidden') return;
  const asleep = !leading && Date.now() - leaderHeard > LEADER_SILENCE * PACES[app.pace].heartbeat;
  if (asleep || state === 'down') wantedTopics().forEach(app.onBlind ?? app.onChange);
  if (asleep) campaign({ steal: true });
}

/** Starts following what this tab wants, with all other tabs of the app over one stream. Called once. */
export function shareStream(ours: LiveApp): void {
  app = ours;
  channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(app.name) : null;
  channel?.addEventListener('message', hear);
  onWantedChange(tellWishes);
  addEventListener('pagehide', () => post({ kind: 'gone', tab }));
  leaderHeard = Date.now();
  campaign({});
  tellWishes();
  setInterval(poll, POLL * PACES[app.pace].heartbeat);
}
