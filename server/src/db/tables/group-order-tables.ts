import type { Language } from '@mam/domain/money/language.ts';
import type { SplitRule } from '@mam/domain/order/placed-order.ts';
import type { SharesTo } from '@mam/domain/split/pay-to.ts';

/** The tables of group orders and of the people in them. */
export interface GroupOrderTables {
  group_orders: GroupOrderRow;
  group_sessions: GroupSessionRow;
}

export interface GroupOrderRow {
  id: string;
  /** the link's secret: anyone who holds it may look and join */
  hash: string;
  brand: string;
  store_id: number;
  /** the diner who began it */
  uid: string;
  /** counts every change */
  version: number;
  cancelled: number;
  /** until when people choose */
  ends_at: number;
  /** [GO2] 1 = the choosing was found over */
  over: 0 | 1;
  /** the order it became; null = it has not been ordered */
  order_id: string | null;
  /** the owner's choice for everybody */
  setting: string;
  /** [GO42] its name; empty = by its owner's name */
  title: string;
  /** [GO43] when everybody was last reminded; null = never */
  reminded_at: number | null;
  split_rule: SplitRule;
  /** the account the others pay to */
  shares_to: SharesTo;
  /** [GO31] 1 = its order goes on without the people who have not paid in time */
  pledge: 0 | 1;
  /** [GO32] 1 = it is ordered by itself when the choosing is over */
  by_itself: 0 | 1;
  /** the network address from which that was chosen; empty = it was not */
  network: string;
  /** [GO35] why it could not be ordered by itself, as a refusal; null = it was not tried, or it was ordered */
  not_ordered: string | null;
  /** the owner's account, which the others send their share to; null = none was named */
  pay_to: string | null;
  /** the most each may spend, in minor units; null = as much as they like */
  spending_limit: number | null;
  created_at: number;
  updated_at: number;
}

/** Somebody's place in a group order. */
export interface GroupSessionRow {
  group_order_id: string;
  uid: string;
  brand: string;
  name: string;
  phone: string;
  phone_key: string;
  /** left or taken out, choosing, done */
  status: 0 | 1 | 2;
  banned: number;
  joined_at: number;
  /** when the cart last changed; null = never */
  changed_at: number | null;
  /** the lines as the domain has them; names and prices are worked out at each reading */
  cart: string;
  cart_version: number;
  line_count: number;
  item_count: number;
  /** up to which amount the owner has let them pass; 0 = nothing was said */
  passed_amount: number;
  /** the maker of a place for a guest without a phone; null = it is somebody's own */
  made_by: string | null;
  /** [MS17] the language they read when they came in; null = nobody knows */
  language: Language | null;
}
