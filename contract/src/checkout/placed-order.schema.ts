import Type, { type Static } from 'typebox';
import { EpochSeconds } from '../http/fields.schema.ts';
import { Moment } from '../order/order-fields.schema.ts';
import { PaymentRequest, PaymentResponse } from '../payment/payment.schema.ts';

export const PlacedOrder = Type.Object({
  /** {code}:{secret}; whoever holds it may read the order */
  hash: Type.String(),
  id: Type.String(),
  _id: Type.String(),
  order_code: Type.String(),
  /** the same value */
  mam_code: Type.String(),
  status: Type.String(),
  total_amount: Type.Number(),
  created_at: EpochSeconds,
  promised_at: Moment,
  ready_at: Moment,
  /** where to pay; absent when the restaurant is paid later */
  payment_request: Type.Optional(PaymentRequest),
  /** the gateway's own answer, where a program that knows the gateway looks for it */
  payment: Type.Optional(Type.Object({ response: PaymentResponse })),
});
export type PlacedOrder = Static<typeof PlacedOrder>;
