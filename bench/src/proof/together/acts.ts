import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import type { Chance } from '../../chance.ts';
import { addressOf, bodyOf as orderBody, type Standing } from '../../races/acts.ts';
import type { Ground, Told } from '../../races/ground.ts';
import { lineOf } from '../../random-orders.ts';
import type { SeededDiner } from '../../seeded-diners.ts';
import { bodyOf } from '../../together/team.ts';
import { type Act, type Group, isIn, type Line, stateOf } from './model.ts';

/** One group order and what is known of it. */
export interface Tracked {
  readonly hash: string;
  /** its own, so that a seed repeats it whatever happens beside it */
  readonly chance: Chance;
  group: Group;
  /** what was ordered, and how many transfers have come for it */
  placed: Standing | null;
  transfers: number;
}

/** Everybody there is, by their uid. */
export type People = ReadonlyMap<string, SeededDiner>;

const OWNERS_NAME = 'Minh Thư';

/** A dish without anything to choose, so that a line is its key and a number. */
function linesOf({ shop }: Ground, lines: readonly Line[]): CartLine[] {
  const dish = shop.dishes.find(({ variants, groups }) => variants.length === 0 && groups.length === 0);
  if (!dish) throw new Error('the demo menu has no plain dish');
  const wall = wallTime(shop.now(), shop.store.zone);
  return lines.map(({ key, quantity }) => lineOf(dish, key, quantity, wall));
}

/** How an act is asked for over HTTP. */
function askedAs(ground: Ground, { hash, chance }: Tracked, act: Act, who: SeededDiner) {
  const path = `/v1/order-group/${hash}`;
  switch (act.does) {
    case 'join': {
      const name = act.asOwner ? OWNERS_NAME : `Khách ${who.phone.slice(-4)}`;
      return { method: 'POST', path, body: { name, phone: act.phone } };
    }
    case 'leave':
      return { method: 'DELETE', path };
    case 'save': {
      const { lines, status, version } = act;
      const cart = lines && bodyOf(ground.shop, linesOf(ground, lines), who.uid);
      const body = { ...(cart && { cart }), ...(status && { status }), ...(version !== null && { version }) };
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
    default:
      return { method: 'POST', path: `${path}/manage`, body: { action: act.does, user_id: act.whom } };
  }
}

export function ask(ground: Ground, people: People, tracked: Tracked, act: Act): Promise<Told> {
  const who = people.get(act.who);
  if (!who) throw new Error('nobody is called so');
  const { method, path, body } = askedAs(ground, tracked, act, who);
  const headers = { 'x-user-token': who.token, ...addressOf(ground, who) };
  return ground.ask(tracked.chance.whole(0, 1), { method, path, headers, ...(body && { body }) });
}

export function begin(
  ground: Ground,
  who: SeededDiner,
  { endsAt, toStore }: { readonly endsAt: number; readonly toStore: boolean },
): Promise<Told> {
  const body = {
    name: OWNERS_NAME,
    phone: who.phone,
    expire_at: Math.floor(endsAt / 1000),
    brand_id: 'BEPNHA',
    store_id: 101,
    ...(toStore && { shares_to: 'store' }),
  };
  return ground.ask(0, { path: '/v1/order-group', body, headers: { 'x-user-token': who.token } });
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
  ['leave', 4],
  ['kick', 4],
  ['ban', 4],
  ['un_ban', 4],
  ['setting', 4],
  ['close', 6],
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

/** Something somebody might do next: mostly by somebody who may, sometimes by anybody. */
export function randomAct(people: People, { group, chance }: Tracked, now: number): Act {
  const all = [...people.keys()];
  const inside = [...group.seats].filter(([, seat]) => isIn(seat)).map(([uid]) => uid);
  const closing = stateOf(group, now) === 'closing';
  const does = closing && chance.next() < 0.5 ? 'order' : likely(chance);
  const anybody = chance.next() < 0.1;
  const owners = does !== 'join' && does !== 'save' && does !== 'leave';
  // an owner who leaves cancels for everybody
  const leaves =
    inside.length > 1 && chance.next() < 0.9 ? inside.filter((uid) => uid !== group.owner) : inside;
  const who = anybody
    ? chance.pick(all)
    : owners
      ? group.owner
      : chance.pick(does === 'join' ? all : does === 'leave' ? leaves : inside);
  const seats = [...group.seats.keys()];
  switch (does) {
    case 'join': {
      const phone = people.get(chance.next() < 0.1 ? chance.pick(seats) : who)?.phone ?? '';
      return { does, who, phone, asOwner: chance.next() < 0.05 };
    }
    case 'save': {
      const seat = group.seats.get(who);
      const version = chance.next() < 0.3 ? null : (seat?.version ?? 0) - (chance.next() < 0.15 ? 1 : 0);
      const lines = chance.next() < 0.25 ? null : randomLines(chance, seat?.lines ?? []);
      return {
        does,
        who,
        lines,
        status: chance.pick([1, 1, 2, null] as const),
        version: version === null ? null : Math.max(0, version),
      };
    }
    case 'kick':
    case 'ban':
    case 'un_ban':
      return { does, who, whom: chance.pick(chance.next() < 0.1 ? all : seats) };
    case 'order':
      return { does, who, include: inside.filter(() => chance.next() < 0.5) };
    default:
      return { does, who };
  }
}
