import type { GroupOrderWire } from '@mam/contract/group-order/group-order.schema.ts';
import type { SessionWire } from '@mam/contract/group-order/session.schema.ts';
import type { Chance } from '../../chance.ts';
import { forwardedForHeader, isOk, randomOrderBody as orderBody } from '../../races/acts.ts';
import type { Ground, RaceAnswer } from '../../races/ground.ts';
import { BRAND, STORE } from '../../random-orders.ts';
import type { SeededDiner } from '../../seeded-diners.ts';
import { randomLine, teamBody } from '../../together/team.ts';
import { inShares, type OrderInShares } from '../in-shares/order.ts';

/** How many share a day's order, its owner counted, and how often one of them brings a guest without a phone. */
const [FEWEST, MOST, WITH_GUEST] = [2, 4, 0.3];
/** how often the owner only pays for the others, each pays the same fees, and the food is brought */
const [OWNER_EATS_NOT, EQUAL_FEES, DELIVERED] = [0.1, 0.3, 0.3];
const HOUR = 3_600;
export const PEOPLE_A_DAY = MOST;

/** One pledged order, and its own chance: a seed repeats it whatever happens beside it. */
export interface Day extends OrderInShares {
  readonly chance: Chance;
}

interface Opening {
  readonly ground: Ground;
  readonly chance: Chance;
  readonly name: string;
  readonly people: readonly SeededDiner[];
}

/** Asks as somebody and is not refused. */
async function does(
  { ground, chance }: Opening,
  who: SeededDiner,
  asked: { readonly method?: string; readonly path: string; readonly body?: unknown },
): Promise<RaceAnswer> {
  const headers = { 'x-user-token': who.token, ...forwardedForHeader(ground, who) };
  const told = await ground.ask(chance.whole(0, 1), { ...asked, headers });
  if (!isOk(told)) throw new Error(`${asked.path}: ${told.status} ${told.code}`);
  return told;
}

/** They choose, one of them perhaps for a guest too; the owner ends the choosing. Answers the group order's hash. */
async function choose(opening: Opening, owner: SeededDiner): Promise<string> {
  const { ground, chance, people } = opening;
  const { shop } = ground;
  const begun = await does(opening, owner, {
    path: '/v1/order-group',
    body: {
      ...{ name: 'Minh Thư', phone: owner.phone, expire_at: Math.floor(ground.now() / 1000) + HOUR },
      ...{ brand_id: BRAND, store_id: STORE, shares_to: 'store', pledge: true },
      ...(chance.next() < EQUAL_FEES && { split_rule: 'equal-fees' }),
    },
  });
  const { hash } = begun.data as GroupOrderWire;
  const path = `/v1/order-group/${hash}`;
  const saves = (who: SeededDiner, guest?: string) => {
    const cart = teamBody(shop, [randomLine(shop, chance, 'k1')], guest ?? who.uid);
    return does(opening, who, {
      method: 'PUT',
      path,
      body: { cart, status: 2, ...(guest && { user_id: guest }) },
    });
  };
  if (chance.next() >= OWNER_EATS_NOT) await saves(owner);
  for (const who of people) {
    if (who !== owner)
      await does(opening, who, { path, body: { name: `Khách ${who.phone.slice(-4)}`, phone: who.phone } });
    if (chance.next() < WITH_GUEST) {
      const made = await does(opening, who, {
        path: `${path}/place`,
        body: { name: `Bà ${who.phone.slice(-4)}` },
      });
      const { sessions } = made.data as GroupOrderWire;
      await saves(who, sessions.find(({ made_by }: SessionWire) => made_by === who.uid)?.user_id);
    }
    if (who !== owner) await saves(who);
  }
  await does(opening, owner, { path: `${path}/manage`, body: { action: 'close' } });
  return hash;
}

/** A pledged order is placed: everybody has a share with a code. */
export async function openDay(opening: Opening): Promise<Day> {
  const { ground, chance, name } = opening;
  const people = opening.people.slice(0, chance.whole(FEWEST, MOST));
  const [owner] = people;
  if (!owner) throw new Error('nobody is there to begin');
  const group = await choose({ ...opening, people }, owner);
  const { location } = ground.shop.store;
  const delivered = chance.next() < DELIVERED && {
    ...{ type: 'DELI' as const, address: { text: '12 Lê Lợi, Quận 1', detail: '', location } },
  };
  const draft = { paymentMethod: 'TRANSFER', ...delivered };
  const { setting, ...rest } = orderBody(ground, chance, owner, { draft });
  const body = { ...rest, setting: { ...setting, group_hash: group, total_amount: null } };
  const { data } = await does(opening, owner, { path: '/v1/order', body });
  const { id, order_code: code, hash, total_amount: total } = data;
  const order = { id, code, hash, total, version: 1, who: owner };
  const byUid = new Map(people.map((one) => [one.uid, one]));
  return { ...(await inShares(ground, name, order, byUid)), chance };
}
