import Type, { type Static } from 'typebox';
import { OrderTypeWire } from '../brand/config.schema.ts';
import { OrderLineBody, OrderUser } from '../checkout/order-body.schema.ts';
import { EpochSeconds, StoreId } from '../http/fields.schema.ts';
import { DatedPickupAt, Moment } from '../order/order-fields.schema.ts';
import { QuoteWire } from '../pricing/quote.schema.ts';
import { StaffOrder } from '../staff/board.schema.ts';

/** A caller on the phone, somebody at the counter, or a party at its table. */
export const TakenFor = Type.Enum(['caller', 'counter', 'table']);
export type TakenFor = Static<typeof TakenFor>;

/** A wide net for what people type. */
const TYPED = 2100;
const Text = (maxLength: number) => Type.Optional(Type.Union([Type.String({ maxLength }), Type.Null()]));

const WishedOrder = {
  store: StoreId,
  taken_for: TakenFor,
  items: Type.Array(OrderLineBody, { maxItems: 800 }),
  user: Type.Optional(Type.Union([OrderUser, Type.Null()])),
  /** of a caller; at the counter and at a table it is collected in the house */
  type: Type.Optional(OrderTypeWire),
  pickup_at: Type.Optional(Type.Union([DatedPickupAt, Type.Null()])),
  is_order_now: Type.Optional(Type.Boolean()),
  payment_method: Text(40),
  note: Text(TYPED),
  /** of an order for a table */
  table_name: Text(40),
  /** the party the screen has shown at that table; another one is refused. Absent = whoever sits there */
  sitting: Text(64),
  /** the delivery fee agreed on the phone, where the store names none or does not deliver that far */
  shipping_fee: Type.Optional(Type.Union([Type.Number({ minimum: 0, maximum: 1e12 }), Type.Null()])),
  /** whoever may make exceptions takes it although it is too little, too far, closed or full */
  exception: Type.Optional(Type.Boolean()),
};

/** An order as it stands on the screen of whoever writes it down. */
export const WeighTakenBody = Type.Object(WishedOrder);
export type WeighTakenBody = Static<typeof WeighTakenBody>;

/** The same to be cooked. minutes: until it is ready, of a delivery until it is at the door; absent = as the house proposes. */
export const TakeOrderBody = Type.Object({
  ...WishedOrder,
  minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 720 })),
  /** how much of that the way takes */
  way_minutes: Type.Optional(Type.Integer({ minimum: 0, maximum: 720 })),
  /** the total that was read out; another one is refused */
  total_amount: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
});
export type TakeOrderBody = Static<typeof TakeOrderBody>;

/** Why it cannot be taken as it stands: the code and sentence that taking it would be answered with. */
const WeighedRefusal = Type.Object({
  code: Type.String(),
  message: Type.String(),
  /** the lines it is about, under the keys they were sent with, and the names of their dishes */
  lineKeys: Type.Optional(Type.Array(Type.String())),
  names: Type.Optional(Type.Array(Type.String())),
  /** kilometres */
  limitKm: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
  distanceKm: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
  minimum_amount: Type.Optional(Type.Number()),
  opensAt: Type.Optional(Moment),
  /** where a person's own text makes no sense */
  path: Type.Optional(Type.String()),
});

/** An order that is not written yet, with every number of it. */
export const WeighedOrder = Type.Object({
  quote: QuoteWire,
  refusal: Type.Union([WeighedRefusal, Type.Null()]),
  /** whoever asks may take it all the same, by an exception */
  exception_would_do: Type.Boolean(),
  /** null = nothing is delivered. fee: −1 = to be agreed, null = nobody drives there */
  shipping: Type.Union([
    Type.Object({
      fee: Type.Union([Type.Number(), Type.Null()]),
      distance: Type.Union([Type.Number(), Type.Null()]),
      /** the number that was agreed on the phone counts */
      agreed: Type.Boolean(),
    }),
    Type.Null(),
  ]),
  /** how long kitchen and way take from now, as accepting it proposes */
  minutes: Type.Object({ kitchen: Type.Integer(), way: Type.Integer() }),
  /** a delivery at the door, everything else ready, if it is sent now with those minutes */
  promised_at: EpochSeconds,
  ready_by: EpochSeconds,
  /** methods of payment it may be sent with; at the counter and a table there is one */
  methods: Type.Array(Type.Object({ method: Type.String(), type: Type.String(), title: Type.String() })),
  /** the kitchen is asked only when the money is there */
  pays_first: Type.Boolean(),
  /** guests cannot order this by themselves until then; staff may */
  paused_until: Moment,
});
export type WeighedOrder = Static<typeof WeighedOrder>;

/** An order that was taken. */
export const TakenOrder = Type.Object({
  order: StaffOrder,
  /** of its page, to be read out, printed or shown as a code; whoever has it stands in for the caller */
  link: Type.String(),
  /** the link is on its way to the caller's phone */
  link_sent: Type.Boolean(),
});
export type TakenOrder = Static<typeof TakenOrder>;
