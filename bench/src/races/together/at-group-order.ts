import type { Chance } from '../../chance.ts';
import { BRAND, STORE } from '../../random-orders.ts';
import type { SeededDiner } from '../../seeded-diners.ts';
import { randomLine, teamBody } from '../../together/team.ts';
import {
  diner,
  forwardedForHeader,
  isOk,
  NOBODY,
  randomOrderBody as orderBody,
  place,
  upTo,
} from '../acts.ts';
import type { Ground, RaceAnswer, StepName } from '../ground.ts';
import type { Caller } from '../round.ts';

export const HOUR = 3_600_000;

/** Where who changes a group order is held: before its row is taken, and with it. */
export const GROUP_ORDER_STEPS: readonly StepName[] = [
  'before-group-order',
  'before-transaction',
  'before-commit',
];

interface Asking {
  readonly method?: string;
  /** after the address of the group order */
  readonly path?: string;
  readonly body?: object;
}

/** Somebody asks something about a group order, at the server of this number. */
export const asks =
  (ground: Ground, hash: string, who: SeededDiner, { method = 'POST', path = '', body }: Asking) =>
  (server: number): Caller =>
  (turn) => {
    const headers = { 'x-user-token': who.token, ...forwardedForHeader(ground, who) };
    return ground.ask(server, { method, path: `/v1/order-group/${hash}${path}`, body, headers }, turn);
  };

export const joins = (ground: Ground, hash: string, who: SeededDiner) =>
  asks(ground, hash, who, { body: { name: `Khách ${who.phone.slice(-4)}`, phone: who.phone } });

interface Choice {
  /** 1 = still choosing, 2 = done */
  readonly status: 1 | 2;
  /** of the dish, by which it can be told from all others */
  readonly note?: string;
  /** of the cart that is changed; absent = over whatever is there */
  readonly version?: number;
}

/** Somebody has chosen one dish. */
export function saves(
  ground: Ground,
  chance: Chance,
  hash: string,
  who: SeededDiner,
  { note = '', ...more }: Choice = { status: 2 },
) {
  const line = { ...randomLine(ground.shop, chance, 'k0'), note };
  const body = { cart: teamBody(ground.shop, [line], who.uid), ...more };
  return asks(ground, hash, who, { method: 'PUT', body });
}

export const manages = (ground: Ground, hash: string, who: SeededDiner, body: object) =>
  asks(ground, hash, who, { path: '/manage', body });

export async function done(told: Promise<RaceAnswer>): Promise<RaceAnswer> {
  const answer = await told;
  if (!isOk(answer)) throw new Error(`a group order: ${answer.status} ${answer.code}`);
  return answer;
}

/** A group order of so many, whose time to choose ends in an hour; everybody has chosen. */
export async function openTeamAtOrder(
  ground: Ground,
  chance: Chance,
  people: readonly SeededDiner[],
): Promise<string> {
  const [owner, ...members] = people;
  if (!owner) throw new Error('a group order has an owner');
  const body = {
    name: 'Minh Thư',
    phone: owner.phone,
    expire_at: Math.floor((ground.now() + HOUR) / 1000),
    brand_id: BRAND,
    store_id: STORE,
  };
  const headers = { 'x-user-token': owner.token, ...forwardedForHeader(ground, owner) };
  const begun = await done(ground.ask(0, { path: '/v1/order-group', body, headers }));
  const { hash } = begun.data;
  for (const who of members) await done(joins(ground, hash, who)(0)(NOBODY));
  for (const who of people) await done(saves(ground, chance, hash, who)(0)(NOBODY));
  return hash;
}

export const team = (ground: Ground, size: number) => upTo(size).map((at) => diner(ground, at));

/** The owner orders what everybody has chosen, under a key of their own each time. */
export function orders(ground: Ground, chance: Chance, hash: string): (server: number) => Caller {
  const owner = diner(ground, 0);
  const { setting, ...body } = orderBody(ground, chance, owner);
  const together = { ...body, setting: { ...setting, group_hash: hash, total_amount: null } };
  return (server) => place(ground, server, owner, together);
}

/** The rows behind a group order: its orders, and the places that are taken. */
export async function whatStands(ground: Ground, hash: string) {
  const whole = `(select id from group_orders where hash = '${hash}')`;
  const [group] = await ground.rows(`select order_id from group_orders where hash = '${hash}'`);
  const orders = await ground.rows('select id, created_at from orders');
  const inside = await ground.rows(
    `select uid from group_sessions where group_order_id = ${whole} and status <> 0`,
  );
  return { orderId: group?.order_id ?? null, orders, inside: inside.map(({ uid }) => uid) };
}
