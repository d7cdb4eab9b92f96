import type { NEW_PAYMENT_REFUSES } from '@mam/contract/payment/refusals.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { amountToPay } from '@mam/domain/payment/money-of-order.ts';
import type { Trx } from '../db/dialect.ts';
import type { PaymentAttemptRow } from '../db/tables/payment-tables.ts';
import { isRefused, type Refused, refuse } from '../http/answer.ts';
import { lockOrder, orderById } from '../order/queries.ts';
import { publishOrderEvent } from '../order/topic.ts';
import { gatewayRestsUntil } from './ask-payment.ts';
import { insertAttempt, latestAttempt, nextPaymentStep } from './attempts.ts';
import { newAttempt } from './new-attempt.ts';
import type { PaymentParts } from './payment-parts.ts';

type PayAgainCode = (typeof NEW_PAYMENT_REFUSES)[number];

/** [PA19] The attempt to pay now: the last while it lives, else the next. Two taps at once get the same. */
export function attemptToPay(
  parts: PaymentParts,
  { brand, id }: PlacedOrder,
): Promise<PaymentAttemptRow | Refused<PayAgainCode>> {
  const { database, now, stores } = parts;
  return database.transaction<PaymentAttemptRow | Refused<PayAgainCode>>(async (trx) => {
    const seen = await toPayNow(trx, await orderById(trx, brand, id), now());
    if (isRefused(seen) || !seen.over) return isRefused(seen) ? seen : seen.latest;
    // another is to be made: one after the other with whoever else makes one, or brings money
    const order = await lockOrder(trx, brand, id);
    const current = await toPayNow(trx, order, now());
    if (isRefused(current) || !current.over) return isRefused(current) ? current : current.latest;
    const selling = order && (await stores.get(trx, brand, order.storeId));
    const attempt = selling && newAttempt(order, selling.store, current.latest.number + 1, now());
    if (!attempt) return refuse('NOT_PAYABLE');
    if (gatewayRestsUntil(parts, attempt) !== null) return refuse('PAYMENT_RESTING');
    publishOrderEvent(trx, order, now());
    return (await insertAttempt(trx, attempt)) ?? refuse('NOT_PAYABLE');
  });
}

/** The last attempt of an order that can be paid, and whether it is over. */
async function toPayNow(
  trx: Trx,
  order: PlacedOrder | undefined,
  now: number,
): Promise<{ readonly latest: PaymentAttemptRow; readonly over: boolean } | Refused<PayAgainCode>> {
  const latest = order && (await latestAttempt(trx, order.brand, order.id));
  if (order?.paidAt) return refuse('ALREADY_PAID');
  if (!order || !latest || order.status !== 'WAIT_PAYMENT') return refuse('NOT_PAYABLE');
  // [PA48] of an order in shares less is to be paid with every share that comes: an older code is for too much
  const dated = order.shares > 0 && latest.amount !== amountToPay(order);
  const next = nextPaymentStep(dated ? { ...latest, state: 'failed' } : latest, now);
  return typeof next === 'string' ? { latest, over: next === 'new' } : refuse(next.refused);
}
