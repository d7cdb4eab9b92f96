import type { Currency } from '@mam/domain/money/currency.ts';
import type { PaymentAttempt, PayPlace, TransferTarget } from '@mam/domain/payment/payment-attempt.ts';
import { fromWire } from '../money/money-wire.ts';
import type { PaymentRequest } from './payment.schema.ts';

/** Reads where a transfer goes. */
export const transferTargetFromWire = (wire: NonNullable<PaymentRequest['transfer']>): TransferTarget => ({
  bank: wire.bank_id,
  bankName: wire.bank_name,
  number: wire.account_number,
  holder: wire.account_name,
  text: wire.description,
});

/** [PA23] Reads where an attempt is paid; the names each gateway has for its link come after the common one. */
export function payPlaceFromWire(wire: PaymentRequest): PayPlace {
  const { order_url, payUrl, paymentLink, extra_data } = wire;
  return {
    method: wire.payment_method,
    links: {
      deepLink: extra_data.deep_link ?? '',
      paymentLink: extra_data.payment_link ?? '',
      named: [order_url, payUrl, paymentLink].filter((link) => link !== undefined),
    },
    error: wire.error ?? null,
  };
}

/** Reads an attempt in the currency of its order. Throws WireError. */
export const paymentAttemptFromWire = (wire: PaymentRequest, currency: Currency): PaymentAttempt => ({
  ...payPlaceFromWire(wire),
  amount: fromWire(wire.amount, currency, 'amount'),
  expiresAt: wire.expires_at * 1000,
  code: wire.extra_data.qr_data ?? null,
  transfer: wire.transfer && transferTargetFromWire(wire.transfer),
});
