import Type, { type Static } from 'typebox';
import { OrderTypeWire } from '../brand/config.schema.ts';
import { OrderLineBody, OrderUser } from '../checkout/order-body.schema.ts';
import { BrandCode, EpochSeconds, StoreId, StoreIdText } from '../http/fields.schema.ts';
import { Moment, PickupAtWire } from '../order/order-fields.schema.ts';
import { PayTo, SharesToWire, SplitRuleWire } from '../order/pay-to.schema.ts';
import { SessionWire } from './session.schema.ts';

/** A wide net for what people type; how many visible characters are too many is for domain/contact to say. */
const TYPED = 2100;

/** Name and phone of somebody who joins or begins a group order. */
export const Introduction = Type.Object({
  name: Type.String({ maxLength: TYPED }),
  phone: Type.String({ maxLength: 100 }),
});
export type Introduction = Static<typeof Introduction>;

/** POST /v1/order-group */
export const NewGroupOrder = Type.Object({
  ...Introduction.properties,
  /** its name; absent = by its owner's name */
  title: Type.Optional(Type.String({ maxLength: TYPED })),
  expire_at: EpochSeconds,
  brand_id: BrandCode,
  store_id: StoreId,
  /** how fees are shared; absent = in proportion to the dishes */
  split_rule: Type.Optional(SplitRuleWire),
  /** the owner's own account, which the others send their share to */
  pay_to: Type.Optional(PayTo),
  /** store = everybody pays their own share to the restaurant, where its brand allows it; absent = owner */
  shares_to: Type.Optional(SharesToWire),
  /** with shares to the store: after 15 minutes it is cooked for those who have paid; absent = all are waited for */
  pledge: Type.Optional(Type.Boolean()),
  /** with shares to the store: it is ordered by itself when the choosing is over; absent = its owner orders */
  by_itself: Type.Optional(Type.Boolean()),
  /** how much each may spend; absent = as much as they like */
  limit_per_person: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1e9 })),
});
export type NewGroupOrder = Static<typeof NewGroupOrder>;

export const GroupOrderParams = Type.Object({ group_id: Type.String({ minLength: 1, maxLength: 100 }) });
export type GroupOrderParams = Static<typeof GroupOrderParams>;

export const GroupOrderQuery = Type.Object({ action: Type.Optional(Type.Literal('ping')) });
export type GroupOrderQuery = Static<typeof GroupOrderQuery>;

/** POST /v1/order-group/{group_id}/place: for a guest without a phone. */
export const NewPlace = Type.Object({ name: Type.String({ maxLength: TYPED }) });
export type NewPlace = Static<typeof NewPlace>;

/** DELETE /v1/order-group/{group_id}/place/{user_id} */
export const PlaceParams = Type.Object({
  ...GroupOrderParams.properties,
  user_id: Type.String({ minLength: 1, maxLength: 64 }),
});
export type PlaceParams = Static<typeof PlaceParams>;

/** PUT /v1/order-group/{group_id}: a cart, whole. Without a cart it stays; without a status it is done. */
export const CartOfMember = Type.Object({
  cart: Type.Optional(Type.Array(OrderLineBody, { maxItems: 400 })),
  /** 1 choosing, 2 done */
  status: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2)])),
  /** the place of a guest without a phone, which the caller has made or owns; absent = one's own */
  user_id: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  /** of the cart that was changed; absent = write over whatever is there */
  version: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type CartOfMember = Static<typeof CartOfMember>;

/** The owner's choice for everybody. */
export const GroupOrderSettingBody = Type.Object({
  type: OrderTypeWire,
  is_order_now: Type.Boolean(),
  pickup_at: PickupAtWire,
  user: Type.Optional(Type.Union([OrderUser, Type.Null()])),
  /** for the restaurant */
  note: Type.Optional(Type.Union([Type.String({ maxLength: TYPED }), Type.Null()])),
});
export type GroupOrderSettingBody = Static<typeof GroupOrderSettingBody>;

/**
 * POST /v1/order-group/{group_id}/manage. close ends the choosing now, end moves it to expire_at; remind tells
 * everybody not done that the owner waits.
 */
export const ManageGroupOrder = Type.Object({
  action: Type.Enum(['setting', 'kick', 'ban', 'un_ban', 'close', 'end', 'remind', 'let_pass', 'by_itself']),
  /** for kick, ban, un_ban and let_pass */
  user_id: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  setting: Type.Optional(GroupOrderSettingBody),
  /** let_pass: they may spend the price of their cart of this version */
  version: Type.Optional(Type.Integer({ minimum: 0 })),
  /** by_itself: whether it is ordered by itself when the choosing is over */
  on: Type.Optional(Type.Boolean()),
  expire_at: Type.Optional(EpochSeconds),
});
export type ManageGroupOrder = Static<typeof ManageGroupOrder>;

/**
 * POST /v1/order-group/{group_id}/split-bill. sessions: whose share the owner has got or not, who is not named stays as
 * they are; sent: a member has sent their own.
 */
export const SplitTicks = Type.Object({
  sessions: Type.Optional(
    Type.Array(Type.Object({ user_id: Type.String({ minLength: 1, maxLength: 64 }), paid: Type.Boolean() }), {
      maxItems: 50,
    }),
  ),
  sent: Type.Optional(Type.Boolean()),
});
export type SplitTicks = Static<typeof SplitTicks>;

const Recipient = Type.Object({
  name: Type.String(),
  phone: Type.String(),
  address: Type.String(),
  sub_address: Type.String(),
  location: Type.Union([Type.Object({ lat: Type.Number(), lng: Type.Number() }), Type.Null()]),
});

export const GroupOrderSetting = Type.Object({
  type: Type.Enum(['DELI', 'DELIAT', 'PICKUP']),
  /** of the promotion that is reached; empty = none is */
  voucher_code: Type.String(),
  /** the phone is the owner's to read */
  user: Type.Union([Recipient, Type.Null()]),
  is_order_now: Type.Boolean(),
  pickup_at: PickupAtWire,
  /** for the restaurant; the owner's to read */
  note: Type.String(),
});
export type GroupOrderSetting = Static<typeof GroupOrderSetting>;

/** GET /v1/order-group/{group_id} and the answer of everything that changes one. */
export const GroupOrderWire = Type.Object({
  _id: Type.String(),
  hash: Type.String(),
  /** 1 living, 0 cancelled */
  status: Type.Union([Type.Literal(0), Type.Literal(1)]),
  state: Type.Enum(['active', 'closing', 'expired', 'ordered', 'cancelled']),
  status_hash: Type.String(),
  /** the reader's part in it */
  role: Type.Enum(['owner', 'member', 'left', 'banned', 'stranger']),
  /** the reader's uid; empty without a token */
  user_id: Type.String(),
  /** empty for readers who are not in it */
  created_by: Type.String(),
  owner_name: Type.String(),
  /** its name; empty = by its owner's name */
  title: Type.String(),
  expire_at: EpochSeconds,
  /** the latest moment the end can be moved to */
  latest_end: EpochSeconds,
  /** when the owner has last reminded everybody; null = never */
  reminded_at: Moment,
  /** until when the owner may order */
  order_until: EpochSeconds,
  expired: Type.Boolean(),
  /** hash of the order, for its members */
  order: Type.String(),
  /** keys of the reader's own lines that are in the order; what else they have chosen was not ordered */
  ordered_lines: Type.Array(Type.String()),
  /** everybody in it: oneself first, then the owner, then by when they came; for the owner also who is banned, last */
  sessions: Type.Array(SessionWire),
  group_user_ids: Type.Array(Type.String()),
  split_rule: SplitRuleWire,
  /** the receiver of everybody's shares; shown before anybody joins */
  shares_to: SharesToWire,
  /** it is cooked for those who have paid in time; shown before anybody joins */
  pledge: Type.Boolean(),
  /** it is ordered by itself when the choosing is over; shown before anybody joins */
  by_itself: Type.Boolean(),
  /** why it could not be, as the refusal of an order is told: the owner orders within their hour. null = nothing was refused */
  not_ordered: Type.Union([
    Type.Object({ code: Type.String(), data: Type.Record(Type.String(), Type.Unknown()) }),
    Type.Null(),
  ]),
  /** where shares are sent; shown before anybody joins. null = the owner has named no account */
  pay_to: Type.Union([PayTo, Type.Null()]),
  /** the most each may spend; shown before anybody joins. null = as much as they like */
  limit_per_person: Type.Union([Type.Number(), Type.Null()]),
  brand_id: Type.String(),
  store_id: Type.Integer(),
  setting: Type.Union([GroupOrderSetting, Type.Null()]),
  /** how many people count for a promotion */
  people: Type.Integer(),
  /** how many could, were everybody done */
  people_here: Type.Integer(),
  /** the reader's share as it stands, about; null = they are not in it, nothing is chosen, or it is over */
  share_preview: Type.Union([
    Type.Object({
      amount: Type.Number(),
      /** in it; open = it is not known yet and not in it; none = nothing is brought */
      delivery: Type.Enum(['in', 'open', 'none']),
    }),
    Type.Null(),
  ]),
});
export type GroupOrderWire = Static<typeof GroupOrderWire>;

/** GET …?action=ping */
export const GroupOrderPing = Type.Object({ hash: Type.String(), status_hash: Type.String() });
export type GroupOrderPing = Static<typeof GroupOrderPing>;

/** GET /v1/order-group/promotion */
export const PromotionQuery = Type.Object({
  pos_parent: Type.String({ minLength: 1, maxLength: 32 }),
  pos_id: StoreIdText,
});
export type PromotionQuery = Static<typeof PromotionQuery>;
