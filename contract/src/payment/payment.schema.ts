import Type, { type Static } from 'typebox';
import { EpochSeconds, PlaceQuery } from '../http/fields.schema.ts';

/** Details of a transfer: shown as text, and drawn as a code where qr_data has one. */
const TransferDetails = Type.Object({
  bank_id: Type.String(),
  bank_name: Type.String(),
  account_number: Type.String(),
  account_name: Type.String(),
  amount: Type.Number(),
  /** must stand on the statement, or nobody can tell whose money it is */
  description: Type.String(),
});

/** Where to pay; what a method does not have is absent. error: the gateway could not be asked, a new code may help. */
export const PaymentRequest = Type.Object({
  extra_data: Type.Object({
    payment_link: Type.Optional(Type.String()),
    deep_link: Type.Optional(Type.String()),
    /** the text to draw as a code */
    qr_data: Type.Optional(Type.String()),
  }),
  /** the same link under the name each gateway has for it */
  order_url: Type.Optional(Type.String()),
  payUrl: Type.Optional(Type.String()),
  paymentLink: Type.Optional(Type.String()),
  error: Type.Optional(Type.String()),
  payment_method: Type.String(),
  /** counts the attempts of an order */
  number: Type.Integer(),
  amount: Type.Number(),
  expires_at: EpochSeconds,
  transfer: Type.Union([TransferDetails, Type.Null()]),
});
export type PaymentRequest = Static<typeof PaymentRequest>;

/** The link under the gateway's own name for it, or why there is none. */
export const PaymentResponse = Type.Pick(PaymentRequest, ['order_url', 'payUrl', 'paymentLink', 'error']);

/** Where an order stands with its money. SUCCESS only when a gateway, a bank or staff have said so. */
export const PaymentState = Type.Object({
  state: Type.Union([
    Type.Literal('PENDING'),
    Type.Literal('SUCCESS'),
    Type.Literal('FAILED'),
    Type.Literal('EXPIRED'),
    Type.Literal('CANCELLED'),
  ]),
  /** of the order */
  status: Type.String(),
  version: Type.Integer(),
  /** the diner has said that the transfer is sent */
  transfer_claimed: Type.Boolean(),
  /** money that has come in so far, was given back, and is still to be given back */
  captured: Type.Number(),
  refunded: Type.Number(),
  refund_due: Type.Number(),
  /** of the last attempt; null = there is none */
  expires_at: Type.Union([EpochSeconds, Type.Null()]),
});
export type PaymentState = Static<typeof PaymentState>;

/** One payment or refund, as diner and staff read it. */
export const MoneyMove = Type.Object({
  id: Type.String(),
  kind: Type.Union([Type.Literal('capture'), Type.Literal('refund')]),
  /** momo, zalopay, onepay or transfer; by hand: cash, terminal or other */
  gateway: Type.String(),
  amount: Type.Number(),
  /** capture: settles, under, over, fee, double, late, confirmed; refund: asked, done, failed */
  state: Type.String(),
  at: EpochSeconds,
  /** the gateway's number; for staff only */
  reference: Type.String(),
  /** why it was given back, and by whom; for staff only */
  reason: Type.String(),
  by: Type.String(),
  /** of a refund: the payment it goes back from; '' = this is a payment */
  capture_id: Type.String(),
  /** of a payment for a share: whose; '' = it was for the order */
  share: Type.String(),
});
export type MoneyMove = Static<typeof MoneyMove>;

export const PaymentHistory = Type.Object({ payments: Type.Array(MoneyMove) });
export type PaymentHistory = Static<typeof PaymentHistory>;

/** The money of an order for staff: captured = refunded + counted + refund_due, always. */
export const OrderMoney = Type.Object({
  captured: Type.Number(),
  refunded: Type.Number(),
  counted: Type.Number(),
  refund_due: Type.Number(),
  missing: Type.Number(),
  /** the most that can be given back now */
  refundable: Type.Number(),
  /** money taken on receipt that nobody has written down: its first refund does that; null = none */
  on_receipt: Type.Union([Type.Object({ amount: Type.Number(), at: EpochSeconds }), Type.Null()]),
  payments: Type.Array(MoneyMove),
  /** words for the statement, and the amount still to come; null = it is paid, or not by transfer */
  transfer: Type.Union([TransferDetails, Type.Null()]),
  /** of an order that is paid in shares: whose, by which code, and what is still to come of each */
  shares: Type.Array(Type.Object({ name: Type.String(), code: Type.String(), missing: Type.Number() })),
  /** refunds by line, whole and as far as something of it is left */
  lines: Type.Array(
    Type.Object({
      key: Type.String(),
      name: Type.String(),
      quantity: Type.Integer(),
      refunded_quantity: Type.Integer(),
      amount: Type.Number(),
    }),
  ),
});
export type OrderMoney = Static<typeof OrderMoney>;

const OrderHash = Type.String({ minLength: 11, maxLength: 200 });

export const OrderHashQuery = Type.Object({ order_hash: OrderHash });
export type OrderHashQuery = Static<typeof OrderHashQuery>;

/** amount is what the client believes; it is not looked at. */
export const NewQrQuery = Type.Object({
  amount: Type.Optional(Type.Union([Type.Number(), Type.String({ maxLength: 20 })])),
});
export type NewQrQuery = Static<typeof NewQrQuery>;

export const NewQrBody = Type.Object({ amount: Type.Optional(Type.Number()) });
export type NewQrBody = Static<typeof NewQrBody>;

export const ChangeMethodBody = Type.Object({ payment_method: Type.String({ minLength: 1, maxLength: 40 }) });
export type ChangeMethodBody = Static<typeof ChangeMethodBody>;

export const ChangedMethod = Type.Object({
  payment_method: Type.String(),
  /** of the order: WAIT_PAYMENT, or WAIT_CONFIRM where it is now paid on receipt */
  status: Type.String(),
  /** null = it is paid on receipt */
  payment_request: Type.Union([PaymentRequest, Type.Null()]),
});
export type ChangedMethod = Static<typeof ChangedMethod>;

export const MethodsQuery = Type.Intersect([
  PlaceQuery,
  Type.Object({
    /** DELI, DELIAT, PICKUP; absent = DELI */
    type: Type.Optional(Type.String({ maxLength: 10 })),
    /** in the main unit; 0 leaves pay on delivery alone */
    total: Type.Optional(Type.Union([Type.Number(), Type.String({ maxLength: 20 })])),
  }),
]);
export type MethodsQuery = Static<typeof MethodsQuery>;

export const PaymentMethods = Type.Object({
  methods: Type.Array(
    Type.Object({
      payment_method: Type.String(),
      /** OTHER, QR or APP */
      type: Type.String(),
      title: Type.String(),
      description: Type.String(),
      disabled: Type.Boolean(),
    }),
  ),
});
export type PaymentMethods = Static<typeof PaymentMethods>;

/** All that is left when neither amount nor lines are given. */
export const RefundBody = Type.Object({
  reason: Type.String({ minLength: 1, maxLength: 400 }),
  /** in the main unit */
  amount: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
  lines: Type.Optional(
    Type.Array(
      Type.Object({
        key: Type.String({ maxLength: 200 }),
        quantity: Type.Integer({ minimum: 1, maximum: 9999 }),
      }),
      { minItems: 1, maxItems: 200 },
    ),
  ),
});
export type RefundBody = Static<typeof RefundBody>;

export const ConfirmTransferBody = Type.Object({ version: Type.Integer({ minimum: 0 }) });
export type ConfirmTransferBody = Static<typeof ConfirmTransferBody>;

/** Money on the brand's account that no order explains. */
export const UnplacedMoney = Type.Object({
  notices: Type.Array(
    Type.Object({
      gateway: Type.String(),
      amount: Type.Number(),
      reference: Type.String(),
      statement: Type.String(),
      /** unknown = no order, ambiguous = several, other_account = not on the account of the order's store */
      outcome: Type.String(),
      at: EpochSeconds,
    }),
  ),
});
export type UnplacedMoney = Static<typeof UnplacedMoney>;
