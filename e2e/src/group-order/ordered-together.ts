import { type APIResponse, expect } from '@playwright/test';
import { madeIdentity, remember } from '../start/been-here.ts';
import type { Person } from '../start/people.ts';
import type { Shop } from '../start/shops.ts';

/** Somebody in a group order, and what they have chosen. */
export interface Eater {
  readonly person: Person;
  readonly dishes: readonly string[];
}

interface Meal {
  readonly shop: Shop;
  readonly owner: Eater;
  readonly members: readonly Eater[];
  readonly pay_to?: object;
}

async function dataOf(answered: Promise<APIResponse>) {
  const { data, message, error } = await (await answered).json();
  expect(error, message).toBe(0);
  return data;
}

/** They have chosen and it is ordered, a moment ago, on these very devices: the server is told what the app would tell it. */
export async function haveOrderedTogether({ shop, owner, members, pay_to }: Meal): Promise<string> {
  const all = [owner, ...members];
  const identities = await Promise.all(all.map(({ person }) => madeIdentity(person.page)));
  const send = (at: number, method: 'post' | 'put', path: string, data: object) =>
    dataOf(
      (all[at] ?? owner).person.page.request[method](path, {
        headers: { 'x-user-token': identities[at]?.token ?? '' },
        data,
      }),
    );
  const introduced = ({ person: { name, phone } }: Eater) => ({ name, phone });
  const { hash } = await send(0, 'post', '/v1/order-group', {
    ...introduced(owner),
    expire_at: Math.floor(Date.now() / 1000) + 1_800,
    brand_id: shop.brand,
    store_id: shop.store,
    ...(pay_to && { pay_to }),
  });
  const group = `/v1/order-group/${hash}`;
  for (const [at, eater] of all.entries()) {
    if (at > 0) await send(at, 'post', group, introduced(eater));
    const cart = eater.dishes.map((id, n) => ({ Pr_Key: `k${n}`, item_id: id, quantity: 1 }));
    await send(at, 'put', group, { cart, status: 2 });
  }
  await send(0, 'post', `${group}/manage`, { action: 'close' });
  const placed = await send(0, 'post', '/v1/order', {
    brand_id: shop.brand,
    store_id: shop.store,
    items: [],
    user: introduced(owner),
    setting: {
      type: 'PICKUP',
      is_order_now: true,
      payment_method: 'PAYMENT_ON_DELIVERY',
      group_hash: hash,
      total_amount: null,
    },
  });
  for (const [at, { person }] of all.entries()) {
    const { uid, token } = identities[at] ?? { uid: '', token: '' };
    const { name, phone } = person;
    await remember(person.page, { user: { uid, token, name, phone } });
  }
  return `?pos_parent=${shop.brand}&pos_id=${shop.store}&order_hash=${placed.hash}`;
}
