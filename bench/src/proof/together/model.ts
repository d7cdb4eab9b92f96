/** A second telling of the rules of group orders, as plain as they can be said; what the server does is held against it. */
const HOUR = 3_600_000;
const MOST = 50;

export interface Line {
  readonly key: string;
  readonly quantity: number;
}

export interface Seat {
  readonly status: 0 | 1 | 2;
  readonly banned: boolean;
  readonly phone: string;
  readonly lines: readonly Line[];
  /** of the cart */
  readonly version: number;
}

export interface Group {
  readonly owner: string;
  /** whether the owner, joining once more, has called themselves otherwise than at the beginning */
  readonly renamed: boolean;
  readonly endsAt: number;
  readonly cancelled: boolean;
  readonly ordered: boolean;
  readonly version: number;
  /** by uid: everybody who ever was in it */
  readonly seats: ReadonlyMap<string, Seat>;
}

export type Act =
  | { readonly does: 'join'; readonly who: string; readonly phone: string; readonly asOwner: boolean }
  | { readonly does: 'leave' | 'close' | 'setting'; readonly who: string }
  | { readonly does: 'kick' | 'ban' | 'un_ban'; readonly who: string; readonly whom: string }
  | { readonly does: 'order'; readonly who: string; readonly include: readonly string[] }
  | {
      readonly does: 'save';
      readonly who: string;
      /** null = the cart stays as it is */
      readonly lines: readonly Line[] | null;
      readonly status: 1 | 2 | null;
      /** null = whatever is there is written over */
      readonly version: number | null;
    };

export type State = 'cancelled' | 'ordered' | 'active' | 'closing' | 'expired';

export function stateOf({ cancelled, ordered, endsAt }: Group, now: number): State {
  if (cancelled) return 'cancelled';
  if (ordered) return 'ordered';
  if (now < endsAt) return 'active';
  return now < endsAt + HOUR ? 'closing' : 'expired';
}

export const isIn = (seat: Seat | undefined): seat is Seat =>
  seat !== undefined && seat.status !== 0 && !seat.banned;

export const seatsIn = ({ seats }: Group): [string, Seat][] => [...seats].filter(([, seat]) => isIn(seat));

/** Whose dishes the owner orders: who is in and done, or taken in. */
export const eaters = (group: Group, include: readonly string[]): [string, Seat][] =>
  seatsIn(group).filter(
    ([uid, { status, lines }]) => lines.length > 0 && (status === 2 || include.includes(uid)),
  );

const same = (a: readonly Line[], b: readonly Line[]) => JSON.stringify(a) === JSON.stringify(b);

/** What somebody's seat becomes; null = refused. */
type OneSeat = readonly [uid: string, Partial<Seat>] | null;

function joined(group: Group, { who, phone, asOwner }: Act & { does: 'join' }, now: number): OneSeat {
  const own = group.seats.get(who);
  if (stateOf(group, now) !== 'active' || own?.banned) return null;
  if (asOwner && who !== group.owner && !group.renamed) return null;
  if ([...group.seats.values()].some((seat) => seat.banned && seat.phone === phone)) return null;
  if (isIn(own)) return [who, { phone }];
  return seatsIn(group).length >= MOST ? null : [who, { phone, status: 1 }];
}

function saved(group: Group, act: Act & { does: 'save' }, now: number): OneSeat {
  const own = group.seats.get(act.who);
  const isOwner = act.who === group.owner;
  const until = isOwner ? ['active', 'closing'] : ['active'];
  if (!isIn(own) || !until.includes(stateOf(group, now))) return null;
  if (act.version !== null && act.version !== own.version) return null;
  const lines = act.lines ?? own.lines;
  const changes = !same(lines, own.lines);
  const wanted = isOwner ? (lines.length > 0 ? 2 : 1) : (act.status ?? 2);
  if (!isOwner && wanted === 2 && (lines.length === 0 || (own.status === 2 && changes))) return null;
  return [act.who, { lines, status: wanted, version: own.version + (changes ? 1 : 0) }];
}

function managed(group: Group, { does, whom }: Act & { whom: string }): OneSeat {
  const seat = group.seats.get(whom);
  if (!seat || whom === group.owner) return null;
  if (does === 'un_ban') return [whom, { banned: false }];
  if (does === 'kick') return [whom, { status: 0 }];
  return [whom, { status: 0, banned: true, lines: [], version: seat.version + 1 }];
}

const NEW: Seat = { status: 1, banned: false, phone: '', lines: [], version: 0 };

function changedBy(group: Group, act: Act, now: number): Partial<Group> | null {
  const state = stateOf(group, now);
  const isOwner = act.who === group.owner;
  const open = state === 'active' || state === 'closing';
  const withSeat = (one: OneSeat): Partial<Group> | null => {
    if (!one) return null;
    const [uid, change] = one;
    return { seats: new Map(group.seats).set(uid, { ...NEW, ...group.seats.get(uid), ...change }) };
  };
  switch (act.does) {
    case 'join': {
      const change = withSeat(joined(group, act, now));
      return change && isOwner ? { ...change, renamed: !act.asOwner } : change;
    }
    case 'save':
      return withSeat(saved(group, act, now));
    case 'leave': {
      if (!open) return null;
      if (isOwner) return { cancelled: true };
      const own = group.seats.get(act.who);
      return isIn(own) && own.status === 1 ? withSeat([act.who, { status: 0 }]) : null;
    }
    case 'close':
      return isOwner && state === 'active' ? { endsAt: now } : null;
    case 'setting':
      return isOwner && open ? {} : null;
    case 'order':
      return isOwner && state === 'closing' && eaters(group, act.include).length > 0
        ? { ordered: true }
        : null;
    default:
      return isOwner && open ? withSeat(managed(group, act)) : null;
  }
}

/** A group order after somebody did something; null = they may not, and nothing is changed. */
export function after(group: Group, act: Act, now: number): Group | null {
  const change = changedBy(group, act, now);
  return change && { ...group, ...change, version: group.version + 1 };
}

export const begun = (owner: string, phone: string, endsAt: number): Group => ({
  owner,
  renamed: false,
  endsAt,
  cancelled: false,
  ordered: false,
  version: 1,
  seats: new Map([[owner, { ...NEW, phone }]]),
});
