import Type, { type Static } from 'typebox';
import { EpochSeconds } from '../http/fields.schema.ts';
import { Moment, OrderItemWire } from '../order/order-fields.schema.ts';

/** A line of somebody's cart, as today's menu has it; parts follow their combo. */
export const GroupCartLine = Type.Object({
  ...OrderItemWire.properties,
  id: Type.String(),
  store_item_id: Type.String(),
  user_id: Type.String(),
  name: Type.String(),
  image_url: Type.Union([Type.String(), Type.Null()]),
  description: Type.String(),
  status: Type.Enum(['ACTIVE', 'OUT_OF_STOCK', 'DEACTIVE']),
  /** variant, options and parts in words, in menu order */
  details: Type.Array(Type.String()),
  /** of a combo */
  childs: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), quantity: Type.Integer() })),
  /** why it cannot be ordered for the chosen time; null = it can */
  problem: Type.Union([Type.Enum(['GONE', 'NOT_AT_THIS_TIME', 'SOLD_OUT', 'INVALID']), Type.Null()]),
});
export type GroupCartLine = Static<typeof GroupCartLine>;

/** A member's place. Who only holds the link reads names. */
export const SessionWire = Type.Object({
  user_id: Type.String(),
  name: Type.String(),
  /** the owner reads all, a member their own */
  phone: Type.String(),
  /** 0 left or taken out, 1 choosing, 2 done */
  status: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]),
  is_banned: Type.Boolean(),
  is_owner: Type.Boolean(),
  /** they came under the name of somebody the owner has blocked; the owner's to read */
  named_like_blocked: Type.Boolean(),
  /** why they do not count for what so many people get; null = they count, or nothing is promised */
  not_counted: Type.Union([Type.Enum(['NO_PHONE', 'CHOOSING', 'NO_MEAL', 'SAME_PHONE']), Type.Null()]),
  /** uid of somebody who chooses for a guest without a phone; empty = this one has a phone */
  made_by: Type.String(),
  join_at: EpochSeconds,
  /** when the cart last changed */
  changed_at: Moment,
  /** of the cart: sent back with a change of it */
  version: Type.Integer(),
  cart: Type.Array(GroupCartLine),
  /** dishes and combos, quantities added up */
  item_count: Type.Integer(),
  /** dishes of them that are not in the order; 0 until it was ordered */
  left_behind: Type.Integer(),
  /** the owner has said that their share has come; of shares paid to the restaurant the order tells */
  paid: Type.Boolean(),
  /** before the dishes' own discounts, and after them */
  base_price: Type.Number(),
  user_amount: Type.Number(),
  /** how much more that is than they may spend; 0 = it is not */
  over_limit: Type.Number(),
  /** their part of the bill; 0 until it was ordered */
  total_amount: Type.Number(),
});
export type SessionWire = Static<typeof SessionWire>;
