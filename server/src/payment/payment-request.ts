import { seconds } from '@mam/contract/http/moment-wire.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import type { PaymentRequest, PaymentState } from '@mam/contract/payment/payment.schema.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { isFinal, statusGroup } from '@mam/domain/order/status.ts';
import { bankOf } from '@mam/domain/payment/banks.ts';
import { isCard } from '@mam/domain/store/payment-methods.ts';
import type { BankAccount } from '@mam/domain/store/store.ts';
import type { PaymentAttemptRow } from '../db/tables/payment-tables.ts';
import { parsePayLinks } from './attempts.ts';

/** The name each gateway has for its link. */
const LINK_NAMES: Readonly<Record<string, 'order_url' | 'payUrl' | 'paymentLink'>> = {
  zalopay: 'order_url',
  momo: 'payUrl',
  onepay: 'paymentLink',
};

/** An attempt as the diner's app pays it. `error`: the words to say when the gateway could not be asked. */
export function paymentRequest(
  attempt: PaymentAttemptRow,
  {
    currency,
    account,
    error,
  }: { readonly currency: Currency; readonly account: BankAccount | null; readonly error: string },
): PaymentRequest {
  const { payUrl, deepLink, qrData } = parsePayLinks(attempt);
  const name = LINK_NAMES[attempt.gateway];
  const transfer = attempt.gateway === 'transfer' && account;
  // an attempt that was paid before its link arrived has none, and nothing is wrong with it
  const payable = payUrl !== '' || qrData !== '' || transfer || attempt.state === 'paid';
  return {
    extra_data: {
      ...(payUrl && { payment_link: payUrl }),
      // a card has no app
      ...(deepLink && !isCard(attempt.method) && { deep_link: deepLink }),
      ...(qrData && { qr_data: qrData }),
    },
    ...(payUrl && name && { [name]: payUrl }),
    ...(!payable && { error }),
    payment_method: attempt.method,
    number: attempt.number,
    amount: toWire(attempt.amount, currency),
    expires_at: seconds(attempt.expires_at),
    transfer: transfer ? transferDetails(account, toWire(attempt.amount, currency), attempt.reference) : null,
  };
}

/** Where a transfer goes, how much of it, and what it has to say. */
export function transferDetails(account: BankAccount, amount: number, description: string) {
  return {
    bank_id: account.bankId,
    bank_name: bankOf(account.bankId)?.name ?? account.bankId,
    account_number: account.number,
    account_name: account.name,
    amount,
    description,
  };
}

function stateOfOrderPayment(
  order: PlacedOrder,
  attempt: PaymentAttemptRow | undefined,
  now: number,
): PaymentState['state'] {
  if (order.paidAt !== null) return 'SUCCESS';
  if (isFinal(order.status) && statusGroup(order.status) === 'CANCELED') return 'CANCELLED';
  return stateOfAttempt(attempt, now);
}

/** The state of an attempt whose money is not there; PENDING where there is none, for one may still begin. */
export function stateOfAttempt(
  attempt: PaymentAttemptRow | undefined,
  now: number,
): Exclude<PaymentState['state'], 'SUCCESS'> {
  if (attempt?.state === 'failed') return 'FAILED';
  if (attempt?.state === 'cancelled') return 'CANCELLED';
  // a transfer has no end of its own: its code stays good as long as the order waits
  const over = attempt && attempt.gateway !== 'transfer' && attempt.expires_at <= now;
  return attempt?.state === 'expired' || over ? 'EXPIRED' : 'PENDING';
}

/** Where an order stands with its money, by what is written down. */
export function paymentState(
  order: PlacedOrder,
  attempt: PaymentAttemptRow | undefined,
  now: number,
): PaymentState {
  const { currency } = order;
  return {
    state: stateOfOrderPayment(order, attempt, now),
    status: order.status,
    version: order.version,
    transfer_claimed: order.claimedAt !== null,
    captured: toWire(order.captured, currency),
    refunded: toWire(order.refunded, currency),
    refund_due: toWire(order.refundDue, currency),
    expires_at: attempt ? seconds(attempt.expires_at) : null,
  };
}
