import Type, { type Static } from 'typebox';
import { OrderTypeWire } from '../brand/config.schema.ts';
import { Flag, Id, StoreId } from '../http/fields.schema.ts';
import { DatedPickupAt } from '../order/order-fields.schema.ts';

/** Amounts and rates are compared with the server's own, never believed. */
const Claimed = Type.Optional(Type.Union([Type.Number(), Type.Null()]));
const Ignored = Type.Optional(Type.Unknown());
/** Looking at the menu without being able to order: what says so becomes no order. */
export const Preview = Type.Optional(Type.Union([Flag, Type.Enum(['true', 'false']), Type.Null()]));
export type Preview = Static<typeof Preview>;
const Text = (maxLength: number) => Type.Optional(Type.Union([Type.String({ maxLength }), Type.Null()]));

/** A wide net for what people type; how many visible characters are too many is for domain/contact to say. */
const TYPED = 2100;

/** 0 drops the line. */
const Quantity = Type.Integer({ minimum: 0, maximum: 999 });

const ChosenOptionWire = Type.Object({ id: Id, quantity: Type.Integer({ minimum: 1, maximum: 999 }) });

export const ChosenGroupWire = Type.Object({
  id: Id,
  options: Type.Array(ChosenOptionWire, { maxItems: 200 }),
});
export type ChosenGroupWire = Static<typeof ChosenGroupWire>;

/**
 * A line of an order. Only ids, quantities, choices and the note count. A combo names itself in combo_id; its parts
 * are lines of their own with parent_id = the combo's Pr_Key, Sub_Id = the group's id_value and a quantity per one combo.
 */
export const OrderLineBody = Type.Object({
  Pr_Key: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  item_id: Id,
  combo_id: Type.Optional(Type.Union([Id, Type.Null()])),
  quantity: Quantity,
  note: Text(TYPED),
  selected_child: Type.Optional(Type.Union([Type.Object({ id: Id }), Type.Null()])),
  customizations: Type.Optional(Type.Union([Type.Array(ChosenGroupWire, { maxItems: 30 }), Type.Null()])),
  parent_id: Text(100),
  package_id: Text(110),
  Sub_Id: Type.Optional(Type.Union([Id, Type.Literal(''), Type.Null()])),
  is_main_item: Type.Optional(Type.Union([Type.Literal(0), Type.Literal(1), Type.Boolean()])),
  source: Text(60),
  suggest_type: Text(60),
  suggest_by: Text(100),
  item_name: Text(200),
  item_type_id: Type.Optional(Type.Union([Id, Type.Literal(''), Type.Null()])),
  amount: Claimed,
  price: Claimed,
  discount: Claimed,
  foc: Ignored,
  is_virtual: Ignored,
  fix: Ignored,
  is_eat_with: Ignored,
  membership_id: Text(100),
  membership_name: Text(100),
  row_state: Ignored,
  uid: Text(100),
});
export type OrderLineBody = Static<typeof OrderLineBody>;

export const OrderUser = Type.Object({
  name: Text(TYPED),
  phone: Text(100),
  address: Text(TYPED),
  sub_address: Text(TYPED),
  location: Type.Optional(
    Type.Union([
      Type.Object({
        lat: Type.Number({ minimum: -90, maximum: 90 }),
        lng: Type.Number({ minimum: -180, maximum: 180 }),
      }),
      Type.Null(),
    ]),
  ),
});
export type OrderUser = Static<typeof OrderUser>;

/** multiple is the rate, value the amount. */
const Charge = Type.Optional(Type.Union([Type.Object({ multiple: Claimed, value: Claimed }), Type.Null()]));

const OrderSetting = Type.Object({
  type: OrderTypeWire,
  calculation: Text(40),
  experience: Text(60),
  source: Text(60),
  payment_method: Text(40),
  payment_type: Text(20),
  guss: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 9999 }), Type.Null()])),
  voucher_code: Text(32),
  note: Text(TYPED),
  pickup_at: Type.Optional(Type.Union([DatedPickupAt, Type.Null()])),
  /** "as soon as possible" was chosen */
  is_order_now: Type.Optional(Type.Boolean()),
  shipping_fee_type: Text(40),
  shipping_fee: Claimed,
  shipping_distance: Claimed,
  origin_amount: Claimed,
  total_amount: Claimed,
  vat: Charge,
  service_charge: Charge,
  signature: Text(200),
  group_hash: Text(100),
  is_preview: Preview,
});
export type OrderSetting = Static<typeof OrderSetting>;

/** Fields that every order has: its store, its diner and its items. */
const BaseOrder = {
  brand_id: Type.String({ pattern: '^[A-Za-z0-9_-]{2,32}$' }),
  store_id: StoreId,
  order_type: Text(20),
  is_preview: Preview,
  membership_id: Text(100),
  membership_name: Text(100),
  membership_phone_number: Text(40),
  items: Type.Array(OrderLineBody, { maxItems: 800 }),
  user: Type.Optional(Type.Union([OrderUser, Type.Null()])),
};

/** POST /v1/payment/create_order_normal: the base order of a table. */
export const TableOrderBody = Type.Object({
  ...BaseOrder,
  table_name: Type.String({ minLength: 1, maxLength: TYPED }),
  /** the code read from the table; one that is not this table's counts as none */
  table_code: Text(40),
  /** the sitting its guest takes themselves to be in; one that is over is refused */
  sitting: Text(64),
  note: Text(TYPED),
  /** of its cart; voucher_log: the same as old clients say it */
  voucher_code: Text(32),
  voucher_log: Ignored,
  /** the total the diner saw; another one is refused */
  total_amount: Claimed,
});
export type TableOrderBody = Static<typeof TableOrderBody>;

/** The address an order is sent to may say it as well. */
export const PlacingQuery = Type.Object({ is_preview: Preview });
export type PlacingQuery = Static<typeof PlacingQuery>;

/** POST /v1/order. is_check_voucher true asks only what a voucher would do; anything but a boolean is malformed. */
export const PlaceOrderBody = Type.Object({
  ...BaseOrder,
  is_check_voucher: Type.Optional(Type.Boolean()),
  table_name: Text(40),
  voucher_log: Ignored,
  /** of a group order: who is ordered for although they are not done, and the lines that are left out */
  group_include: Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 50 })),
  /** a tester; in a demo they need not wait for the end of a group order */
  is_test: Type.Optional(Type.Boolean()),
  group_left_out: Type.Optional(Type.Array(Type.String({ maxLength: 120 }), { maxItems: 1000 })),
  setting: OrderSetting,
});
export type PlaceOrderBody = Static<typeof PlaceOrderBody>;
