import Type, { type Static } from 'typebox';
import { EpochSeconds, Fraction, StoreId } from '../http/fields.schema.ts';

/** A promise to people who order together: in a bundle, and to the apps. */
export const GroupPromotionWire = Type.Object({
  /** fills the owner's voucher code by itself, and is worth nothing elsewhere */
  many_times_code: Type.String({ pattern: '^[A-Za-z0-9_-]{2,32}$' }),
  group_order_member_require: Type.Integer({ minimum: 2, maximum: 50 }),
  /** part of the shipping fee that is let off; 1 = free */
  delivery_discount_value: Type.Optional(Fraction),
  /** part of the dishes that is let off */
  discount_extra: Type.Optional(Fraction),
  active: Type.Boolean(),
  date_start: Type.Optional(EpochSeconds),
  date_end: Type.Optional(EpochSeconds),
  /** missing or empty = every store */
  list_pos_id: Type.Optional(Type.Array(StoreId)),
});
export type GroupPromotionWire = Static<typeof GroupPromotionWire>;
