// A second telling of the rules of group orders, as plain as they can be said; what the server does is held against it.
import {
  type Act,
  eaters,
  everybody,
  type Group,
  isIn,
  type Line,
  type Seat,
  seatsIn,
  stateOf,
} from './group.ts';

const MOST = 50;
/** guests without a phone, those taken away counted */
const MOST_MADE = 100;

const same = (a: readonly Line[], b: readonly Line[]) => JSON.stringify(a) === JSON.stringify(b);

/** The change of one seat; null = refused. */
type OneSeat = readonly [uid: string, Partial<Seat>] | null;

function joined(group: Group, { who, phone, asOwner }: Act & { does: 'join' }, now: number): OneSeat {
  const own = group.seats.get(who);
  if (stateOf(group, now) !== 'active' || own?.banned) return null;
  if (asOwner && seatsIn(group).some(([uid, seat]) => uid !== who && seat.asOwner)) return null;
  if ([...group.seats.values()].some((seat) => seat.banned && seat.phone === phone)) return null;
  if (isIn(own)) return [who, { phone, asOwner }];
  return seatsIn(group).length >= MOST ? null : [who, { phone, asOwner, status: 1 }];
}

/** Members who are in may change carts while it is open to them. */
function maySave(group: Group, who: string, now: number): boolean {
  const until = who === group.owner ? ['active', 'closing'] : ['active'];
  return isIn(group.seats.get(who)) && until.includes(stateOf(group, now));
}

/** [GO24] A guest's place is its maker's and the owner's. */
export const mayFill = ({ owner }: Pick<Group, 'owner'>, { madeBy }: Seat, who: string): boolean =>
  madeBy !== null && (madeBy === who || who === owner);

function saved(group: Group, act: Act & { does: 'save' }, now: number): OneSeat {
  const uid = act.whose ?? act.who;
  const own = group.seats.get(uid);
  if (!maySave(group, act.who, now) || !isIn(own)) return null;
  if (act.whose !== null && !mayFill(group, own, act.who)) return null;
  if (act.version !== null && act.version !== own.version) return null;
  const isOwner = uid === group.owner;
  const lines = act.lines ?? own.lines;
  const changes = !same(lines, own.lines);
  const wanted = isOwner ? (lines.length > 0 ? 2 : 1) : (act.status ?? 2);
  if (!isOwner && wanted === 2 && (lines.length === 0 || (own.status === 2 && changes))) return null;
  return [uid, { lines, status: wanted, version: own.version + (changes ? 1 : 0) }];
}

function managed(group: Group, { does, whom }: Act & { whom: string }): OneSeat {
  const seat = group.seats.get(whom);
  if (!seat || whom === group.owner) return null;
  if (does === 'un_ban') return [whom, { banned: false }];
  if (does === 'kick' || seat.madeBy !== null) return [whom, { status: 0 }];
  return [whom, { status: 0, banned: true, lines: [], version: seat.version + 1 }];
}

const NEW: Seat = {
  ...{ status: 1, banned: false, phone: '', asOwner: false, lines: [], version: 0 },
  ...{ madeBy: null, asked: '' },
};

/** [GO24] [GO25] Sent again it is the one there is, or was. */
function placeMade(group: Group, { who, key, uid }: Act & { does: 'make place' }, now: number) {
  if (!maySave(group, who, now)) return null;
  const [all, asked] = [[...group.seats.values()], `${who} ${key}`];
  if (all.some((seat) => seat.asked === asked)) return {};
  if (seatsIn(group).length >= MOST || all.filter(({ madeBy }) => madeBy !== null).length >= MOST_MADE)
    return null;
  return { seats: new Map(group.seats).set(uid ?? '', { ...NEW, madeBy: who, asked }) };
}

function placeRemoved(group: Group, { who, whom }: Act & { does: 'remove place' }, now: number): OneSeat {
  const seat = group.seats.get(whom);
  return seat && maySave(group, who, now) && mayFill(group, seat, who) ? [whom, { status: 0 }] : null;
}

/** [GO26] Their guests stay with the owner, or go where they have nothing. */
function withoutMaker({ seats, owner }: Group, maker: string): Pick<Group, 'seats'> {
  const left = ({ lines }: Seat) => (lines.length > 0 ? { madeBy: owner } : { status: 0 as const });
  const after = [...seats].map(
    ([uid, seat]) => [uid, isIn(seat) && seat.madeBy === maker ? { ...seat, ...left(seat) } : seat] as const,
  );
  return { seats: new Map(after) };
}

function changedBy(group: Group, act: Act, now: number): Partial<Group> | null {
  const state = stateOf(group, now);
  const isOwner = act.who === group.owner;
  const open = state === 'active' || state === 'closing';
  const withSeat = (one: OneSeat): Partial<Group> | null => {
    if (!one) return null;
    const [uid, change] = one;
    return { seats: new Map(group.seats).set(uid, { ...NEW, ...group.seats.get(uid), ...change }) };
  };
  const withoutSeat = (uid: string, one: OneSeat): Partial<Group> | null => {
    const change = withSeat(one);
    return change && withoutMaker({ ...group, ...change }, uid);
  };
  switch (act.does) {
    case 'join':
      return withSeat(joined(group, act, now));
    case 'save':
      return withSeat(saved(group, act, now));
    case 'leave': {
      if (!open) return null;
      if (isOwner) return { cancelled: true };
      const own = group.seats.get(act.who);
      return isIn(own) && own.status === 1 ? withoutSeat(act.who, [act.who, { status: 0 }]) : null;
    }
    case 'make place':
      return placeMade(group, act, now);
    case 'remove place':
      return withSeat(placeRemoved(group, act, now));
    case 'close':
      return isOwner && state === 'active' ? { endsAt: now } : null;
    case 'setting':
      return isOwner && open ? { told: true } : null;
    case 'by_itself':
      return isOwner && state === 'active' && group.toStore ? { byItself: act.on } : null;
    case 'order':
      return isOwner && state === 'closing' && eaters(group, act.include).length > 0
        ? { ordered: true }
        : null;
    case 'un_ban':
      return isOwner && open ? withSeat(managed(group, act)) : null;
    default:
      return isOwner && open ? withoutSeat(act.whom, managed(group, act)) : null;
  }
}

/** [GO38] The group order was already as this act wants it. */
function isSoAlready(group: Group, { does, who }: Act, now: number): boolean {
  const isOwner = who === group.owner;
  const state = stateOf(group, now);
  if (does === 'close') return isOwner && state === 'closing';
  if (does !== 'leave') return false;
  const seat = group.seats.get(who);
  return isOwner ? state === 'cancelled' : seat !== undefined && seat.status === 0 && !seat.banned;
}

/** A group order after somebody did something; null = they may not, and nothing is changed. */
export function after(group: Group, act: Act, now: number): Group | null {
  if (isSoAlready(group, act, now)) return group;
  const change = changedBy(group, act, now);
  return change && { ...group, ...change, version: group.version + 1 };
}

/** [GO32] [GO34] [GO35] After a server's round: ordered with everybody's, or left to its owner; null = it is not to order itself now. */
export function afterRound(group: Group, now: number): Group | null {
  if (!group.byItself || group.notOrdered || stateOf(group, now) !== 'closing') return null;
  const goes = group.told && eaters(group, everybody(group)).length > 0;
  return { ...group, ...(goes ? { ordered: true } : { notOrdered: true }), version: group.version + 1 };
}

export const begun = (
  { uid, phone }: { readonly uid: string; readonly phone: string },
  { endsAt, toStore, byItself }: Pick<Group, 'endsAt' | 'toStore' | 'byItself'>,
): Group => ({
  owner: uid,
  endsAt,
  cancelled: false,
  ordered: false,
  toStore,
  byItself,
  told: false,
  notOrdered: false,
  version: 1,
  seats: new Map([[uid, { ...NEW, phone, asOwner: true }]]),
});
