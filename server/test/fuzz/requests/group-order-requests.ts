import { bodyFor } from '../orders.ts';
import type { Ground, Headers, Maker, Part } from '../request.ts';
import { STORES } from '../world.ts';

const HALF_AN_HOUR = 1_800;

const beginning = ({ world, brand }: Ground) => ({
  name: `Mai ${brand}`,
  phone: `07${String(world.counted).padStart(8, '0')}`,
  expire_at: Math.floor(world.now() / 1000) + HALF_AN_HOUR,
  brand_id: brand,
  store_id: STORES[brand][0],
  limit_per_person: 100_000,
  title: 'trưa thứ Sáu',
});

/** A group order that somebody has just begun, in which another has just joined. */
async function begun(ground: Ground, change: object = {}) {
  const { server } = ground.world;
  const [owner, member] = [await server.addDiner(), await server.addDiner()];
  const answer = await server.send(
    'POST',
    '/v1/order-group',
    { ...beginning(ground), ...change },
    owner.headers,
  );
  const { code, data } = await answer.json();
  if (!data.hash) throw new Error(`a group order at ${ground.brand} was not begun: ${code}`);
  const introduction = { name: 'Bạn Tí', phone: '0909999999' };
  const joined = await server.send('POST', `/v1/order-group/${data.hash}`, introduction, member.headers);
  await joined.arrayBuffer();
  return { hash: String(data.hash), owner, member };
}

type Begun = Awaited<ReturnType<typeof begun>>;

interface Ordered extends Begun {
  /** of the order it became */
  readonly orderHash: string;
}

/** The same, ordered: both have chosen something. */
async function ordered(ground: Ground, change: object = {}): Promise<Ordered> {
  const of = await begun(ground, change);
  const { world, brand } = ground;
  const order = bodyFor(world, brand, 'PAYMENT_ON_DELIVERY');
  const asOwner = async (method: string, path: string, body: object) => {
    const answer = await world.server.send(method, path, body, of.owner.headers);
    const { code, data } = await answer.json();
    if (!answer.ok) throw new Error(`a group order at ${brand} was not ordered: ${code}`);
    return String(data.hash);
  };
  await asOwner('PUT', `/v1/order-group/${of.hash}`, { cart: order.items });
  // somebody whose share is not there
  const chosen = { cart: order.items, status: 2 };
  const saved = await world.server.send('PUT', `/v1/order-group/${of.hash}`, chosen, of.member.headers);
  await saved.arrayBuffer();
  await asOwner('POST', `/v1/order-group/${of.hash}/manage`, { action: 'close' });
  const setting = { ...order.setting, group_hash: of.hash, total_amount: null };
  return { ...of, orderHash: await asOwner('POST', '/v1/order', { ...order, setting }) };
}

const about =
  (who: 'owner' | 'member' | 'nobody yet', part: (ground: Ground, of: Begun) => Part = () => ({})): Maker =>
  async (ground) => {
    const of = await begun(ground);
    const headers: Headers =
      who === 'nobody yet' ? (await ground.world.server.addDiner()).headers : of[who].headers;
    return { params: { group_id: of.hash }, headers, ...part(ground, of) };
  };

const setting = {
  type: 'PICKUP',
  is_order_now: true,
  pickup_at: { number_of_days: 0, hour: -1, minute: 0 },
  user: { name: 'Mai', phone: '0901234567', address: '12 Lê Lợi', sub_address: '', location: null },
};

/** A valid request of every call about group orders. */
export const GROUP_ORDER_MAKERS: Readonly<Record<string, Maker>> = {
  'POST /v1/order-group': async (ground) => ({
    headers: (await ground.world.server.addDiner()).headers,
    body: beginning(ground),
  }),
  'GET /v1/order-group/promotion': ({ brand }) => ({
    query: { pos_parent: brand, pos_id: STORES[brand][0] },
  }),
  'GET /v1/order-group/{group_id}': about('member', ({ chance }) => ({
    query: chance.oneIn(2) ? { action: 'ping' } : {},
  })),
  'POST /v1/order-group/{group_id}': about('nobody yet', () => ({
    body: { name: 'Chị Lan', phone: '0908888888' },
  })),
  'DELETE /v1/order-group/{group_id}': about('member'),
  'PUT /v1/order-group/{group_id}': about('member', ({ world, brand }) => ({
    body: { cart: bodyFor(world, brand, 'PAYMENT_ON_DELIVERY').items, status: 1, version: 0 },
  })),
  'POST /v1/order-group/{group_id}/place': about('member', () => ({ body: { name: 'Bà Ngoại' } })),
  'DELETE /v1/order-group/{group_id}/place/{user_id}': async (ground) => {
    const { hash, member } = await begun(ground);
    const path = `/v1/order-group/${hash}/place`;
    const answer = await ground.world.server.send('POST', path, { name: 'Bà Ngoại' }, member.headers);
    const { data } = (await answer.json()) as { data: { sessions: { user_id: string; made_by: string }[] } };
    const place = data.sessions.find(({ made_by }) => made_by !== '');
    return { params: { group_id: hash, user_id: place?.user_id ?? '' }, headers: member.headers };
  },
  'POST /v1/order-group/{group_id}/manage': about('owner', ({ chance, world }, { member }) => ({
    body: {
      action: chance.pick(['setting', 'kick', 'ban', 'un_ban', 'close', 'end', 'remind', 'let_pass']),
      user_id: member.uid,
      version: 0,
      expire_at: Math.floor(world.now() / 1000) + HALF_AN_HOUR,
      setting,
    },
  })),
  'POST /v1/order-group/{group_id}/split-bill': async (ground) => {
    const { hash, owner, member } = await ordered(ground);
    const body = { sessions: [{ user_id: member.uid, paid: true }] };
    return { params: { group_id: hash }, headers: owner.headers, body };
  },
  'GET /v1/order/share/{order_hash}': async (ground) => {
    const { orderHash, owner } = await ordered({ ...ground, brand: 'BEPNHA' }, { shares_to: 'store' });
    return { params: { order_hash: orderHash }, headers: owner.headers };
  },
  'GET /v1/order/without-unpaid/{order_hash}': async (ground) => {
    const { orderHash, owner } = await ordered({ ...ground, brand: 'BEPNHA' }, { shares_to: 'store' });
    return { params: { order_hash: orderHash }, headers: owner.headers };
  },
  'POST /v1/order/without-unpaid/{order_hash}': async (ground) => {
    const { orderHash, owner } = await ordered(
      { ...ground, brand: 'BEPNHA' },
      { shares_to: 'store', limit_per_person: 1e8 },
    );
    return { params: { order_hash: orderHash }, headers: owner.headers, body: { version: 1 } };
  },
};
