import type { EpochMs } from '../time/moment.ts';
import type { GroupOrderRole, Seat } from './may.ts';

const MINUTE = 60_000;

/** More people than sit around any table [GO6]. */
export const MOST_MEMBERS = 50;

/** A member's place in a group order. */
export interface Session extends Seat {
  readonly uid: string;
  readonly name: string;
  readonly joinedAt: EpochMs;
  /** when the cart last changed; null = never */
  readonly changedAt: EpochMs | null;
  /** dishes and combos, quantities added up */
  readonly itemCount: number;
}

/** [GO6] Whether somebody is seen by the others and eats with them. */
export const isIn = ({ status, isBanned }: Seat): boolean => status !== 0 && !isBanned;

export interface CartStored {
  readonly wanted: 1 | 2;
  readonly empty: boolean;
  readonly changes: boolean;
  /** it costs more than they may spend [GO22] */
  readonly over: boolean;
}

type DoneRefusal = 'EMPTY_CART' | 'GROUP_ORDER_CART_LOCKED' | 'GROUP_ORDER_OVER_LIMIT';

/** [GO8] [GO22] The status of a session once its cart is stored. `wanted`: 1 choosing, 2 done. */
export function statusAfterCart(
  role: GroupOrderRole,
  seat: Seat,
  { wanted, empty, changes, over }: CartStored,
): { readonly status: 1 | 2 } | { readonly refused: DoneRefusal } {
  // the owner has no "done": what lies in the cart counts
  if (role === 'owner') return { status: empty ? 1 : 2 };
  if (seat.status === 2 && wanted === 2 && changes) return { refused: 'GROUP_ORDER_CART_LOCKED' };
  if (wanted === 2 && empty) return { refused: 'EMPTY_CART' };
  // a member who was done stays it: that a price rose since is not their doing
  if (wanted === 2 && over && seat.status !== 2) return { refused: 'GROUP_ORDER_OVER_LIMIT' };
  return { status: wanted };
}

/** [GO8] Whether somebody may leave: not with a cart they have locked. */
export const mayLeave = ({ status }: Seat): boolean => status !== 2;

/** [GO9] Everybody who is in, oneself first, then the owner, then by when they came. */
export function sortedTeam<S extends Session>(
  sessions: readonly S[],
  self: string | null,
  owner: string,
): S[] {
  const rank = ({ uid }: Session) => (uid === self ? 0 : uid === owner ? 1 : 2);
  return sessions
    .filter(isIn)
    .sort((a, b) => rank(a) - rank(b) || a.joinedAt - b.joinedAt || (a.uid < b.uid ? -1 : 1));
}

/** [GO9] Whether somebody chooses just now: not done, and the cart changed within two minutes. */
export function isChoosingNow(
  { status, changedAt }: Pick<Session, 'status' | 'changedAt'>,
  now: EpochMs,
): boolean {
  return status === 1 && changedAt !== null && now - changedAt < 2 * MINUTE;
}

/** [GO10] Whether the owner is offered to end the choosing: there is something to order, and nobody is still choosing but the owner. */
export function isEverybodyDone(sessions: readonly Session[], owner: string): boolean {
  const team = sessions.filter(isIn);
  return (
    team.some(({ itemCount }) => itemCount > 0) &&
    team.every(({ uid, status }) => status === 2 || uid === owner)
  );
}

/** [GO15] How a line is named where all carts are one order: its key is its own in its cart alone. */
export const lineOfMember = (uid: string, key: string): string => `${uid}:${key}`;

/** [GO11] Those whose dishes wait in a cart that they have not confirmed: the owner is asked about each. */
export function notDone<S extends Session>(sessions: readonly S[]): S[] {
  return sessions.filter((session) => isIn(session) && session.status === 1 && session.itemCount > 0);
}
