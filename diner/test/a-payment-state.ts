import type { PaymentState } from '@mam/contract/payment/payment.schema.ts';

/** An order that waits for its money, as the server tells of it: nothing has come. */
export const WAITING_FOR_MONEY: PaymentState = {
  state: 'PENDING',
  status: 'WAIT_PAYMENT',
  version: 1,
  transfer_claimed: false,
  captured: 0,
  refunded: 0,
  refund_due: 0,
  expires_at: null,
};
