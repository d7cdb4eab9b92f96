import Type, { type Static } from 'typebox';
import { Amount, EpochSeconds, Id, StoreId } from '../http/fields.schema.ts';
import { BenefitWire, Times } from '../voucher/campaign.schema.ts';

/** An offer for points: one voucher of somebody's own each time. */
export const ExchangeCampaignWire = Type.Object({
  campaign_id: Id,
  title: Type.String({ minLength: 1, maxLength: 200 }),
  description: Type.Optional(Type.String({ maxLength: 2000 })),
  image: Type.Optional(Type.Union([Type.String({ maxLength: 2000 }), Type.Null()])),
  /** whole points it costs */
  exchange_point: Times,
  date_start: EpochSeconds,
  /** of the campaign, and of every voucher that comes from it */
  date_end: EpochSeconds,
  /** missing or empty = every store */
  list_pos_id: Type.Optional(Type.Array(StoreId)),
  /** of the order the voucher is for */
  min_amount: Type.Optional(Amount),
  /** so many vouchers in all; missing = no end */
  stock: Type.Optional(Type.Union([Times, Type.Null()])),
  benefit: BenefitWire,
});
export type ExchangeCampaignWire = Static<typeof ExchangeCampaignWire>;

/** A brand's rules for giving and exchanging points: in its bundle alone. Without it the brand gives none. */
export const ExchangeWire = Type.Object({
  /** one point is given for so much that was paid for dishes; missing = 10.000đ, to be said where đồng are not counted */
  points_unit: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000_000 })),
  /** the receivers of a group order's points; missing = owner */
  group_points: Type.Optional(Type.Union([Type.Literal('owner'), Type.Literal('members')])),
  /** the value of one point as a voucher; missing = points are given for campaigns alone */
  exchange_rate: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000_000 })),
  list_promotion: Type.Optional(Type.Array(ExchangeCampaignWire, { maxItems: 100 })),
});
export type ExchangeWire = Static<typeof ExchangeWire>;
