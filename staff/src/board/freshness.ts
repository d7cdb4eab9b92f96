import type { LiveState } from '@mam/client/live/shared-stream.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';

/** All that is known about the connection to the server. */
export interface Connection {
  readonly live: LiveState;
  /** the browser says there is a network */
  readonly online: boolean;
  /** the last readings of the board failed */
  readonly failed: boolean;
  /** when the board was last read */
  readonly readAt: EpochMs;
}

export type Freshness =
  | { readonly kind: 'fresh' }
  /** polled instead of live: right, but up to two seconds late */
  | { readonly kind: 'slow' }
  /** the board on the screen is this old */
  | { readonly kind: 'old'; readonly ms: number };

/** polled every two seconds: older than this, the polls do not come back either */
const TOO_OLD_MS = 8_000;

/** Whether the board can be believed, and if not, how old it is. */
export function boardFreshness(connection: Connection, now: EpochMs): Freshness {
  const age = Math.max(0, now - connection.readAt);
  if (!connection.online || connection.failed) return { kind: 'old', ms: age };
  if (connection.live === 'down') return age > TOO_OLD_MS ? { kind: 'old', ms: age } : { kind: 'slow' };
  return { kind: 'fresh' };
}
