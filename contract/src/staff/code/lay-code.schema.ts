import Type, { type Static } from 'typebox';

/** As it was typed or read: capitals or not. */
const Code = Type.String({ minLength: 1, maxLength: 64 });

export const TryCodeBody = Type.Object({ voucher_code: Code });
export type TryCodeBody = Static<typeof TryCodeBody>;

export const LayCodeBody = Type.Object({
  voucher_code: Code,
  /** of the order as it was read; an older one is refused with STALE and data.order */
  version: Type.Integer({ minimum: 0 }),
});
export type LayCodeBody = Static<typeof LayCodeBody>;

/** The order's money as it would be with a code; nothing is laid. */
export const TriedCode = Type.Object({
  /** in capitals */
  voucher_code: Type.String(),
  /** of the campaign */
  name: Type.String(),
  /** the amount it takes off the food */
  amount: Type.Number(),
  /** it changes no price: the restaurant settles it */
  coupon: Type.Boolean(),
  /** dishes it adds that cost nothing */
  gifts: Type.Array(Type.Object({ item_name: Type.String(), quantity: Type.Integer({ minimum: 1 }) })),
  total_amount: Type.Number(),
});
export type TriedCode = Static<typeof TriedCode>;
