import { type APIResponse, expect } from '@playwright/test';
import { madeIdentity, remember } from '../start/been-here.ts';
import type { Person } from '../start/people.ts';
import { BEP_NHA } from '../start/shops.ts';

/** Somebody in a group order, and what they have chosen. */
interface Eater {
  readonly person: Person;
  readonly dishes: readonly string[];
  /** missing = done */
  readonly isChoosing?: boolean;
}

interface Meal {
  readonly owner: Eater;
  readonly members: readonly Eater[];
  /** how it was begun: pay_to, shares_to, by_itself, limit_per_person … */
  readonly terms?: object;
}

type Send = (at: number, method: 'post' | 'put', path: string, data: object) => Promise<{ hash: string }>;

async function awaitData(answered: Promise<APIResponse>) {
  const { data, message, error } = await (await answered).json();
  expect(error, message).toBe(0);
  return data;
}

const introduced = ({ person: { name, phone } }: Eater) => ({ name, phone });

/** They have begun, joined and chosen on their devices, by call; each remembers it where `isGoingOn`. */
async function choose({ owner, members, terms }: Meal, isGoingOn: boolean) {
  const { brand, store } = BEP_NHA;
  const all = [owner, ...members];
  const identities = await Promise.all(all.map(({ person }) => madeIdentity(person.page)));
  const send: Send = (at, method, path, data) =>
    awaitData(
      (all[at] ?? owner).person.page.request[method](path, {
        headers: { 'x-user-token': identities[at]?.token ?? '' },
        data,
      }),
    );
  const expire_at = Math.floor(Date.now() / 1000) + 1_800;
  const begun = { ...introduced(owner), expire_at, brand_id: brand, store_id: store, ...terms };
  const { hash } = await send(0, 'post', '/v1/order-group', begun);
  for (const [at, eater] of all.entries()) {
    if (at > 0) await send(at, 'post', `/v1/order-group/${hash}`, introduced(eater));
    const cart = eater.dishes.map((id, n) => ({ Pr_Key: `k${n}`, item_id: id, quantity: 1 }));
    await send(at, 'put', `/v1/order-group/${hash}`, { cart, status: eater.isChoosing ? 1 : 2 });
    const joined = isGoingOn ? { hash, brand, storeId: store } : undefined;
    await remember(eater.person.page, { user: { ...identities[at], ...introduced(eater) } }, joined);
  }
  return { hash, send };
}

/** A group order of Bếp Nhà Lúa goes on, and their devices are in it; answers its link. */
export async function haveChosenTogether(meal: Meal): Promise<string> {
  const { hash } = await choose(meal, true);
  return `/menu?pos_parent=${BEP_NHA.brand}&pos_id=${BEP_NHA.store}&group=${hash}`;
}

/** They have chosen and it is ordered, to be fetched, a moment ago; answers the query of the order's pages. */
export async function haveOrderedTogether(meal: Meal): Promise<string> {
  const { hash: group_hash, send } = await choose(meal, false);
  await send(0, 'post', `/v1/order-group/${group_hash}/manage`, { action: 'close' });
  const { brand, store } = BEP_NHA;
  const setting = {
    type: 'PICKUP',
    is_order_now: true,
    payment_method: 'PAYMENT_ON_DELIVERY',
    group_hash,
    total_amount: null,
  };
  const user = introduced(meal.owner);
  const order = { brand_id: brand, store_id: store, items: [], user, setting };
  const { hash } = await send(0, 'post', '/v1/order', order);
  return `?pos_parent=${brand}&pos_id=${store}&order_hash=${hash}`;
}
