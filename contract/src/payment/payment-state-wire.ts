import type { Currency } from '@mam/domain/money/currency.ts';
import { statusGroup } from '@mam/domain/order/status.ts';
import type { PaymentStage, PaymentState } from '@mam/domain/payment/money-news.ts';
import { fromWire } from '../money/money-wire.ts';
import type { PaymentState as PaymentStateWire } from './payment.schema.ts';

/** Reads how far an order is with being paid, whatever it costs. */
export function paymentStageFromWire({ state, status, transfer_claimed }: PaymentStateWire): PaymentStage {
  const group = statusGroup(status);
  return {
    paid: state === 'SUCCESS',
    ended: group === 'CANCELED',
    waiting: group === 'WAIT_PAYMENT',
    lastFailed: state !== 'PENDING' && state !== 'SUCCESS',
    lastRefused: state === 'FAILED' || state === 'CANCELLED',
    claimed: transfer_claimed,
  };
}

/** Reads the same with the money, in the currency of the order. Throws WireError. */
export const paymentStateFromWire = (wire: PaymentStateWire, currency: Currency): PaymentState => ({
  ...paymentStageFromWire(wire),
  captured: fromWire(wire.captured, currency, 'captured'),
  refunded: fromWire(wire.refunded, currency, 'refunded'),
  refundDue: fromWire(wire.refund_due, currency, 'refund_due'),
});
