import type { PlacedOrder } from '@mam/contract/order/placed-order.schema.ts';
import type { PaymentRequest } from '@mam/contract/payment/payment.schema.ts';
import { refusalText } from '@mam/contract/refusals.ts';
import type { Language } from '@mam/domain/money/language.ts';
import type { OrderRow } from '../db/order-tables.ts';
import type { PaymentAttemptRow } from '../db/payment-tables.ts';
import { type Answer, isRefused, ok } from '../http/answer.ts';
import { sellingStores } from '../menu/selling-store.ts';
import { attemptByNumber, latestAttempt } from '../payment/attempts.ts';
import { beginPayment, type PaymentParts, restOf } from './ask-payment.ts';
import { paymentRequest } from './payment-request.ts';
import { orderById } from './queries.ts';

export interface Payer {
  readonly ip: string;
  readonly language: Language;
}

/** An attempt put to its gateway if it was not yet, and how it is paid. */
export async function payable(
  parts: PaymentParts,
  order: OrderRow,
  attempt: PaymentAttemptRow,
  payer: Payer,
): Promise<PaymentRequest> {
  const { database } = parts;
  const begun = await beginPayment(parts, attempt, payer);
  const selling = await sellingStores(database).get(database.read, order.brand, order.store_id);
  const why = restOf(parts, begun) !== null ? 'PAYMENT_RESTING' : 'PAYMENT_NOT_STARTED';
  return paymentRequest(order, begun, {
    account: selling?.store.bankAccount ?? null,
    error: refusalText(why, {}, payer.language),
  });
}

/**
 * Adds to an order that was placed where to pay it. The answer of placing is kept with its key; asked again under
 * the same key, the first attempt answers from what is stored, and is put to its gateway again only if that failed.
 */
export async function withPayment(
  parts: PaymentParts,
  placed: Answer<PlacedOrder>,
  { brand, payer }: { brand: string; payer: Payer },
): Promise<Answer<PlacedOrder>> {
  if (isRefused(placed) || placed.data.status !== 'WAIT_PAYMENT') return placed;
  const { read } = parts.database;
  const order = await orderById(read, brand, placed.data.id);
  // the first has another number where the diner has come back to it
  const attempt =
    order &&
    ((await attemptByNumber(read, brand, order.id, 1)) ?? (await latestAttempt(read, brand, order.id)));
  if (!order || !attempt) return placed;
  return ok({ ...placed.data, payment_request: await payable(parts, order, attempt, payer) }, placed.message);
}
