import { cartToWire } from '@mam/contract/group-order/cart-wire.ts';
import type { SessionWire } from '@mam/contract/group-order/session.schema.ts';
import { moment, seconds } from '@mam/contract/http/moment-wire.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { itemsBeforeVoucher, type ReadLine, readCart } from '@mam/domain/cart/read-cart.ts';
import { resolveTime } from '@mam/domain/checkout/order-time.ts';
import type { NotCounted } from '@mam/domain/group-order/promotion.ts';
import { overLimit } from '@mam/domain/group-order/spending-limit.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import type { GroupOrderRow, GroupSessionRow } from '../db/tables/group-order-tables.ts';
import type { SellingStore } from '../menu/selling-store.ts';
import { choiceOfRow, parseStoredCart } from './group-order.ts';

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
  /** the order it became; null = nothing yet */
  readonly placed: PlacedOrder | null;
  /**
   * each person's part of that order: their share in minor units, whether it has come, and dishes that are not in it
   */
  readonly ordered: ReadonlyMap<string, Ordered>;
}

/** The owner's word so far of how the food is wanted. */
export const choiceNow = ({ order, selling, now }: Pick<WholeGroupOrder, 'order' | 'selling' | 'now'>) =>
  choiceOfRow(order, { zone: selling.store.zone, now });

/** When the food is wanted, as far as the owner has said; the menu of then is the one to choose from. */
function wantedTime({ order, selling, now }: WholeGroupOrder): number {
  const time = resolveTime(choiceNow({ order, selling, now }), selling.store, now);
  return 'refused' in time ? now : time.at;
}

/** Somebody's cart by today's menu, for when the food is wanted. */
export function readSessionCart(
  row: GroupSessionRow,
  whole: WholeGroupOrder,
  lines: readonly CartLine[] = parseStoredCart(row),
): ReadLine[] {
  const { store, menu } = whole.selling;
  return row.banned ? [] : readCart(lines, menu, wallTime(wantedTime(whole), store.zone));
}

/**
 * [GO22] The price of somebody's dishes by today's menu, and how much more that is than they may spend; minor units.
 */
export function spentBy(
  row: GroupSessionRow,
  whole: WholeGroupOrder,
  read: readonly ReadLine[] = readSessionCart(row, whole),
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
    read = readSessionCart(row, whole),
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

/** The little that whoever is not in it may know of somebody who is. */
export const named = (name: string, isOwner: boolean): SessionWire => ({
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
