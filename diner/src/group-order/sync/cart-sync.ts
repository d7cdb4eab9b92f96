import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { afterOperations, type CartOperation } from '@mam/domain/cart/cart-operation.ts';
import { operationsBetween } from '@mam/domain/cart/operations-between.ts';
import type { Synced } from '../../cart/together.ts';

/** One's own cart as the server tells it. */
export interface OwnCart extends Synced {
  /** nobody changes it: its member is done, or the choosing is over */
  readonly locked: boolean;
}

/** The fate of a cart that was sent. */
export type Sent =
  | { readonly became: 'stored'; readonly own: OwnCart }
  | { readonly became: 'overtaken'; readonly own: OwnCart }
  | { readonly became: 'refused' | 'unanswered' };

export interface SyncParts {
  /** the cart on this device */
  readonly lines: () => readonly CartLine[];
  readonly show: (lines: readonly CartLine[]) => void;
  /** the server's cart as every tab of this browser knows it */
  readonly synced: () => Synced | null;
  readonly remember: (synced: Synced) => void;
  /** takes the changes made to a cart that is locked */
  readonly held: (operations: readonly CartOperation[]) => void;
  readonly send: (lines: readonly CartLine[], version: number) => Promise<Sent>;
}

export interface CartSync {
  /** the server was read */
  readonly take: (own: OwnCart) => void;
  /** the cart was changed here */
  readonly changed: () => void;
  /** sends what has not been answered, now */
  readonly push: () => Promise<void>;
  readonly stop: () => void;
}

/** How long a hand rests before what it did is told to the others, in ms. */
const REST = 1_000;
/** Overtaken so often in a row, it waits for the next reading. */
const MOST_TRIES = 5;

/**
 * Keeps this device's cart and the server's the same: the server's is the last agreement, and changes made here since
 * are made again on it (CA16, CA18). One reading so catches up with a lost answer, a faster tab, an hour in a tunnel.
 */
export function cartSync(parts: SyncParts): CartSync {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;

  /** Changes made here: those sent without an answer may be there or not, so they are made again as well. */
  const since = ({ lines, sent = lines }: Synced) => [
    ...operationsBetween(lines, sent),
    ...operationsBetween(sent, parts.lines()),
  ];

  /** Goes on its way: each line that differs from what both agreed on stays known as such until there is an answer. */
  const depart = (synced: Synced, lines: readonly CartLine[]) =>
    parts.remember({
      ...synced,
      sent: afterOperations(synced.sent ?? synced.lines, operationsBetween(synced.lines, lines)),
    });

  /** In the words of this device: what the server made of it is the same cart. A reading may have gone beyond it. */
  function arrived(lines: readonly CartLine[], version: number): void {
    if (version >= (parts.synced()?.version ?? 0)) parts.remember({ lines, version });
  }

  function take(own: OwnCart): void {
    const before = parts.synced();
    const known = before !== null && own.version <= before.version;
    const now = known ? before : { lines: own.lines, version: own.version };
    const mine = before ? since(before) : [];
    if (!known) parts.remember(now);
    // a first reading: what was put there earlier, on another visit, comes before what lies here
    const first = before === null && now.lines.length === 0;
    if (own.locked) lock(now.lines, mine);
    else if (!known && !first) parts.show(afterOperations(now.lines, mine));
  }

  /** Undoes changes made before the lock was known; their diner is asked. */
  function lock(lines: readonly CartLine[], mine: readonly CartOperation[]): void {
    parts.show(lines);
    if (operationsBetween(lines, afterOperations(lines, mine)).length > 0) parts.held(mine);
  }

  async function send(): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const synced = parts.synced();
      if (synced === null || since(synced).length === 0) return;
      const lines = parts.lines();
      depart(synced, lines);
      const sent = await parts.send(lines, synced.version);
      if (!('own' in sent)) return;
      if (sent.became === 'stored') arrived(lines, sent.own.version);
      else take(sent.own);
    }
  }

  function push(): Promise<void> {
    clearTimeout(resting);
    sending ??= send().finally(() => {
      sending = null;
    });
    return sending;
  }

  return {
    take,
    push,
    changed: () => {
      clearTimeout(resting);
      resting = setTimeout(() => void push(), REST);
    },
    stop: () => clearTimeout(resting),
  };
}
