import Type, { type Static } from 'typebox';
import { Amount, EpochSeconds, Id } from '../http/fields.schema.ts';
import { BenefitWire } from '../voucher/campaign.schema.ts';
import { VoucherCard } from '../voucher/voucher-card.schema.ts';

/** phone_number says nothing here: what is offered is the same for everybody. */
export const PromotionsQuery = Type.Object({
  pos_parent: Type.String({ minLength: 1, maxLength: 32 }),
  pos_id: Type.String({ pattern: '^[0-9]{1,10}$' }),
  phone_number: Type.Optional(Type.String({ maxLength: 40 })),
});
export type PromotionsQuery = Static<typeof PromotionsQuery>;

const OfferedPromotion = Type.Object({
  campaign_id: Type.String(),
  title: Type.String(),
  description: Type.String(),
  image: Type.Union([Type.String(), Type.Null()]),
  exchange_point: Type.Integer(),
  date_end: EpochSeconds,
  min_amount: Amount,
  benefit: BenefitWire,
  /** vouchers there still are; null = no end */
  left: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
});
export type OfferedPromotion = Static<typeof OfferedPromotion>;

/** A store's offers for points. */
export const OfferedPromotions = Type.Object({
  /** the value of one point as a voucher; null = not for money */
  exchange_rate: Type.Union([Amount, Type.Null()]),
  list_promotion: Type.Array(OfferedPromotion),
});
export type OfferedPromotions = Static<typeof OfferedPromotions>;

const whose = {
  pos_parent: Type.String({ minLength: 1, maxLength: 32 }),
  pos_id: Type.Union([
    Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
    Type.String({ pattern: '^[0-9]{1,10}$' }),
  ]),
  phone_number: Type.String({ minLength: 1, maxLength: 40 }),
};

/** Any number, so that what is no number of points is refused in words. */
export const ExchangePointsBody = Type.Object({ ...whose, point: Type.Number() });
export type ExchangePointsBody = Static<typeof ExchangePointsBody>;

export const ExchangeCampaignBody = Type.Object({
  ...whose,
  voucher_campaign_id: Id,
  /** says nothing: the campaign's own cost is taken */
  point: Type.Optional(Type.Unknown()),
});
export type ExchangeCampaignBody = Static<typeof ExchangeCampaignBody>;

export const Exchanged = Type.Object({
  message: Type.String(),
  /** the voucher the points became */
  voucher: VoucherCard,
  /** whole points the number has now */
  point: Type.Integer({ minimum: 0 }),
});
export type Exchanged = Static<typeof Exchanged>;
