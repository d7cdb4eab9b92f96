import { isRefused, ok } from '../http/answer.ts';
import { orderById } from '../order/queries.ts';
import { attemptByNumber, latestAttempt } from '../payment/attempts.ts';
import type { PaymentParts } from '../payment/payment-parts.ts';
import { type Payer, presentAttempt } from '../payment/present-attempt.ts';
import type { PlacingAnswer } from './placing-request.ts';

/**
 * Adds to an order that was placed where to pay it. The answer of placing is kept with its key; asked again under
 * the same key, the first attempt answers from what is stored, and is put to its gateway again only if that failed.
 */
export async function withPayment(
  parts: PaymentParts,
  placed: PlacingAnswer,
  { brand, payer }: { brand: string; payer: Payer },
): Promise<PlacingAnswer> {
  if (isRefused(placed) || placed.data.status !== 'WAIT_PAYMENT') return placed;
  const { read } = parts.database;
  const order = await orderById(read, brand, placed.data.id);
  // the first has another number where the diner has come back to it
  const attempt =
    order &&
    ((await attemptByNumber(read, brand, order.id, 1)) ?? (await latestAttempt(read, brand, order.id)));
  // [SP7] everybody pays their own share, on the page of the order
  if (!order || !attempt || order.shares > 0) return placed;
  const request = await presentAttempt(parts, order, attempt, payer);
  const { order_url, payUrl, paymentLink, error } = request;
  const payment = { response: { order_url, payUrl, paymentLink, error } };
  return ok({ ...placed.data, payment_request: request, payment }, placed.message);
}
