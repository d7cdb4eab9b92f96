// Somebody who was here before: what a journey is not about has already happened when it begins. The way itself, from
// a scanned link over the menu to an order, is walked in order/first-order, table/table-order and brand/german.
import { randomUUID } from 'node:crypto';
import { addDays } from '@mam/domain/time/days.ts';
import { DEFAULT_ZONE } from '@mam/domain/time/moment.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { expect, type Page } from '@playwright/test';
import type { Person } from './people.ts';
import { BEP_NHA, type Shop } from './shops.ts';

/** Dishes that need no choosing, by what the menu calls them. */
export const FLAN = 'CHE03';
export const SALAD = 'CUO05';
export const CHICKEN_SALAD = 'CUO06';
export const SWEET_SOUP = 'CHE01';
export const SALMON = 'SR04';

/** Delivered to an address near the first store of Bếp Nhà Lúa, or fetched as soon as it is done. */
type How =
  | { readonly to: string; readonly at?: { readonly lat: number; readonly lng: number } }
  | 'collected';

interface Filled {
  /** missing = the first store of Bếp Nhà Lúa */
  readonly shop?: Shop;
  readonly dishes: readonly string[];
}

/** 600 m from there. */
const NEAR = { lat: 10.7795, lng: 106.7042 };
/** 1 km from Spree Phở Mitte. */
export const NEAR_SPREE = { lat: 52.5301, lng: 13.4028 };

/** The group order a browser is in (diner/src/cart/together.ts). */
interface Joined {
  readonly hash: string;
  readonly brand: string;
  readonly storeId: number;
}

/** Gives a browser the state the app keeps (diner/src/device/persisted.ts), as far as it differs from the first. */
export async function remember(page: Page, state: object, together?: Joined): Promise<void> {
  await page.context().addInitScript(
    ({ kept, joined }) => {
      if (localStorage.getItem('mam.kept') !== null) return;
      localStorage.setItem('mam.kept', kept);
      if (joined) localStorage.setItem('mam.together', joined);
    },
    {
      kept: JSON.stringify({ version: 1, state }),
      joined: together && JSON.stringify({ ...together, synced: null }),
    },
  );
}

function dishCartLine(dishId: string) {
  const chosen = { variantId: null, options: [], note: '', origin: null };
  return { kind: 'dish', key: randomUUID(), dishId, quantity: 1, ...chosen };
}

function chosenBefore({ name, phone }: Person, how: How) {
  const choices =
    how === 'collected'
      ? { type: 'PICKUP', orderNow: true }
      : { type: 'DELI', address: { text: how.to, detail: '', location: how.at ?? NEAR } };
  return { user: { name, phone }, choices };
}

/** An identity as the app keeps it. */
interface Identity {
  readonly uid: string;
  readonly token: string;
}

interface FilledBefore extends Filled {
  readonly how?: How;
  /** at which somebody orders who has said their name, if nothing else is said */
  readonly table?: string;
  readonly isNamed?: boolean;
  /** missing = none yet */
  readonly identity?: Identity;
}

/** Comes back to a cart filled before; where it says how it is to come, with a name and a number: only to be sent. */
export async function comeBackToCart(diner: Person, cart: FilledBefore): Promise<void> {
  const { page } = diner;
  const {
    shop: { brand, store } = BEP_NHA,
    dishes,
    how,
    table,
    isNamed = table !== undefined,
    identity,
  } = cart;
  const filled = { brand, storeId: store, lines: dishes.map(dishCartLine) };
  const chosen = how && chosenBefore(diner, how);
  const user = { ...(isNamed && { name: diner.name }), ...chosen?.user, ...identity };
  await remember(page, { cart: filled, ...chosen, user });
  const place = { pos_parent: brand, pos_id: String(store), ...(table && { table_name: table }) };
  await page.goto(`/cart?${new URLSearchParams(place)}`);
  await expect(page.getByRole('heading', { level: 1, name: /^(Mâm của bạn|Ihr Warenkorb)$/ })).toBeVisible();
}

/** Has chosen a time for tomorrow, and comes to the menu. */
export async function comeBackForTomorrow({ page }: Person, hour: number): Promise<void> {
  const day = addDays(wallTime(Date.now(), DEFAULT_ZONE), 1);
  await remember(page, { choices: { type: 'PICKUP', time: { day, hour, minute: 0 } } });
  await page.goto(`/menu?pos_parent=${BEP_NHA.brand}&pos_id=${BEP_NHA.store}`);
}

interface Paid extends Filled {
  readonly how: How;
  /** how, as the server calls it; missing = when the food comes */
  readonly payment?: string;
  /** the language the app speaks from then on; missing = the browser's */
  readonly language?: 'de';
  /** of somebody who has ordered here before; missing = somebody new */
  readonly identity?: Identity;
}

/** An order that the server has, and its way to be paid where it is paid first. */
interface Sent {
  readonly code: string;
  /** the page of the order */
  readonly address: string;
  /** the page of the app or bank to pay in; '' = there is none */
  readonly payAt: string;
  readonly identity: Identity;
}

/** Somebody the server has just met. */
export async function madeIdentity(page: Page): Promise<Identity> {
  const made = await page.request.post('/v1/user/generate');
  const { uid, token } = (await made.json()).data;
  return { uid, token };
}

/** Has ordered a moment ago, on this very device: the server is told what the checkout would tell it. */
export async function haveOrdered({ page, name, phone }: Person, order: Paid): Promise<Sent> {
  const { shop = BEP_NHA, dishes, how, payment = 'PAYMENT_ON_DELIVERY', language } = order;
  const identity = order.identity ?? (await madeIdentity(page));
  const { uid, token } = identity;
  const collected = how === 'collected';
  const answer = await page.request.post('/v1/order', {
    headers: { 'x-user-token': token },
    data: {
      brand_id: shop.brand,
      store_id: shop.store,
      items: dishes.map((id) => ({ Pr_Key: id, item_id: id, quantity: 1 })),
      user: collected ? { name, phone } : { name, phone, address: how.to, location: NEAR },
      setting: { type: collected ? 'PICKUP' : 'DELI', is_order_now: true, payment_method: payment },
    },
  });
  const { data, message } = await answer.json();
  expect(data?.order_code, message).toBeTruthy();
  await remember(page, { user: { uid, token, name, phone, ...(language && { locale: language }) } });
  return {
    code: data.order_code,
    address: `/order/detail?pos_parent=${shop.brand}&pos_id=${shop.store}&order_hash=${data.hash}`,
    payAt: data.payment_request?.extra_data.payment_link ?? '',
    identity,
  };
}

interface WantedGroupOrder extends Filled {
  readonly shop: Shop;
  /** missing = they have the link, and nothing more */
  readonly as?: 'owner' | 'member';
}

/** A group order of three with dishes in two carts goes on; answers its link. */
export async function eatTogether({ page, name, phone }: Person, wanted: WantedGroupOrder): Promise<string> {
  const { shop, dishes, as } = wanted;
  const ask = async (method: 'post' | 'put', path: string, { token }: Identity, data: object) => {
    const answer = await page.request[method](path, { headers: { 'x-user-token': token }, data });
    const { data: told, message } = await answer.json();
    expect(told?.hash, message).toBeTruthy();
    return told.hash as string;
  };
  const here = await madeIdentity(page);
  const others = [
    { name: 'Konstantin', phone: '030 1234567' },
    { name: 'Anna-Magdalena', phone: '030 7654321' },
  ];
  const guests = await Promise.all(others.map(async (who) => ({ who, identity: await madeIdentity(page) })));
  const own = { who: { name: name.slice(0, 18), phone }, identity: here };
  const [owner, ...members] = as === 'owner' ? [own, ...guests] : [...guests, ...(as ? [own] : [])];
  if (!owner) throw new Error('nobody begins');
  const hash = await ask('post', '/v1/order-group', owner.identity, {
    ...owner.who,
    brand_id: shop.brand,
    store_id: shop.store,
    expire_at: Math.floor(Date.now() / 1000) + 3_000,
  });
  const cart = dishes.map((id) => ({ Pr_Key: id, item_id: id, quantity: 1 }));
  for (const { who, identity } of members) await ask('post', `/v1/order-group/${hash}`, identity, who);
  for (const { identity } of [owner, ...members.slice(-1)])
    await ask('put', `/v1/order-group/${hash}`, identity, { cart, status: 1 });
  if (as) {
    const joined = { hash, brand: shop.brand, storeId: shop.store };
    await remember(page, { user: { ...here, name, phone } }, joined);
  }
  return `/menu?pos_parent=${shop.brand}&pos_id=${shop.store}&group=${hash}`;
}
