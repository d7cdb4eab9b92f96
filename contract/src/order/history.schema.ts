import Type, { type Static } from 'typebox';
import { EpochSeconds } from '../http/fields.schema.ts';
import { CurrencyWire } from '../money/currency.schema.ts';
import { Moment, OrderItemWire, OrderRatingWire } from './order-fields.schema.ts';

/**
 * pos_parent: only this brand's; type: with everything that is known of the items; count: only how many; cursor: go on after
 * the page that named it as `next`.
 */
export const HistoryQuery = Type.Object({
  pos_parent: Type.Optional(Type.String({ maxLength: 32 })),
  type: Type.Optional(Type.Literal('detail')),
  count: Type.Optional(Type.Literal('true')),
  cursor: Type.Optional(Type.String({ maxLength: 100, pattern: '^[0-9]{1,16}\\.[\\w-]{1,64}$' })),
});
export type HistoryQuery = Static<typeof HistoryQuery>;

/** pos_id: whose country the number is read by; without it that of any store of the brand. */
const ofPhone = {
  phone: Type.String({ minLength: 1, maxLength: 40 }),
  pos_parent: Type.String({ minLength: 1, maxLength: 32 }),
  pos_id: Type.Optional(Type.String({ pattern: '^[0-9]{1,10}$' })),
};

/** In a query for clients that know no other way; in a body no number stands in an address. */
export const PhoneSearch = Type.Object(ofPhone);
export type PhoneSearch = Static<typeof PhoneSearch>;

export const CodeSearch = Type.Object({
  ...ofPhone,
  tracking_id: Type.String({ minLength: 1, maxLength: 12 }),
});
export type CodeSearch = Static<typeof CodeSearch>;

/** An order as its card shows it. */
export const HistoryOrder = Type.Object({
  hash: Type.String(),
  code: Type.String(),
  brand_id: Type.String(),
  store_id: Type.Integer(),
  status: Type.String(),
  type: Type.Union([Type.Literal('DELI'), Type.Literal('DELIAT'), Type.Literal('PICKUP')]),
  /** the kitchen is done with it */
  ready: Type.Boolean(),
  /** a delivery at the door, everything else ready; null = nothing is promised */
  promised_at: Moment,
  /** dishes and combos, quantities added up */
  item_count: Type.Integer(),
  items: Type.Array(Type.Object({ name: Type.String(), quantity: Type.Integer() })),
  /** with type=detail */
  order_data_item: Type.Optional(Type.Array(OrderItemWire)),
  total_amount: Type.Number(),
  /** of the amount */
  currency: CurrencyWire,
  created_at: EpochSeconds,
  /** whether the caller may act on it; of others they may only have eaten with */
  is_mine: Type.Boolean(),
  /** how many people it was ordered for together; 0 = it was ordered by one */
  group_size: Type.Integer(),
  /** null = none yet, or somebody else's order */
  rating: Type.Union([OrderRatingWire, Type.Null()]),
});
export type HistoryOrder = Static<typeof HistoryOrder>;

/** count is null unless it was asked for; next is null on the last page. */
export const History = Type.Object({
  orders: Type.Array(HistoryOrder),
  /** of these orders, as far as there still are; tz: what their clocks show */
  restaurants: Type.Array(
    Type.Object({ id: Type.Integer(), brand_id: Type.String(), name: Type.String(), tz: Type.String() }),
  ),
  count: Type.Union([Type.Integer(), Type.Null()]),
  next: Type.Union([Type.String(), Type.Null()]),
});
export type History = Static<typeof History>;

/** [OR37] The orders a search by a number found. */
export const PhoneSearchAnswer = Type.Object({
  ...History.properties,
  /** only what the caller's device has ordered is here: everything is when they have proved the number, by /v1/my-order/authenticate/send-otp */
  verification_required: Type.Boolean(),
});
export type PhoneSearchAnswer = Static<typeof PhoneSearchAnswer>;
