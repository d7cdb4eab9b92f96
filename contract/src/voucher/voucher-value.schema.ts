import Type, { type Static } from 'typebox';
import { Id } from '../http/fields.schema.ts';

const Ignored = Type.Optional(Type.Unknown());

/** A line as the payment service writes it. Only what and how many count. */
const VoucherItem = Type.Object({
  Item_Id: Id,
  Quantity: Type.Integer({ minimum: 1, maximum: 999 }),
  Item_Type_Id: Ignored,
  Item_Name: Ignored,
  Price: Ignored,
  Note: Ignored,
  Discount: Ignored,
  Amount: Ignored,
});
export type VoucherItem = Static<typeof VoucherItem>;

export const VoucherItems = Type.Array(VoucherItem, { maxItems: 200 });

const VoucherRequestFields = {
  pos_parent: Type.String({ maxLength: 32 }),
  voucher_code: Type.String({ maxLength: 32 }),
  /** says nothing: the diner is known by the token */
  membership_id: Type.Optional(Type.String({ maxLength: 100 })),
};

export const VoucherValueBody = Type.Object({
  ...VoucherRequestFields,
  pos_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  order_data_item: VoucherItems,
});
export type VoucherValueBody = Static<typeof VoucherValueBody>;

export const VoucherValueQuery = Type.Object({
  ...VoucherRequestFields,
  pos_id: Type.Union([Type.Integer(), Type.String({ pattern: '^\\d{1,10}$' })]),
  /** the list as JSON */
  order_data_item: Type.String({ maxLength: 20_000 }),
});
export type VoucherValueQuery = Static<typeof VoucherValueQuery>;
