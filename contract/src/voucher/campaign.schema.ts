import Type, { type Static } from 'typebox';
import { Amount, EpochSeconds, Fraction, Id, StoreId } from '../http/fields.schema.ts';

export const Times = Type.Integer({ minimum: 1, maximum: 1_000_000_000 });

/** A campaign's promise; exactly one kind. */
export const BenefitWire = Type.Union([
  Type.Object({ kind: Type.Literal('amount'), amount: Amount }),
  Type.Object({
    kind: Type.Literal('percent'),
    rate: Fraction,
    at_most: Type.Optional(Type.Union([Amount, Type.Null()])),
  }),
  Type.Object({ kind: Type.Literal('line-price'), item_id: Id, price: Amount }),
  Type.Object({
    kind: Type.Literal('gift'),
    item_id: Id,
    quantity: Type.Integer({ minimum: 1, maximum: 999 }),
  }),
  /** settled by the restaurant: the price stays */
  Type.Object({ kind: Type.Literal('coupon') }),
]);
export type BenefitWire = Static<typeof BenefitWire>;

export const CampaignWire = Type.Object({
  campaign_id: Id,
  voucher_campaign_name: Type.String({ minLength: 1, maxLength: 200 }),
  voucher_description: Type.Optional(Type.String({ maxLength: 2000 })),
  /** the code diners type; capitals inside */
  many_times_code: Type.String({ pattern: '^[A-Za-z0-9_-]{2,32}$' }),
  /** known to whom the restaurant tells it: stands in no list */
  unlisted: Type.Optional(Type.Boolean()),
  image: Type.Optional(Type.Union([Type.String({ maxLength: 2000 }), Type.Null()])),
  date_start: EpochSeconds,
  date_end: EpochSeconds,
  /** missing or empty = every store */
  list_pos_id: Type.Optional(Type.Array(StoreId)),
  min_amount: Type.Optional(Amount),
  use_limit: Type.Optional(Type.Union([Times, Type.Null()])),
  use_limit_per_user: Type.Optional(Type.Union([Times, Type.Null()])),
  benefit: BenefitWire,
});
export type CampaignWire = Static<typeof CampaignWire>;
