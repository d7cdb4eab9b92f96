import type { GroupOrderWire } from '@mam/contract/group-order/group-order.schema.ts';
import type { SessionWire } from '@mam/contract/group-order/session.schema.ts';
import { buildOrderItems } from '@mam/contract/order/order-items.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { readCart } from '@mam/domain/cart/read-cart.ts';
import { quote } from '@mam/domain/pricing/quote.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { aShop } from './a-shop.ts';
import { UID } from './in-app.tsx';

const NOW = Math.floor(Date.now() / 1000);

/** The cart of somebody as the wire tells it. */
function wireCart(lines: readonly CartLine[]): SessionWire['cart'] {
  const { store, menu } = aShop();
  const read = readCart(lines, menu, wallTime(Date.now(), store.zone));
  const priced = quote({ read, menu, store, voucher: null, type: 'PICKUP', shipping: null });
  return buildOrderItems(lines, priced, { store, menu, uid: '', prKey: (key) => key }).map((item) => ({
    ...item,
    id: item.item_id,
    store_item_id: item.item_id,
    user_id: '',
    name: item.item_name,
    image_url: null,
    description: '',
    status: 'ACTIVE',
    details: [],
    childs: [],
    problem: null,
  }));
}

/** Somebody in a group order who has chosen these and is done. */
export function aMember(
  name: string,
  lines: readonly CartLine[] = [],
  change: Partial<SessionWire> = {},
): SessionWire {
  const cart = wireCart(lines);
  const amount = cart.reduce((sum, { amount: of }) => sum + of, 0);
  return {
    user_id: name,
    name,
    phone: '',
    status: 2,
    is_banned: false,
    is_owner: false,
    named_like_blocked: false,
    not_counted: null,
    made_by: '',
    join_at: NOW - 300,
    changed_at: NOW - 200,
    version: 1,
    cart,
    item_count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    left_behind: 0,
    paid: false,
    base_price: amount,
    user_amount: amount,
    over_limit: 0,
    total_amount: 0,
    ...change,
  };
}

/** The reader, in it as this device. */
export const aReader: typeof aMember = (name, lines, change) =>
  aMember(name, lines, { user_id: UID, ...change });

/** Minh Thư's group order at the first store of Bếp Nhà Lúa goes on; the first of them reads. */
export function aGroupOrder(
  sessions: readonly [SessionWire, ...SessionWire[]],
  change: Partial<GroupOrderWire> = {},
): GroupOrderWire {
  const [reader] = sessions;
  return {
    _id: 'together',
    hash: 'together',
    status: 1,
    state: 'active',
    status_hash: '1-a',
    role: reader.is_owner ? 'owner' : 'member',
    user_id: reader.user_id,
    created_by: sessions.find(({ is_owner }) => is_owner)?.user_id ?? '',
    owner_name: 'Minh Thư',
    title: '',
    expire_at: NOW + 1_800,
    latest_end: NOW + 86_000,
    reminded_at: null,
    order_until: NOW + 5_400,
    expired: false,
    order: '',
    ordered_lines: [],
    sessions: [...sessions],
    group_user_ids: sessions.map(({ user_id }) => user_id),
    split_rule: 'proportional',
    shares_to: 'owner',
    pledge: false,
    by_itself: false,
    not_ordered: null,
    pay_to: null,
    limit_per_person: null,
    brand_id: 'BEPNHA',
    store_id: 101,
    setting: null,
    people: sessions.length,
    people_here: sessions.length,
    share_preview: null,
    ...change,
  };
}
