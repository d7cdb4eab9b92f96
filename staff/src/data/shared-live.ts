import { followLive, type LiveListener, type LiveState } from './live-stream.ts';

type Message =
  | { readonly kind: 'change'; readonly topic: string | null }
  | { readonly kind: 'state'; readonly state: LiveState }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'who-leads' };

function hear(message: Message, listener: LiveListener): void {
  if (message.kind === 'change') listener.onChange(message.topic);
  if (message.kind === 'state') listener.onState(message.state);
  if (message.kind === 'signed-out') listener.onSignedOut();
}

/** All tabs that follow the same topics share one stream: whoever holds the lock reads, the rest listen. */
export function shareLive(topics: readonly string[], listener: LiveListener): () => void {
  const name = `mam-staff-live ${topics.join(',')}`;
  const channel = new BroadcastChannel(name);
  const ending = new AbortController();
  let leads = false;
  let state: LiveState = 'connecting';

  const tellAll = (message: Message) => {
    if (message.kind === 'state') state = message.state;
    hear(message, listener);
    channel.postMessage(message);
  };
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'who-leads') {
      if (leads) channel.postMessage({ kind: 'state', state } satisfies Message);
    } else if (!leads) hear(data, listener);
  };
  channel.postMessage({ kind: 'who-leads' } satisfies Message);

  const lead = async () => {
    leads = true;
    const loud: LiveListener = {
      onChange: (topic) => tellAll({ kind: 'change', topic }),
      onState: (next) => tellAll({ kind: 'state', state: next }),
      onSignedOut: () => tellAll({ kind: 'signed-out' }),
    };
    await followLive(topics, loud, ending.signal);
  };
  navigator.locks.request(name, { signal: ending.signal }, lead).catch(() => {
    // aborted while waiting for the lock: this tab has closed its board
  });
  return () => {
    ending.abort();
    channel.close();
  };
}
