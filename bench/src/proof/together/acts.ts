import type { GroupOrderWire } from '@mam/contract/group-order/group-order.schema.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import type { Chance } from '../../chance.ts';
import { type ExistingOrder, forwardedForHeader, randomOrderBody as orderBody } from '../../races/acts.ts';
import type { Ground, RaceAnswer } from '../../races/ground.ts';
import { defaultDishLine } from '../../random-orders.ts';
import type { SeededDiner } from '../../seeded-diners.ts';
import { teamBody } from '../../together/team.ts';
import type { OrderInShares } from '../in-shares/order.ts';
import { type Act, type Group, isIn, type Line, stateOf } from './group.ts';
import { mayFill } from './model.ts';

/** One group order and what is known of it. */
export interface TrackedGroup {
  readonly hash: string;
  /** its own, so that a seed repeats it whatever happens beside it */
  readonly chance: Chance;
  /** members who have not paid the restaurant in time are left out */
  readonly pledge: boolean;
  group: Group;
  /** its order, once it is placed; `transfers` counts the transfers that have come for it */
  placed: ExistingOrder | null;
  transfers: number;
  /** the same where it is paid in shares */
  inShares: PlacedInShares | null;
}

export interface PlacedInShares extends OrderInShares {
  /** when it ends, if it is not paid */
  readonly until: number;
  /** when it goes on without the unpaid; null = not by itself, or that is over */
  paysUntil: number | null;
}

/** Everybody there is, by their uid. */
export type People = ReadonlyMap<string, SeededDiner>;

const OWNERS_NAME = 'Minh Thư';

/** A dish without anything to choose, so that a line is its key and a number. */
function plainDishLines({ shop }: Ground, lines: readonly Line[]): CartLine[] {
  const dish = shop.dishes.find(({ variants, groups }) => variants.length === 0 && groups.length === 0);
  if (!dish) throw new Error('the demo menu has no plain dish');
  const wall = wallTime(shop.now(), shop.store.zone);
  return lines.map(({ key, quantity }) => defaultDishLine(dish, key, quantity, wall));
}

/** One for each maker and key, so that it can be found again. */
const nameOfPlace = ({ key }: Act & { does: 'make place' }, { phone }: SeededDiner) =>
  `Bà ${phone.slice(-4)} ${key}`;

/** An act as it turned out: of a place that was made, what the server has called it. */
export function turnedOut(people: People, act: Act, { data }: RaceAnswer): Act {
  const who = people.get(act.who);
  if (act.does !== 'make place' || !who) return act;
  const named = (data as GroupOrderWire | null)?.sessions?.find(({ name }) => name === nameOfPlace(act, who));
  return { ...act, uid: named?.user_id ?? null };
}

interface AskedAs {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly headers?: Record<string, string>;
}

/** How an act is asked for over HTTP. */
function askedAs(ground: Ground, { hash, chance }: TrackedGroup, act: Act, who: SeededDiner): AskedAs {
  const path = `/v1/order-group/${hash}`;
  switch (act.does) {
    case 'join': {
      const name = act.asOwner ? OWNERS_NAME : `Khách ${who.phone.slice(-4)}`;
      return { method: 'POST', path, body: { name, phone: act.phone } };
    }
    case 'leave':
      return { method: 'DELETE', path };
    case 'make place':
      return {
        ...{ method: 'POST', path: `${path}/place`, body: { name: nameOfPlace(act, who) } },
        headers: { 'idempotency-key': act.key },
      };
    case 'remove place':
      return { method: 'DELETE', path: `${path}/place/${act.whom}` };
    case 'save': {
      const { lines, status, version, whose } = act;
      const cart = lines && teamBody(ground.shop, plainDishLines(ground, lines), whose ?? who.uid);
      const body = {
        ...(cart && { cart }),
        ...(status && { status }),
        ...(version !== null && { version }),
        ...(whose !== null && { user_id: whose }),
      };
      return { method: 'PUT', path, body };
    }
    case 'order': {
      const { setting, ...body } = orderBody(ground, chance, who, { draft: { paymentMethod: 'TRANSFER' } });
      const together = { ...setting, group_hash: hash, total_amount: null };
      return {
        method: 'POST',
        path: '/v1/order',
        body: { ...body, setting: together, group_include: act.include },
      };
    }
    case 'setting': {
      const setting = {
        type: 'PICKUP',
        is_order_now: true,
        pickup_at: { hour: -1, minute: 0, number_of_days: 0 },
      };
      return { method: 'POST', path: `${path}/manage`, body: { action: 'setting', setting } };
    }
    case 'close':
      return { method: 'POST', path: `${path}/manage`, body: { action: 'close' } };
    case 'by_itself':
      return { method: 'POST', path: `${path}/manage`, body: { action: 'by_itself', on: act.on } };
    default:
      return { method: 'POST', path: `${path}/manage`, body: { action: act.does, user_id: act.whom } };
  }
}

export function ask(ground: Ground, people: People, tracked: TrackedGroup, act: Act): Promise<RaceAnswer> {
  const who = people.get(act.who);
  if (!who) throw new Error('nobody is called so');
  const { method, path, body, headers: own } = askedAs(ground, tracked, act, who);
  const headers = { 'x-user-token': who.token, ...forwardedForHeader(ground, who), ...own };
  return ground.ask(tracked.chance.whole(0, 1), { method, path, headers, ...(body && { body }) });
}

export function begin(
  ground: Ground,
  who: SeededDiner,
  {
    endsAt,
    toStore,
    byItself,
    pledge,
  }: Pick<Group, 'endsAt' | 'toStore' | 'byItself'> & Pick<TrackedGroup, 'pledge'>,
): Promise<RaceAnswer> {
  const body = {
    name: OWNERS_NAME,
    phone: who.phone,
    expire_at: Math.floor(endsAt / 1000),
    brand_id: 'BEPNHA',
    store_id: 101,
    ...(toStore && { shares_to: 'store', pledge, by_itself: byItself }),
  };
  const headers = { 'x-user-token': who.token, ...forwardedForHeader(ground, who) };
  return ground.ask(0, { path: '/v1/order-group', body, headers });
}

function randomLines(chance: Chance, before: readonly Line[]): readonly Line[] {
  if (chance.next() < 0.1) return before;
  return Array.from({ length: chance.whole(0, 3) }, (_, at) => ({
    key: `k${at}`,
    quantity: chance.whole(1, 4),
  }));
}

/** How likely each act is where whoever does it may. */
const LIKELY: readonly (readonly [Act['does'], number])[] = [
  ['join', 22],
  ['save', 38],
  ['make place', 12],
  ['remove place', 3],
  ['leave', 4],
  ['kick', 4],
  ['ban', 4],
  ['un_ban', 4],
  ['setting', 10],
  ['by_itself', 3],
  ['close', 5],
  ['order', 2],
];

function likely(chance: Chance): Act['does'] {
  const all = LIKELY.reduce((sum, [, weight]) => sum + weight, 0);
  let at = chance.next() * all;
  for (const [does, weight] of LIKELY) {
    at -= weight;
    if (at < 0) return does;
  }
  return 'save';
}

const EVERYBODYS: readonly Act['does'][] = ['join', 'save', 'leave', 'make place', 'remove place'];

/** Something somebody might do next: mostly by somebody who may, sometimes by anybody. */
export function randomAct(people: People, { group, chance }: TrackedGroup, now: number): Act {
  const all = [...people.keys()];
  const seated = [...group.seats].filter(([, seat]) => isIn(seat));
  const guests = [...group.seats].filter(([, { madeBy }]) => madeBy !== null);
  const inside = seated.filter(([, { madeBy }]) => madeBy === null).map(([uid]) => uid);
  const state = stateOf(group, now);
  // alone nobody splits a bill
  const few = state === 'active' && inside.length < 4;
  const next = state === 'closing' ? 'order' : few ? 'join' : likely(chance);
  const does = chance.next() < 0.5 ? next : likely(chance);
  const anybody = chance.next() < 0.1;
  const owners = !EVERYBODYS.includes(does);
  // an owner who leaves cancels for everybody
  const leaves =
    inside.length > 1 && chance.next() < 0.9 ? inside.filter((uid) => uid !== group.owner) : inside;
  // without an owner who eats little is ordered
  const savers = chance.next() < 0.25 ? [group.owner] : inside;
  const doers = does === 'join' ? all : does === 'leave' ? leaves : does === 'save' ? savers : inside;
  const who = anybody ? chance.pick(all) : owners ? group.owner : chance.pick(doers);
  const seats = [...group.seats.keys()];
  const theirs = guests.filter(([, seat]) => mayFill(group, seat, who));
  const aGuest = (rarely: number) => (chance.next() < rarely ? guests : theirs).map(([uid]) => uid);
  switch (does) {
    case 'join': {
      const phone =
        (people.get(chance.next() < 0.1 ? chance.pick(seats) : who) ?? people.get(who))?.phone ?? '';
      return { does, who, phone, asOwner: chance.next() < 0.05 };
    }
    case 'save': {
      const places = chance.next() < 0.4 ? aGuest(0.1) : [];
      const whose = places.length > 0 ? chance.pick(places) : null;
      const seat = group.seats.get(whose ?? who);
      const version = chance.next() < 0.3 ? null : (seat?.version ?? 0) - (chance.next() < 0.15 ? 1 : 0);
      const lines = chance.next() < 0.25 ? null : randomLines(chance, seat?.lines ?? []);
      return {
        does,
        who,
        whose,
        lines,
        status: chance.pick([1, 1, 2, null] as const),
        version: version === null ? null : Math.max(0, version),
      };
    }
    case 'make place':
      // now and then a key once more
      return { does, who, key: `${chance.whole(1, 9)}`, uid: null };
    case 'remove place': {
      const places = aGuest(0.2);
      return { does, who, whom: chance.pick(places.length > 0 ? places : seats) };
    }
    case 'kick':
    case 'ban':
    case 'un_ban':
      return { does, who, whom: chance.pick(chance.next() < 0.1 ? all : seats) };
    case 'by_itself':
      return { does, who, on: chance.next() < 0.7 };
    case 'order':
      return { does, who, include: seated.map(([uid]) => uid).filter(() => chance.next() < 0.8) };
    default:
      return { does, who };
  }
}
