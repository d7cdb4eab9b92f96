import { fromWire } from '@mam/contract/money/money-wire.ts';
import type { PaymentState } from '@mam/contract/payment/payment.schema.ts';
import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import { statusGroup } from '@mam/domain/order/status.ts';
import type { OrderMoneySeen } from '@mam/domain/payment/money-news.ts';

/** The money of an order as the server tells it, in minor units. */
export function moneySeen(state: PaymentState, total: Minor, currency: Currency): OrderMoneySeen {
  const group = statusGroup(state.status);
  return {
    total,
    captured: fromWire(state.captured, currency),
    refunded: fromWire(state.refunded, currency),
    refundDue: fromWire(state.refund_due, currency),
    paid: state.state === 'SUCCESS',
    ended: group === 'CANCELED',
    waiting: group === 'WAIT_PAYMENT',
    lastFailed: state.state !== 'PENDING' && state.state !== 'SUCCESS',
    claimed: state.transfer_claimed,
  };
}
