import { followStream } from '@mam/contract/http/live-stream.ts';

export type LiveState = 'connecting' | 'live' | 'down';

export interface LiveListener {
  /** something under this topic changed; null = anything may have: refetch all */
  readonly onChange: (topic: string | null) => void;
  readonly onState: (state: LiveState) => void;
  /** the session has ended: nothing more will come */
  readonly onSignedOut: () => void;
}

/** Follows topics with the session's cookie until aborted. */
export function followLive(
  topics: readonly string[],
  listener: LiveListener,
  stop: AbortSignal,
): Promise<void> {
  return followStream(
    { topics, stop },
    {
      onOpen: (first) => {
        listener.onState('live');
        if (first) listener.onChange(null);
      },
      onChange: listener.onChange,
      onReset: () => listener.onChange(null),
      onDown: () => listener.onState('down'),
      onStranger: listener.onSignedOut,
    },
  );
}
