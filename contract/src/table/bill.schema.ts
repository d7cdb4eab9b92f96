import { TILL_WAYS } from '@mam/domain/payment/till-way.ts';
import Type, { type Static } from 'typebox';
import { Amount } from '../http/fields.schema.ts';
import { Moment } from '../order/order-fields.schema.ts';
import { PaymentRequest, PaymentState } from '../payment/payment.schema.ts';

const Part = Type.Object({
  order_code: Type.String({ minLength: 1, maxLength: 16 }),
  /** of the line */
  key: Type.String({ minLength: 1, maxLength: 100 }),
  /** sixtieths of a portion */
  parts: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
});

/** A wish to pay a part of a bill. */
export const BillPartRequestWire = Type.Union([
  Type.Object({ by: Type.Literal('items'), items: Type.Array(Part, { minItems: 1, maxItems: 200 }) }),
  Type.Object({
    by: Type.Literal('equal'),
    people: Type.Integer(),
    of: Type.Integer(),
    /** the division one sees on the bill; absent = none */
    division: Type.Optional(Type.String({ maxLength: 64 })),
    /** the rest of that is divided anew among so many */
    anew: Type.Optional(Type.Boolean()),
  }),
  Type.Object({ by: Type.Literal('amount'), amount: Amount }),
]);
export type BillPartRequestWire = Static<typeof BillPartRequestWire>;

export const TakeShareBody = Type.Object({ wish: BillPartRequestWire });
export type TakeShareBody = Static<typeof TakeShareBody>;

/** A share is paid by one of the bill's methods. */
export const PayShareBody = Type.Object({ payment_method: Type.String({ minLength: 1, maxLength: 40 }) });
export type PayShareBody = Static<typeof PayShareBody>;

/** The state of paying one's share by wallet or card: of the last attempt, '' = there is none. */
export const SharePayment = Type.Object({
  state: PaymentState.properties.state,
  payment_method: Type.String(),
});
export type SharePayment = Static<typeof SharePayment>;

const Way = Type.Enum([...TILL_WAYS]);

/** Money taken by hand for it: what was counted, and how it was taken; absent = in cash. */
export const TakeCashBody = Type.Object({ wish: BillPartRequestWire, cash: Amount, way: Type.Optional(Way) });
export type TakeCashBody = Static<typeof TakeCashBody>;

/** Somebody has seen the transfer for a share: what is missing of it, as they read it. */
export const ConfirmShareBody = Type.Object({ amount: Amount });
export type ConfirmShareBody = Static<typeof ConfirmShareBody>;

export const TakeCashBackBody = Type.Object({ reason: Type.String({ minLength: 1, maxLength: 200 }) });
export type TakeCashBackBody = Static<typeof TakeCashBackBody>;

const Line = Type.Object({
  order_code: Type.String(),
  key: Type.String(),
  item_id: Type.String(),
  item_name: Type.String(),
  details: Type.Array(Type.String()),
  quantity: Type.Integer(),
  /** with its part of fees and vouchers */
  amount: Type.Number(),
  /** the name on its order, and whether that was this phone */
  ordered_by: Type.String(),
  yours: Type.Boolean(),
  /** the part of it that nobody has paid and nobody holds; of all lines that is the remainder */
  free_parts: Type.Integer(),
  free_amount: Type.Number(),
});

/** A bill divided equally: among how many, what each part was then, and what is left of it. */
const Division = Type.Object({
  id: Type.String(),
  people: Type.Integer(),
  /** the amount still to be paid when it was divided */
  base: Type.Number(),
  free_parts: Type.Integer(),
  free_amount: Type.Number(),
});

const Share = Type.Object({
  id: Type.String(),
  /** its payer, or the member of staff who took the money by hand */
  name: Type.String(),
  yours: Type.Boolean(),
  /** taken by hand, in cash or otherwise */
  cash: Type.Boolean(),
  /** how; '' = from a phone */
  way: Type.Union([Type.Literal(''), Way]),
  /** so many parts of the bill divided equally; 0 = none */
  equal_parts: Type.Integer(),
  /** its hold ended because the till took money for it */
  by_till: Type.Boolean(),
  /** free: its two minutes are over, or it was given up; its payer and the staff read of it */
  state: Type.Enum(['paid', 'held', 'less', 'free', 'back']),
  amount: Type.Number(),
  /** money that has come for it */
  counted: Type.Number(),
  /** until when nobody else takes it; null = it is not held */
  held_until: Moment,
  paid_at: Moment,
  items: Type.Array(Part),
  /** one's own: gone to be paid by a wallet that has said nothing yet */
  begun: Type.Boolean(),
  /** the member of staff who has seen its transfer; '' = nobody had to */
  confirmed_by: Type.String(),
  /** words for a transfer of the missing rest, for staff; '' = none is waited for */
  reference: Type.String(),
  /** why money taken by hand was given back, and by whom; '' for guests */
  reason: Type.String(),
  back_by: Type.String(),
  /** the text to draw as a code; '' = there is none */
  qr_data: Type.String(),
  /** where what is missing of one's own goes; null = nothing is to be sent */
  transfer: PaymentRequest.properties.transfer,
});

/** The amount a round's code took off, which its lines are already without. */
const Discount = Type.Object({
  order_code: Type.String(),
  ordered_by: Type.String(),
  /** for the guest who ordered the round, and the staff; '' = to others */
  voucher_code: Type.String(),
  voucher_name: Type.String(),
  /** nothing was taken off: the restaurant settles it */
  coupon: Type.Boolean(),
  amount: Type.Number(),
});

/** The bill of a table: paid, held and remainder are the total. */
export const TableBillWire = Type.Object({
  /** the sitting */
  id: Type.String(),
  tables: Type.Array(Type.String()),
  /** when it was closed; null = it is open */
  closed_at: Moment,
  /** whether guests can pay it from their phones */
  by_phone: Type.Boolean(),
  /** the wallets and cards a guest pays with besides a transfer, for guests alone; disabled = not at this moment */
  methods: Type.Array(Type.Object({ payment_method: Type.String(), disabled: Type.Boolean() })),
  total: Type.Number(),
  paid: Type.Number(),
  held: Type.Number(),
  remainder: Type.Number(),
  /** null = it is not divided, or all its parts are taken */
  division: Type.Union([Division, Type.Null()]),
  /** money that came above it, or too late, and is still to go back */
  refund_due: Type.Number(),
  lines: Type.Array(Line),
  discounts: Type.Array(Discount),
  /** the first first */
  shares: Type.Array(Share),
});
export type TableBillWire = Static<typeof TableBillWire>;
