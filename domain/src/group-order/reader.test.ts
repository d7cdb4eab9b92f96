import { describe, expect, it } from 'vitest';
import { choiceFor } from './choice.ts';
import type { GroupOrderState } from './life.ts';
import type { GroupOrderRole } from './may.ts';
import {
  bannedFor,
  isInGroupOrder,
  peopleFor,
  readsLikeBanned,
  readsOwnShare,
  readsPayTo,
  readsPersonal,
  teamFor,
} from './reader.ts';
import type { Session } from './session.ts';

const ROLES: readonly GroupOrderRole[] = ['owner', 'member', 'left', 'banned', 'stranger'];
const STATES: readonly GroupOrderState[] = ['active', 'closing', 'expired', 'ordered', 'cancelled'];

const aSession = (uid: string, change: Partial<Session> = {}): Session => ({
  uid,
  name: uid,
  status: 2,
  isBanned: false,
  joinedAt: 1,
  changedAt: null,
  itemCount: 1,
  ...change,
});
const uids = (sessions: readonly Session[]) => sessions.map(({ uid }) => uid);

describe('a reader of a group order', () => {
  it('[GO4] reads all of it where they are in it', () => {
    expect(ROLES.filter(isInGroupOrder)).toEqual(['owner', 'member']);
  });

  it('[GO4] [GO45] reads what is personal of themselves, and as the owner of everybody', () => {
    const reads = (role: GroupOrderRole, of: string) => readsPersonal({ uid: 'me', role }, of);
    expect(ROLES.filter((role) => reads(role, 'me'))).toEqual(['owner', 'member']);
    expect(ROLES.filter((role) => reads(role, 'other'))).toEqual(['owner']);
    expect(readsPersonal({ uid: null, role: 'stranger' }, '')).toBe(false);
  });

  it('[GO9] sees themselves first, and from outside the owner', () => {
    const sessions = [
      aSession('early'),
      aSession('me', { joinedAt: 3 }),
      aSession('owner', { joinedAt: 2 }),
      aSession('gone', { status: 0 }),
    ];
    const seen = (role: GroupOrderRole) => uids(teamFor(sessions, { uid: 'me', role }, 'owner'));
    expect(seen('member')).toEqual(['me', 'owner', 'early']);
    expect(seen('left')).toEqual(['owner', 'early', 'me']);
  });

  it('[GO6] [GO41] sees as the owner alone who is banned, and who came under their name', () => {
    const banned = aSession('x', { name: 'Người Lạ', isBanned: true });
    const [back, other] = [aSession('y', { name: 'người lạ' }), aSession('z')];
    const sessions = [banned, back, other];
    expect(ROLES.filter((role) => bannedFor(sessions, role).length > 0)).toEqual(['owner']);
    expect(uids(bannedFor(sessions, 'owner'))).toEqual(['x']);
    expect(ROLES.filter((role) => readsLikeBanned(role, back, sessions))).toEqual(['owner']);
    expect([banned, other].map((one) => readsLikeBanned('owner', one, sessions))).toEqual([false, false]);
  });

  it('[SP6] reads where shares are sent before they join, and later only in it', () => {
    const reading = (state: GroupOrderState) => ROLES.filter((role) => readsPayTo(role, state));
    expect(reading('active')).toEqual(['owner', 'member', 'left', 'stranger']);
    for (const state of STATES.slice(1)) expect(reading(state)).toEqual(['owner', 'member']);
  });

  it('[GO21] reads their own share in it, until it is ordered or over', () => {
    expect(STATES.filter((state) => readsOwnShare('member', state))).toEqual(['active', 'closing']);
    expect(ROLES.filter((role) => readsOwnShare(role, 'active'))).toEqual(['owner', 'member']);
  });

  it('[GO12] [GO16] is told how many count, and from outside how many are in', () => {
    const people = (role: GroupOrderRole) => peopleFor(role, { counted: 2, team: 5 });
    expect(ROLES.map(people)).toEqual([2, 2, 5, 5, 5]);
  });

  it('[GO4] reads the number of the recipient and the note as the owner alone', () => {
    const recipient = { name: 'Thư', phone: '0901234567', address: null };
    const time = { type: 'PICKUP', orderNow: false, pickupAt: { days: 0, hour: 12, minute: 0 } } as const;
    const choice = { ...time, note: 'ít cay', recipient };
    expect(choiceFor(choice, 'owner')).toBe(choice);
    expect(choiceFor(choice, 'member')).toEqual({
      ...time,
      note: '',
      recipient: { ...recipient, phone: '' },
    });
    expect(choiceFor({ ...choice, recipient: null }, 'member').recipient).toBeNull();
  });
});
