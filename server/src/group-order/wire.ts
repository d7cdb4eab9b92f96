import { cartToWire } from '@mam/contract/group-order/cart-wire.ts';
import type { GroupOrderWire } from '@mam/contract/group-order/group-order.schema.ts';
import type { SessionWire } from '@mam/contract/group-order/session.schema.ts';
import { choiceToWire } from '@mam/contract/group-order/setting-wire.ts';
import { moment, seconds } from '@mam/contract/http/moment-wire.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { itemsBeforeVoucher, type ReadLine, readCart } from '@mam/domain/cart/read-cart.ts';
import { resolveTime } from '@mam/domain/checkout/order-time.ts';
import { latestEnd } from '@mam/domain/group-order/begin.ts';
import { OWNERS_HOUR } from '@mam/domain/group-order/life.ts';
import { type GroupOrderRole, roleIn } from '@mam/domain/group-order/may.ts';
import { isNamedLikeBanned } from '@mam/domain/group-order/names.ts';
import { type NotCounted, peopleWhoCould, promotionFor, shareOf } from '@mam/domain/group-order/promotion.ts';
import { teamOf } from '@mam/domain/group-order/session.ts';
import { sharePreview } from '@mam/domain/group-order/share-preview.ts';
import { overLimit } from '@mam/domain/group-order/spending-limit.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import type { GroupOrderRow, GroupSessionRow } from '../db/tables/group-order-tables.ts';
import type { OrderRow } from '../db/tables/order-tables.ts';
import type { SellingStore } from '../menu/selling-store.ts';
import { payToOf } from '../order/people.ts';
import {
  cartOf,
  choiceOfRow,
  isOver,
  notOrderedOf,
  sessionOf,
  stateOf,
  statusHashOf,
} from './group-order.ts';
import { countedOf, promotionsOf } from './promised.ts';

/** The part somebody has in the order. */
interface Ordered {
  readonly share: number;
  readonly paid: boolean;
  readonly leftBehind: number;
  /** of their cart, those that are in it */
  readonly lineKeys: readonly string[];
}

/** A group order with everybody in it, at a moment. */
export interface WholeGroupOrder {
  readonly order: GroupOrderRow;
  readonly sessions: readonly GroupSessionRow[];
  readonly selling: SellingStore;
  readonly now: number;
  /** what was ordered; null = nothing yet */
  readonly placed: OrderRow | null;
  /** what became of each one's dishes: what they pay, in minor units, whether that has come, and what is not in the order */
  readonly ordered: ReadonlyMap<string, Ordered>;
}

const choiceNow = ({ order, selling, now }: Pick<WholeGroupOrder, 'order' | 'selling' | 'now'>) =>
  choiceOfRow(order, { zone: selling.store.zone, now });

/** When the food is wanted, as far as the owner has said; what is sold then is what can be had. */
function timeOf({ order, selling, now }: WholeGroupOrder): number {
  const time = resolveTime(choiceNow({ order, selling, now }), selling.store, now);
  return 'refused' in time ? now : time.at;
}

/** Somebody's cart by today's menu, for when the food is wanted. */
export function readOf(
  row: GroupSessionRow,
  whole: WholeGroupOrder,
  lines: readonly CartLine[] = cartOf(row),
): ReadLine[] {
  const { store, menu } = whole.selling;
  return row.banned ? [] : readCart(lines, menu, wallTime(timeOf(whole), store.zone));
}

/** [GO22] What somebody's dishes cost by today's menu, and how much more that is than they may spend; in minor units. */
export function spentBy(
  row: GroupSessionRow,
  whole: WholeGroupOrder,
  read: readonly ReadLine[] = readOf(row, whole),
) {
  const amount = itemsBeforeVoucher(read);
  const { uid, spending_limit: limit } = whole.order;
  return { amount, over: overLimit({ amount, limit, passed: row.passed_amount, isOwner: row.uid === uid }) };
}

/** Somebody's place with their cart by today's menu. */
export function sessionToWire(
  row: GroupSessionRow,
  whole: WholeGroupOrder,
  {
    phone,
    notCounted = null,
    likeBlocked = false,
    read = readOf(row, whole),
  }: {
    readonly phone: boolean;
    readonly notCounted?: NotCounted | null;
    readonly likeBlocked?: boolean;
    readonly read?: readonly ReadLine[];
  },
): SessionWire {
  const { store, menu } = whole.selling;
  const sum = (unit: 'listUnit' | 'unit') =>
    toWire(
      read.reduce((all, one) => all + one[unit] * one.line.quantity, 0),
      store.currency,
    );
  return {
    user_id: row.uid,
    name: row.name,
    phone: phone ? row.phone : '',
    status: row.status,
    is_banned: row.banned === 1,
    is_owner: row.uid === whole.order.uid,
    named_like_blocked: likeBlocked,
    not_counted: notCounted,
    made_by: row.made_by ?? '',
    join_at: seconds(row.joined_at),
    changed_at: moment(row.changed_at),
    version: row.cart_version,
    cart: cartToWire(read, { store, menu }, row.uid),
    item_count: row.item_count,
    left_behind: whole.ordered.get(row.uid)?.leftBehind ?? 0,
    paid: whole.ordered.get(row.uid)?.paid ?? false,
    base_price: sum('listUnit'),
    user_amount: sum('unit'),
    over_limit: toWire(spentBy(row, whole, read).over, store.currency),
    total_amount: toWire(whole.ordered.get(row.uid)?.share ?? 0, store.currency),
  };
}

/** What who is not in it may know of somebody who is. */
const named = (name: string, isOwner: boolean): SessionWire => ({
  user_id: '',
  name,
  phone: '',
  status: 1,
  is_banned: false,
  made_by: '',
  is_owner: isOwner,
  named_like_blocked: false,
  not_counted: null,
  join_at: 0,
  changed_at: null,
  version: 0,
  cart: [],
  item_count: 0,
  left_behind: 0,
  paid: false,
  base_price: 0,
  user_amount: 0,
  over_limit: 0,
  total_amount: 0,
});

export function roleOf({ order, sessions }: WholeGroupOrder, uid: string | null): GroupOrderRole {
  const own = sessions.find((session) => session.uid === uid);
  return roleIn(order.uid === uid, own ? sessionOf(own) : null);
}

/** Those who are in, how many of them count, and who asks. */
interface Previewed {
  readonly team: readonly { readonly uid: string; readonly read: readonly ReadLine[] }[];
  readonly people: number;
  readonly uid: string;
}

/** [GO21] What somebody would pay of all that is chosen, as it stands; of what is over there is nothing to guess. */
function previewToWire(
  whole: WholeGroupOrder,
  { team, people, uid }: Previewed,
): GroupOrderWire['share_preview'] {
  const { order, selling, now } = whole;
  const state = stateOf(order, now);
  if (state !== 'active' && state !== 'closing') return null;
  const { store, menu } = selling;
  const { type, recipient } = choiceNow(whole);
  const promotion = promotionFor(promotionsOf(whole), people);
  const preview = sharePreview({
    team,
    store,
    menu,
    type,
    address: recipient?.address ?? null,
    promotion: promotion && shareOf(promotion),
    rule: order.split_rule,
  });
  if (!preview) return null;
  const own = preview.shares[team.findIndex((one) => one.uid === uid)] ?? 0;
  return { amount: toWire(own, store.currency), delivery: preview.delivery };
}

/** [GO4] A group order as somebody reads it: all of it for who is in, for others who and until when. */
export function groupOrderToWire(whole: WholeGroupOrder, uid: string | null): GroupOrderWire {
  const { order, sessions, now } = whole;
  const role = roleOf(whole, uid);
  const inside = role === 'owner' || role === 'member';
  const rows = new Map(sessions.map((row) => [row.uid, row]));
  const team = teamOf(sessions.map(sessionOf), inside ? uid : null, order.uid);
  const banned = role === 'owner' ? sessions.filter((row) => row.banned === 1) : [];
  const blocked = banned.map(({ uid: who, name }) => ({ uid: who, name, banned: true }));
  // each cart is read once, and by nobody who may not
  const withCart = (row: GroupSessionRow) => ({ uid: row.uid, row, read: readOf(row, whole) });
  const eating = inside ? team.flatMap((one) => rows.get(one.uid) ?? []).map(withCart) : [];
  const { people, whyNot } = countedOf(eating, whole);
  const shown = [...eating, ...banned.map(withCart)];
  const readWhole = ({ row, read }: ReturnType<typeof withCart>) =>
    sessionToWire(row, whole, {
      phone: role === 'owner' || row.uid === uid,
      notCounted: whyNot(row.uid, role === 'owner' || row.uid === uid),
      likeBlocked: role === 'owner' && row.banned === 0 && isNamedLikeBanned(row, blocked),
      read,
    });
  const state = stateOf(order, now);
  return {
    _id: order.hash,
    hash: order.hash,
    status: order.cancelled ? 0 : 1,
    state,
    status_hash: statusHashOf(order, now),
    role,
    user_id: uid ?? '',
    created_by: inside ? order.uid : '',
    owner_name: rows.get(order.uid)?.name ?? '',
    title: order.title,
    expire_at: seconds(order.ends_at),
    latest_end: seconds(latestEnd(order.created_at)),
    reminded_at: inside ? moment(order.reminded_at) : null,
    order_until: seconds(order.ends_at + OWNERS_HOUR),
    expired: isOver(order, now),
    order: inside ? (whole.placed?.hash ?? '') : '',
    ordered_lines: [...(whole.ordered.get(uid ?? '')?.lineKeys ?? [])],
    sessions: inside ? shown.map(readWhole) : team.map(({ uid, name }) => named(name, uid === order.uid)),
    group_user_ids: inside ? team.map((one) => one.uid) : [],
    split_rule: order.split_rule,
    shares_to: order.shares_to,
    pledge: order.pledge === 1,
    by_itself: order.by_itself === 1,
    not_ordered: inside ? notOrderedOf(order) : null,
    // before anybody joins they read whom they will pay; afterwards it is nobody else's business
    pay_to: inside || (state === 'active' && role !== 'banned') ? payToOf(order.pay_to) : null,
    limit_per_person: order.spending_limit && toWire(order.spending_limit, whole.selling.store.currency),
    brand_id: order.brand,
    store_id: order.store_id,
    setting: inside
      ? choiceToWire(choiceNow(whole), {
          code: promotionFor(promotionsOf(whole), people)?.code ?? '',
          phoneShown: role === 'owner',
        })
      : null,
    share_preview: inside && uid !== null ? previewToWire(whole, { team: eating, people, uid }) : null,
    people: inside ? people : team.length,
    people_here: peopleWhoCould(sessions.map(sessionOf)),
  };
}
