import Type, { type Static } from 'typebox';
import { Amount, EpochSeconds } from '../http/fields.schema.ts';
import { BenefitWire } from './campaign.schema.ts';

/** A voucher as the promotion screens show it: the restaurant's, or somebody's own. */
export const VoucherCard = Type.Object({
  voucher_campaign_name: Type.String(),
  voucher_description: Type.String(),
  image: Type.Union([Type.String(), Type.Null()]),
  date_end: EpochSeconds,
  /** the restaurant's code; empty for one's own */
  many_times_code: Type.String(),
  /** the code of one's own; empty for the restaurant's */
  voucher_code: Type.String(),
  /** the least an order must be worth */
  min_amount: Amount,
  benefit: BenefitWire,
  /** whether an order can have it: free, held by an order nobody has taken yet, used, or past its end */
  state: Type.Union([Type.Literal('FREE'), Type.Literal('HELD'), Type.Literal('USED'), Type.Literal('OVER')]),
  /** whether it is good in the store that was named; true where none was */
  here: Type.Boolean(),
});
export type VoucherCard = Static<typeof VoucherCard>;

/**
 * With phone_number the vouchers of that number, read by the country of the store, or of any of the brand's where none is named; else
 * the store's.
 */
export const VouchersQuery = Type.Object({
  pos_parent: Type.String({ minLength: 1, maxLength: 32 }),
  pos_id: Type.Optional(Type.String({ pattern: '^[0-9]{1,10}$' })),
  phone_number: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
});
export type VouchersQuery = Static<typeof VouchersQuery>;

export const VouchersOfNumber = Type.Object({
  pos_parent: Type.String({ minLength: 1, maxLength: 32 }),
  pos_id: Type.Optional(Type.String({ pattern: '^[0-9]{1,10}$' })),
  phone_number: Type.String({ minLength: 1, maxLength: 40 }),
});
export type VouchersOfNumber = Static<typeof VouchersOfNumber>;

export const Vouchers = Type.Object({
  vouchers: Type.Array(VoucherCard),
  /** the number is to be proved first, by /v1/my-order/authenticate/send-otp */
  verification_required: Type.Boolean(),
});
export type Vouchers = Static<typeof Vouchers>;
