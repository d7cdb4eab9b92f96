import Type, { type Static } from 'typebox';
import { Moment } from '../order/order-fields.schema.ts';
import { PaymentRequest } from './payment.schema.ts';

/** GET /v1/order/share/{order_hash} */
export const ShareQuery = Type.Object({
  /** a guest without a phone, for whom the caller chose or whose order it is; absent = one's own */
  user_id: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
});
export type ShareQuery = Static<typeof ShareQuery>;

/** A diner's own share of an order that is paid in shares, straight to the restaurant. */
export const ShareToPay = Type.Object({
  /** nothing of it is there, part of it, all of it */
  state: Type.Enum(['open', 'less', 'paid']),
  amount: Type.Number(),
  /** the money that pays it so far, and the rest still to come */
  counted: Type.Number(),
  missing: Type.Number(),
  /** the part of their money that goes back: it came twice, too late, too much, or the order ended */
  refund_due: Type.Number(),
  refunded: Type.Number(),
  /** the order went on without them: nothing is to be paid, and what they sent goes back */
  left_out: Type.Boolean(),
  /** when the order goes on for those who have paid; null = it waits for all */
  pays_until: Moment,
  /** until when the order waits; null = it waits for no money */
  until: Moment,
  /** the text to draw as a code; '' = there is none */
  qr_data: Type.String(),
  /** where what is missing goes; null = nothing is to be sent */
  transfer: PaymentRequest.properties.transfer,
});
export type ShareToPay = Static<typeof ShareToPay>;
