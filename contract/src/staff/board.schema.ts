import Type, { type Static } from 'typebox';
import { EpochSeconds, StoreId } from '../http/fields.schema.ts';
import { AskedChangeWire, OrderChangeWire } from '../order/change/line-change.schema.ts';
import { FeeAgreement } from '../order/fee-agreement.schema.ts';
import { StaffIssueWire } from '../order/issue/issue.schema.ts';
import { Moment, OrderPromiseWire, OrderRatingWire, OrderStepWire } from '../order/order-fields.schema.ts';
import { OrderCodes } from '../order/received.schema.ts';
import { QuoteWire } from '../pricing/quote.schema.ts';
import { StaffSwitchWire } from '../store/switch.schema.ts';

/** An order as the kitchen needs it: nothing masked, amounts in the main unit. */
export const StaffOrder = Type.Object({
  code: Type.String(),
  version: Type.Integer(),
  store_id: StoreId,
  status: Type.String(),
  type: Type.Union([Type.Literal('DELI'), Type.Literal('DELIAT'), Type.Literal('PICKUP')]),
  table_name: Type.String(),
  /** it came without the code of its table: whoever brings it sees who sits there */
  table_unverified: Type.Boolean(),
  /** nobody of the staff has seen who sits there: accepting it is having seen them */
  guests_unseen: Type.Boolean(),
  /** another party has begun at its table, and nobody had seen this one */
  party_aside: Type.Boolean(),
  created_at: EpochSeconds,
  /** null = as soon as possible */
  wanted_at: Moment,
  /** from when the kitchen has time to answer, and until when; null = it is not its turn */
  answer_from: Moment,
  answer_by: Moment,
  /** when it is asked for louder, on all devices, and of the manager; null = it is not the kitchen's turn, or nobody can be told */
  louder_at: Moment,
  everywhere_at: Moment,
  manager_at: Moment,
  /** when the first device drew it while it waited, or a printer printed it */
  received_at: Moment,
  /** the person on whose device that was; "" = nobody yet, or the printer */
  received_by: Type.String(),
  /** a delivery at the door, everything else ready */
  promised_at: Moment,
  /** when the kitchen has promised to be done; null = it was not said */
  ready_by: Moment,
  /** every promise that was made, the first one first */
  promises: Type.Array(OrderPromiseWire),
  ready_at: Moment,
  finished_at: Moment,
  user: Type.Object({
    name: Type.String(),
    phone: Type.String(),
    address: Type.String(),
    sub_address: Type.String(),
  }),
  /** nobody has found the address on the map: the diner is called before the food leaves */
  address_unverified: Type.Boolean(),
  distance: Type.Union([Type.Number(), Type.Null()]),
  note: Type.String(),
  payment_method: Type.String(),
  /** the amount still to be taken from the diner, 0 = paid */
  to_collect: Type.Number(),
  /** it is paid with the bill of its table, which is open */
  on_bill: Type.Boolean(),
  /** money that came in, and the part that has to go back: it came twice, too late or too much */
  captured: Type.Number(),
  refunded: Type.Number(),
  refund_due: Type.Number(),
  /** the diner has said that the transfer is sent, and nobody has seen it */
  transfer_unconfirmed: Type.Boolean(),
  /** when they said so */
  claimed_at: Moment,
  /** null = what is paid beforehand has not been paid; also of an order that is paid at the door */
  paid_at: Moment,
  /** a fee to be agreed by phone: nothing is accepted before it is */
  fee_agreement: FeeAgreement,
  item_count: Type.Integer(),
  total_amount: Type.Number(),
  /** lines with names, details and notes, and every amount */
  quote: QuoteWire,
  /** the code it was placed with; null = none */
  voucher: Type.Union([
    Type.Object({
      code: Type.String(),
      /** '' = it was not kept then */
      name: Type.String(),
      /** the amount it takes off the food */
      amount: Type.Number(),
      /** it changed no price: the restaurant settles it */
      coupon: Type.Boolean(),
    }),
    Type.Null(),
  ]),
  /** names on the bags where several have ordered together, with the Pr_Key of each one's lines */
  people: Type.Array(Type.Object({ name: Type.String(), lines: Type.Array(Type.String()) })),
  /** how many shares it is paid in, of how many all and of how many part has come; null = it is paid as a whole */
  shares: Type.Union([
    Type.Object({ all: Type.Integer(), paid: Type.Integer(), less: Type.Integer() }),
    Type.Null(),
  ]),
  steps: Type.Array(OrderStepWire),
  /** why it was refused or cancelled */
  reason: Type.String(),
  /** the buyer's own, null = none yet */
  rating: Type.Union([OrderRatingWire, Type.Null()]),
  /** every change of its lines, the first one first */
  changes: Type.Array(OrderChangeWire),
  /** the change its diner is asked about, or was last; null = none, or it was changed since */
  asked_change: Type.Union([AskedChangeWire, Type.Null()]),
  /** reports that something was missing or wrong, the first one first */
  issues: Type.Array(StaffIssueWire),
  /** the person who brings it, as far as it was said; null = nobody was named */
  driver: Type.Union([
    Type.Object({ name: Type.String(), phone: Type.String(), tracking_link: Type.String() }),
    Type.Null(),
  ]),
});
export type StaffOrder = Static<typeof StaffOrder>;

export const BoardQuery = Type.Object({ store: StoreId });
export type BoardQuery = Static<typeof BoardQuery>;

/** Open orders and those finished today in the store's zone. */
export const Board = Type.Object({
  orders: Type.Array(StaffOrder),
  /** orders whose money needs a person: too little or too much came, or some has to go back */
  money: Type.Array(StaffOrder),
  /** completed orders with a report that nobody has answered, the longest waiting first */
  issues: Type.Array(StaffOrder),
  /** orders that wait for the shares of several people, the oldest first */
  shares: Type.Array(StaffOrder),
  today: Type.Object({
    /** orders of today that were not refused or cancelled */
    count: Type.Integer(),
    amount: Type.Number(),
  }),
  /** this store's way with an order that waits */
  answering: Type.Object({
    /** it answers within */
    minutes: Type.Integer(),
    /** it takes orders by itself while a device is there */
    itself: Type.Boolean(),
    /** the number told of one that nobody answers; "" = nobody */
    manager_phone: Type.String(),
  }),
  /** this store's time for an order, in minutes: its kitchen, and all of it to a door; null = it does not say */
  needs: Type.Object({
    prep_minutes: Type.Integer(),
    delivery_minutes: Type.Union([Type.Integer(), Type.Null()]),
  }),
  /** what staff have paused or slowed; some may have ended since */
  switches: Type.Array(StaffSwitchWire),
});
export type Board = Static<typeof Board>;

/** Orders that this device has drawn; none = it only says that it is there. */
export const ReceivedBody = Type.Object({ store: StoreId, codes: OrderCodes });
export type ReceivedBody = Static<typeof ReceivedBody>;

const Version = Type.Integer({ minimum: 0 });

/** The version the staff member saw; an older one is refused with STALE and data.order. */
export const StepBody = Type.Object({ version: Version });
export type StepBody = Static<typeof StepBody>;

/** The person on the way with a delivery: name, phone, and the page that shows where they are; missing = not known. */
export const DriverBody = Type.Object({
  version: Version,
  name: Type.Optional(Type.String({ maxLength: 200 })),
  phone: Type.Optional(Type.String({ maxLength: 40 })),
  tracking_link: Type.Optional(Type.String({ maxLength: 500 })),
});
export type DriverBody = Static<typeof DriverBody>;

export const AcceptBody = Type.Object({
  version: Version,
  /** from now until it is ready, of a delivery until it is at the door */
  minutes: Type.Integer({ minimum: 1, maximum: 43_200 }),
  /** how much of that the way takes: the kitchen is to be done by so much sooner; missing = not said */
  way_minutes: Type.Optional(Type.Integer({ minimum: 0, maximum: 43_200 })),
});
export type AcceptBody = Static<typeof AcceptBody>;

export const LaterBody = Type.Object({
  version: Version,
  /** later than was promised last, or than now where that has passed */
  minutes: Type.Integer({ minimum: 1, maximum: 180 }),
});
export type LaterBody = Static<typeof LaterBody>;

export const RejectBody = Type.Object({
  version: Version,
  /** the reason as the diner reads it */
  reason: Type.String({ minLength: 1, maxLength: 400 }),
  /** all it holds goes back at once, as far as gateways can; for managers and owners */
  give_back: Type.Optional(Type.Boolean()),
});
export type RejectBody = Static<typeof RejectBody>;

/** The order as it is now, and what was given back with it; refund_due is what still has to go. */
export const Rejected = Type.Object({
  ...StaffOrder.properties,
  given_back: Type.Array(
    Type.Object({
      /** momo, zalopay or onepay */
      gateway: Type.String(),
      amount: Type.Number(),
      /** asked = the gateway has not said what became of it, failed = it did not go and is due */
      state: Type.Union([Type.Literal('asked'), Type.Literal('done'), Type.Literal('failed')]),
    }),
  ),
});
export type Rejected = Static<typeof Rejected>;
