import Type, { type Static } from 'typebox';
import { EpochSeconds } from '../http/fields.schema.ts';
import { QuoteWire } from '../pricing/quote.schema.ts';
import { AskedChangeWire, OrderChangeWire } from './change/line-change.schema.ts';
import { FeeAgreement } from './fee-agreement.schema.ts';
import { IssueReportWire } from './issue/issue.schema.ts';
import {
  Moment,
  OrderItemWire,
  OrderPromiseWire,
  OrderRatingWire,
  OrderStepWire,
  PickupAtWire,
} from './order-fields.schema.ts';
import { GroupOfOrder, Recipient } from './order-people.schema.ts';

const Setting = Type.Object({
  type: Type.Union([Type.Literal('DELI'), Type.Literal('DELIAT'), Type.Literal('PICKUP')]),
  payment_method: Type.String(),
  payment_type: Type.String(),
  total_amount: Type.Number(),
  user: Recipient,
  pickup_at: PickupAtWire,
  is_order_now: Type.Boolean(),
  shipping_distance: Type.Union([Type.Number(), Type.Null()]),
  /** −1 = still to be agreed */
  shipping_fee: Type.Number(),
  shipping_fee_type: Type.String(),
  note: Type.String(),
  voucher_code: Type.String(),
});

/** The older form of the same facts, for other clients. */
const Raw = Type.Object({
  vat_tax_rate: Type.Number(),
  vat_tax_amount: Type.Number(),
  service_charge: Type.Number(),
  service_charge_amount: Type.Number(),
  total_amount: Type.Number(),
  ship_price_real: Type.Number(),
  discount_extra_amount: Type.Number(),
  order_data_item: Type.Array(OrderItemWire),
  PaymentInfo: Type.Object({ Payment_Method: Type.String(), Payment_Type: Type.String() }),
  delivery_partner_info: Type.Union([
    Type.Object({ Ahamove_Link: Type.String(), Driver_Id: Type.String(), Driver_Name: Type.String() }),
    Type.Null(),
  ]),
  voucher_log: Type.Union([Type.Object({ used_discount_amount: Type.Number() }), Type.Null()]),
  username: Type.String(),
  user_phone: Type.String(),
  to_address: Type.String(),
});

/** GET /v1/order/{order_hash}. Who is neither creator nor staff reads user masked and no notes. */
export const OrderDetail = Type.Object({
  hash: Type.String(),
  code: Type.String(),
  order_code: Type.String(),
  mam_code: Type.String(),
  id: Type.String(),
  _id: Type.String(),
  version: Type.Integer(),
  status: Type.String(),
  brand_id: Type.String(),
  store_id: Type.Integer(),
  table_name: Type.String(),
  /** the caller's uid where they placed it, else empty */
  created_by: Type.String(),
  /** whether the caller may act on it */
  is_mine: Type.Boolean(),
  /**
   * its number was proved by a code: elsewhere = by another device, and the caller placed it; here = by the caller, and another device
   * placed it; null = by nobody, or that is not for the caller to know
   */
  opened_by_number: Type.Union([Type.Literal('elsewhere'), Type.Literal('here'), Type.Null()]),
  payment_method: Type.String(),
  payment_hash: Type.String(),
  user: Recipient,
  items: Type.Array(OrderItemWire),
  /** dishes and combos, quantities added up */
  item_count: Type.Integer(),
  total_amount: Type.Number(),
  created_at: EpochSeconds,
  /** when the diner wants it, null = as soon as possible */
  wanted_at: Moment,
  /** when a device of the restaurant first drew it; null = none has, or it does not wait any more */
  received_at: Moment,
  /** from when the restaurant has time to answer, and until when; null = it is not its turn */
  answer_from: Moment,
  answer_by: Moment,
  /** a delivery at the door, everything else ready */
  promised_at: Moment,
  /** when the kitchen has promised to be done; null = it was not said */
  ready_by: Moment,
  /** every promise that was made, the first one first */
  promises: Type.Array(OrderPromiseWire),
  ready_at: Moment,
  steps: Type.Array(OrderStepWire),
  /** why it was refused or cancelled */
  reason: Type.String(),
  setting: Setting,
  quote: QuoteWire,
  /** a delivery fee the restaurant names after the order was placed */
  fee_agreement: FeeAgreement,
  /** hash of the group order it was, for its members */
  group_id: Type.Union([Type.String(), Type.Null()]),
  group: GroupOfOrder,
  group_user_ids: Type.Array(Type.String()),
  /** null = none yet */
  rating: Type.Union([OrderRatingWire, Type.Null()]),
  /** every change of its lines by the restaurant, the first one first */
  changes: Type.Array(OrderChangeWire),
  /** the change its buyer is asked about, or was last; null = none, or not for the reader */
  asked_change: Type.Union([AskedChangeWire, Type.Null()]),
  /** reports about it, the first one first: the caller's own, and the buyer reads what was answered to anybody */
  issues: Type.Array(IssueReportWire),
  /** until when the caller may report something; null = never, or not yet */
  issue_until: Moment,
  hub_response: Type.Object({ error: Type.Optional(Type.Object({ message: Type.String() })) }),
  raw: Raw,
});
export type OrderDetail = Static<typeof OrderDetail>;
