import Type, { type Static } from 'typebox';

export const VoucherLineWire = Type.Object({
  /** the line it changes, or a gift's own */
  Pr_Key: Type.String(),
  Item_Id: Type.String(),
  Quantity: Type.Integer(),
  /** the unit price from now on */
  Price_Sale: Type.Number(),
  /** taken off the line as a whole */
  Discount: Type.Number(),
  /** 1, 2 = price changed, 3 = gift */
  Detail_State: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)]),
});
export type VoucherLineWire = Static<typeof VoucherLineWire>;

/** Answer of POST /v1/order with is_check_voucher. Code 4 = usable. */
export const VoucherResult = Type.Object({
  Code: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2), Type.Literal(3), Type.Literal(4)]),
  Discount_Amount: Type.Number(),
  Is_Coupon: Type.Union([Type.Literal(0), Type.Literal(1)]),
  Voucher_Order_Line: Type.Array(VoucherLineWire),
  /** sent back with the order as voucher_log; it says which voucher was meant, never what it is worth */
  Dm_Voucher_Log: Type.Union([Type.Object({ voucher_code: Type.String() }), Type.Null()]),
  Discount_Description: Type.String(),
  voucher_code: Type.String(),
  voucher_campaign_name: Type.String(),
});
export type VoucherResult = Static<typeof VoucherResult>;
