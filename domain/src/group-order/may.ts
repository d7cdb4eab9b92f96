import type { GroupOrderState } from './life.ts';

/** A person's part in a group order; a stranger was never in it. */
export type GroupOrderRole = 'owner' | 'member' | 'left' | 'banned' | 'stranger';

/** A session as far as it says who somebody is: 0 left or taken out, 1 choosing, 2 done. */
export interface Seat {
  readonly status: 0 | 1 | 2;
  readonly isBanned: boolean;
}

export type GroupOrderAction =
  | 'read'
  | 'join'
  | 'change-cart'
  | 'make-place'
  | 'leave'
  | 'manage'
  | 'close'
  | 'move-end'
  | 'remind'
  | 'order-itself'
  | 'cancel'
  | 'order'
  | 'tick'
  | 'say-sent';

/** The codes are the codes on the wire. */
export type GroupOrderRefusal =
  | 'GROUP_ORDERED'
  | 'GROUP_ORDER_CANCELLED'
  | 'GROUP_ORDER_EXPIRED'
  | 'GROUP_ORDER_NOT_OVER'
  | 'GROUP_ORDER_NOT_ORDERED'
  | 'GROUP_ORDER_BANNED'
  | 'GROUP_ORDER_LEFT'
  | 'GROUP_ORDER_OWNER_ONLY'
  | 'GROUP_ORDER_MEMBERS_ONLY';

interface Allowed {
  readonly roles: readonly GroupOrderRole[];
  readonly states: readonly GroupOrderState[];
}

const ALWAYS: readonly GroupOrderState[] = ['active', 'closing', 'expired', 'ordered', 'cancelled'];
const OPEN: readonly GroupOrderState[] = ['active', 'closing'];

/** [GO4] The roles that may do something, and the states in which they may. */
const MAY: Readonly<Record<GroupOrderAction, readonly Allowed[]>> = {
  read: [{ roles: ['owner', 'member'], states: ALWAYS }],
  join: [{ roles: ['owner', 'member', 'left', 'stranger'], states: ['active'] }],
  'change-cart': [
    { roles: ['owner'], states: OPEN },
    { roles: ['member'], states: ['active'] },
  ],
  'make-place': [
    { roles: ['owner'], states: OPEN },
    { roles: ['member'], states: ['active'] },
  ],
  leave: [{ roles: ['member'], states: OPEN }],
  manage: [{ roles: ['owner'], states: OPEN }],
  close: [{ roles: ['owner'], states: ['active'] }],
  // [GO7] in their hour too: with a later end people choose again
  'move-end': [{ roles: ['owner'], states: OPEN }],
  remind: [{ roles: ['owner'], states: ['active'] }],
  // [GO32] once the choosing is over it is the owner's to order, or it has happened
  'order-itself': [{ roles: ['owner'], states: ['active'] }],
  cancel: [{ roles: ['owner'], states: OPEN }],
  order: [{ roles: ['owner'], states: ['closing'] }],
  tick: [{ roles: ['owner'], states: ['ordered'] }],
  'say-sent': [{ roles: ['owner', 'member'], states: ['ordered'] }],
};

/** [GO4] The role of the creator, and of anybody else by their seat: in, out, not wanted, or never heard of. */
export function roleIn(isOwner: boolean, seat: Seat | null): GroupOrderRole {
  if (isOwner) return 'owner';
  if (seat === null) return 'stranger';
  if (seat.isBanned) return 'banned';
  return seat.status === 0 ? 'left' : 'member';
}

/** [GO4] Whether somebody may do something now: null, or why not. */
export function mayInGroupOrder(
  action: GroupOrderAction,
  role: GroupOrderRole,
  state: GroupOrderState,
): GroupOrderRefusal | null {
  const allowed = MAY[action].find(({ roles }) => roles.includes(role));
  if (!allowed) return notBy(action, role);
  return allowed.states.includes(state) ? null : notIn(action, state);
}

/** [GO38] The state a group order has after an action of its owner. */
const MAKES: Partial<Readonly<Record<GroupOrderAction, GroupOrderState>>> = {
  close: 'closing',
  cancel: 'cancelled',
};

/** [GO38] Whether what is asked for is so already: whoever asks once more, as after a lost answer, is told what there is. */
export function isSoAlready(action: GroupOrderAction, role: GroupOrderRole, state: GroupOrderState): boolean {
  if (action === 'leave') return role === 'left';
  return role === 'owner' && MAKES[action] === state;
}

/**
 * [GO39] Whether somebody in it who comes to another store is asked to leave it, or to cancel what is theirs: who may
 * not only looks around. done: of a member, who takes it back with the same yes.
 */
export function asksBeforeOtherStore(role: GroupOrderRole, state: GroupOrderState, done: boolean): boolean {
  if (role === 'owner') return mayInGroupOrder('cancel', role, state) === null;
  const mayReopen = mayInGroupOrder('change-cart', role, state) === null;
  return mayInGroupOrder('leave', role, state) === null && (!done || mayReopen);
}

/** [GO4] [GO17] Whether somebody may order for everybody now. tester: of a demo, where a tester does not wait for the end. */
export function mayOrderForGroup(
  role: GroupOrderRole,
  state: GroupOrderState,
  tester: boolean,
): GroupOrderRefusal | null {
  const refusal = mayInGroupOrder('order', role, state);
  return tester && refusal === 'GROUP_ORDER_NOT_OVER' ? null : refusal;
}

function notBy(action: GroupOrderAction, role: GroupOrderRole): GroupOrderRefusal {
  if (role === 'banned') return 'GROUP_ORDER_BANNED';
  if (role === 'left') return 'GROUP_ORDER_LEFT';
  const ofMembers = MAY[action].some(({ roles }) => roles.includes('member'));
  return ofMembers ? 'GROUP_ORDER_MEMBERS_ONLY' : 'GROUP_ORDER_OWNER_ONLY';
}

function notIn(action: GroupOrderAction, state: GroupOrderState): GroupOrderRefusal {
  if (state === 'cancelled') return 'GROUP_ORDER_CANCELLED';
  if (state === 'ordered') return 'GROUP_ORDERED';
  if (action === 'tick' || action === 'say-sent') return 'GROUP_ORDER_NOT_ORDERED';
  return state === 'active' ? 'GROUP_ORDER_NOT_OVER' : 'GROUP_ORDER_EXPIRED';
}
