import { USER_TOKEN } from '@mam/contract/http/envelope.ts';
import { followStream } from '@mam/contract/http/live-stream.ts';
import { hearTime } from '../../device/clock.ts';
import { kept } from '../../device/kept.ts';
import { ring, ringAll } from '../query-cache.ts';
import { resume, takeUpToDate } from './followed-from.ts';
import { onWantedChange, wantedTopics } from './topics-wanted.ts';

/** What the tabs of one browser tell each other. */
type Message =
  | { readonly kind: 'want'; readonly tab: string; readonly topics: readonly string[] }
  | { readonly kind: 'gone'; readonly tab: string }
  | { readonly kind: 'who' }
  | { readonly kind: 'ring'; readonly topic: string }
  | { readonly kind: 'reset' }
  | { readonly kind: 'alive' };

const NAME = 'mam.live';
/** The specification's interval of the order poll; used while the stream is down. */
const POLL = 30_000;
/** A leader silent for this long is asleep: a tab in front takes its place. */
const LEADER_SILENCE = 60_000;
/** Background tabs may speak once a minute only. */
const TAB_SILENCE = 150_000;
const SETTLE = 50;

const tab = crypto.getRandomValues(new Uint32Array(2)).join('-');
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(NAME) : null;
const others = new Map<string, { readonly topics: readonly string[]; readonly seen: number }>();

let leading = false;
let streaming: AbortController | null = null;
let followed = '';
let lastAlive = 0;
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
  ring(topic);
  post({ kind: 'ring', topic });
}

function stopStream(): void {
  streaming?.abort();
  streaming = null;
  followed = '';
}

function whoAsks(): Record<string, string> {
  const { token } = kept.getState().user;
  return token ? { [USER_TOKEN]: token } : {};
}

/** The leader's stream follows what any tab wants; a new wish opens it anew, going on where it was. */
function follow(): void {
  if (!leading) return;
  const topics = union();
  if (topics.join() === followed) return;
  const before = new Set(followed.split(','));
  stopStream();
  followed = topics.join();
  if (topics.length === 0) return;
  streaming = new AbortController();
  void followStream(
    { topics, resume, headers: whoAsks, stop: streaming.signal },
    {
      // what happened between reading a thing and following it would ring nowhere
      onOpen: () => {
        for (const topic of topics) if (!before.has(topic) && !takeUpToDate(topic)) changed(topic);
        for (const topic of topics) before.add(topic);
      },
      onAnswer: hearTime,
      onChange: changed,
      onReset: () => {
        ringAll();
        post({ kind: 'reset' });
      },
      onAlive: () => {
        lastAlive = Date.now();
        post({ kind: 'alive' });
      },
      onDown: () => {
        lastAlive = 0;
      },
    },
  );
}

function tellWishes(): void {
  post({ kind: 'want', tab, topics: wantedTopics() });
  clearTimeout(settling);
  settling = setTimeout(follow, SETTLE);
}

function hear({ data }: MessageEvent<Message>): void {
  if (data.kind === 'ring') ring(data.topic);
  else if (data.kind === 'reset') ringAll();
  else if (data.kind === 'alive') lastAlive = Date.now();
  else if (data.kind === 'who') tellWishes();
  else if (data.kind === 'gone') others.delete(data.tab);
  else others.set(data.tab, { topics: data.topics, seen: Date.now() });
  if (leading && (data.kind === 'want' || data.kind === 'gone')) {
    clearTimeout(settling);
    settling = setTimeout(follow, SETTLE);
  }
}

function lead(): Promise<never> {
  leading = true;
  lastAlive = Date.now();
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
  navigator.locks.request(NAME, options, lead).catch(() => {
    leading = false; // another tab took over while this one slept
    stopStream();
    campaign({});
  });
}

function poll(): void {
  tellWishes();
  if (Date.now() - lastAlive < LEADER_SILENCE || document.visibilityState === 'hidden') return;
  for (const topic of wantedTopics()) ring(topic);
  if (!leading) campaign({ steal: true });
}

/** Starts following. Called once, when the first screen stands. */
export function startLive(): void {
  channel?.addEventListener('message', hear);
  onWantedChange(tellWishes);
  addEventListener('pagehide', () => post({ kind: 'gone', tab }));
  lastAlive = Date.now();
  campaign({});
  tellWishes();
  setInterval(poll, POLL);
}
