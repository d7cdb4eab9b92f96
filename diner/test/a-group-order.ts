import type { GroupOrderWire } from '@mam/contract/group-order/group-order.schema.ts';
import type { SessionWire } from '@mam/contract/group-order/session.schema.ts';
import { choiceToWire } from '@mam/contract/group-order/setting-wire.ts';
import { moment, seconds } from '@mam/contract/http/moment-wire.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import { buildOrderItems } from '@mam/contract/order/order-items.ts';
import { payToWire } from '@mam/contract/order/pay-to-wire.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { readCart } from '@mam/domain/cart/read-cart.ts';
import { type GroupOrder, type GroupOrderSession, teamIn } from '@mam/domain/group-order/group-order.ts';
import { quote } from '@mam/domain/pricing/quote.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { aShop } from './a-shop.ts';
import { UID } from './in-app.tsx';

const MINUTE = 60_000;
/** A whole second, as moments of the wire are. */
const NOW = Math.floor(Date.now() / 1000) * 1000;

/** Somebody in a group order who has chosen these and is done. */
export function aMember(
  name: string,
  lines: readonly CartLine[] = [],
  change: Partial<GroupOrderSession> = {},
): GroupOrderSession {
  const { store, menu } = aShop();
  const cart = readCart(lines, menu, wallTime(NOW, store.zone)).map((read) => {
    const { line, name: dish, unit } = read;
    return { line, name: dish, details: [], problem: null, pictureUrl: null, amount: unit * line.quantity };
  });
  return {
    uid: name,
    name,
    phone: '',
    status: 2,
    isBanned: false,
    isOwner: false,
    isNamedLikeBanned: false,
    notCounted: null,
    madeBy: null,
    joinedAt: NOW - 5 * MINUTE,
    changedAt: NOW - 3 * MINUTE,
    version: 1,
    cart,
    itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    leftBehind: 0,
    amount: cart.reduce((sum, { amount }) => sum + amount, 0),
    overLimit: 0,
    ...change,
  };
}

/** The reader, in it as this device. */
export const aReader: typeof aMember = (name, lines, change) => aMember(name, lines, { uid: UID, ...change });

/** Minh Thư's group order at the first store of Bếp Nhà Lúa goes on; the first of them reads. */
export function aGroupOrder(
  sessions: readonly [GroupOrderSession, ...GroupOrderSession[]],
  change: Partial<GroupOrder> = {},
): GroupOrder {
  const [reader] = sessions;
  return {
    hash: 'together',
    brand: 'BEPNHA',
    storeId: 101,
    currency: aShop().store.currency,
    state: 'active',
    version: 1,
    statusHash: '1-a',
    role: reader.isOwner ? 'owner' : 'member',
    readerUid: reader.uid,
    ownerName: 'Minh Thư',
    title: '',
    endsAt: NOW + 30 * MINUTE,
    latestEnd: NOW + 24 * 60 * MINUTE,
    orderUntil: NOW + 90 * MINUTE,
    remindedAt: null,
    orderHash: '',
    orderedLines: [],
    sessions,
    splitRule: 'proportional',
    sharesTo: 'owner',
    isPledged: false,
    isOrderedByItself: false,
    notOrdered: null,
    payTo: null,
    limitPerPerson: null,
    choice: null,
    people: sessions.length,
    peopleHere: sessions.length,
    share: null,
    ...change,
  };
}

function cartToWire(lines: readonly CartLine[]): SessionWire['cart'] {
  const { store, menu } = aShop();
  const read = readCart(lines, menu, wallTime(NOW, store.zone));
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

function sessionToWire(session: GroupOrderSession): SessionWire {
  const { currency } = aShop().store;
  return {
    user_id: session.uid,
    name: session.name,
    phone: session.phone,
    status: session.status,
    is_banned: session.isBanned,
    is_owner: session.isOwner,
    named_like_blocked: session.isNamedLikeBanned,
    not_counted: session.notCounted,
    made_by: session.madeBy ?? '',
    join_at: seconds(session.joinedAt),
    changed_at: moment(session.changedAt),
    version: session.version,
    cart: cartToWire(session.cart.map(({ line }) => line)),
    item_count: session.itemCount,
    left_behind: session.leftBehind,
    paid: false,
    base_price: toWire(session.amount, currency),
    user_amount: toWire(session.amount, currency),
    over_limit: toWire(session.overLimit, currency),
    total_amount: 0,
  };
}

/** A group order as the server answers with it. */
export function answeredAs(groupOrder: GroupOrder): GroupOrderWire {
  const { hash, state, currency, readerUid, payTo, limitPerPerson, choice, share } = groupOrder;
  return {
    _id: hash,
    hash,
    status: state === 'cancelled' ? 0 : 1,
    state,
    status_hash: groupOrder.statusHash,
    role: groupOrder.role,
    user_id: readerUid,
    created_by: groupOrder.sessions.find(({ isOwner }) => isOwner)?.uid ?? '',
    owner_name: groupOrder.ownerName,
    title: groupOrder.title,
    expire_at: seconds(groupOrder.endsAt),
    latest_end: seconds(groupOrder.latestEnd),
    reminded_at: moment(groupOrder.remindedAt),
    order_until: seconds(groupOrder.orderUntil),
    expired: state !== 'active',
    order: groupOrder.orderHash,
    ordered_lines: [...groupOrder.orderedLines],
    sessions: groupOrder.sessions.map(sessionToWire),
    group_user_ids: teamIn(groupOrder).map(({ uid }) => uid),
    split_rule: groupOrder.splitRule,
    shares_to: groupOrder.sharesTo,
    pledge: groupOrder.isPledged,
    by_itself: groupOrder.isOrderedByItself,
    not_ordered: groupOrder.notOrdered,
    pay_to: payTo && payToWire(payTo),
    limit_per_person: limitPerPerson === null ? null : toWire(limitPerPerson, currency),
    brand_id: groupOrder.brand,
    store_id: groupOrder.storeId,
    setting: choice && { ...choiceToWire(choice), voucher_code: '' },
    people: groupOrder.people,
    people_here: groupOrder.peopleHere,
    share_preview: share && { amount: toWire(share.amount, currency), delivery: share.delivery },
  };
}
