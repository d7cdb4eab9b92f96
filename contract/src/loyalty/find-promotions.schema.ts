import Type, { type Static } from 'typebox';
import { GroupPromotionWire } from '../group-order/promotion.schema.ts';
import { VoucherCard } from '../voucher/voucher-card.schema.ts';
import { OfferedPromotions } from './exchange-calls.schema.ts';

/** [LO15] Everything a store offers now: its vouchers, what people who order together are promised, what points are exchanged for. */
export const PromotionsAnswer = Type.Object({
  vouchers: Type.Array(VoucherCard),
  /** without their codes: what fills them in is the group order itself */
  group_promotions: Type.Array(Type.Omit(GroupPromotionWire, ['many_times_code'])),
  exchange: OfferedPromotions,
});
export type PromotionsAnswer = Static<typeof PromotionsAnswer>;
