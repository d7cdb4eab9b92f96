import Type, { type Static } from 'typebox';
import { EpochSeconds } from '../http/fields.schema.ts';
import { Moment, PickupAtWire } from './order-fields.schema.ts';
import { PayTo, SharesToWire, SplitRuleWire } from './pay-to.schema.ts';

/** The person an order is brought to, or who fetches it. */
export const Recipient = Type.Object({
  name: Type.String(),
  phone: Type.String(),
  address: Type.String(),
  sub_address: Type.String(),
  location: Type.Union([Type.Object({ lat: Type.Number(), lng: Type.Number() }), Type.Null()]),
});

/** Somebody an order was placed for, as they were then. */
export const OrderPerson = Type.Object({
  user_id: Type.String(),
  name: Type.String(),
  is_owner: Type.Boolean(),
  /** uid of somebody who chose for a guest without a phone; empty = this one had a phone */
  made_by: Type.String(),
  /** 1 had not confirmed, 2 done */
  status: Type.Union([Type.Literal(1), Type.Literal(2)]),
  join_at: EpochSeconds,
  item_count: Type.Integer(),
  /** dishes they had chosen that are not in the order */
  left_behind: Type.Integer(),
  /** their dishes, after what was taken off their lines */
  user_amount: Type.Number(),
  /** their part of the bill */
  total_amount: Type.Number(),
  /** it has come: the owner has said so, or the restaurant has it */
  paid: Type.Boolean(),
  paid_at: Moment,
  /** their share was not there, and the order went on without their dishes */
  left_out: Type.Boolean(),
  /** they have said that they sent it */
  sent_at: Moment,
  /** money come for a share paid to the restaurant; only its payer and the owner are told of a part of it */
  share_came: Type.Number(),
});
export type OrderPerson = Static<typeof OrderPerson>;

/** The group order an order was, for its members; null to others. */
export const GroupOfOrder = Type.Union([
  Type.Object({
    hash: Type.String(),
    created_by: Type.String(),
    /** oneself first, then the owner, then by when they came */
    sessions: Type.Array(OrderPerson),
    /** the rest that rounding the shares leaves; the owner pays it. Shares and this are the total */
    remainder: Type.Number(),
    /** as its owner had chosen it for everybody, and it was ordered */
    setting: Type.Object({
      type: Type.Enum(['DELI', 'DELIAT', 'PICKUP']),
      /** of the promotion that was reached; empty = none was */
      voucher_code: Type.String(),
      user: Recipient,
      is_order_now: Type.Boolean(),
      pickup_at: PickupAtWire,
    }),
    split_rule: SplitRuleWire,
    shares_to: SharesToWire,
    /** the owner's account, as long as the group order is remembered; null = none was named */
    pay_to: Type.Union([PayTo, Type.Null()]),
  }),
  Type.Null(),
]);
export type GroupOfOrder = Static<typeof GroupOfOrder>;
