import { type AttemptState, nextAttempt } from '@mam/domain/payment/attempt.ts';
import type { OrderRow } from '../db/order-tables.ts';
import type { PaymentAttemptRow } from '../db/payment-tables.ts';
import { type Refused, refuse } from '../http/answer.ts';
import { sellingStores } from '../menu/selling-store.ts';
import { insertAttempt, latestAttempt } from '../payment/attempts.ts';
import { type PaymentParts, restOf } from './ask-payment.ts';
import { newAttempt } from './new-attempt.ts';
import { orderById } from './queries.ts';

/** [PA19] The attempt to pay now: the last while it lives, else the next. Two taps at once get the same. */
export function attemptToPay(
  parts: PaymentParts,
  { brand, id }: OrderRow,
): Promise<PaymentAttemptRow | Refused> {
  const { database, now } = parts;
  const stores = sellingStores(database);
  return database.transaction<PaymentAttemptRow | Refused>(async (trx) => {
    const order = await orderById(trx, brand, id);
    const latest = order && (await latestAttempt(trx, brand, id));
    if (order?.paid_at) return refuse('ALREADY_PAID');
    if (!order || !latest || order.status !== 'WAIT_PAYMENT') return refuse('NOT_PAYABLE');
    // what stands on a statement stays the same, so a transfer is one attempt
    if (latest.gateway === 'transfer') return latest;
    const { number, expires_at: expiresAt } = latest;
    const next = nextAttempt({ number, state: latest.state as AttemptState, expiresAt }, now());
    if (next === 'same') return latest;
    if (next !== 'new') return refuse(next.refused);
    const selling = await stores.get(trx, brand, order.store_id);
    const attempt = selling && newAttempt(order, selling.store, number + 1, now());
    if (!attempt) return refuse('NOT_PAYABLE');
    if (restOf(parts, latest) !== null) return refuse('PAYMENT_RESTING');
    return (
      (await insertAttempt(trx, attempt)) ?? (await latestAttempt(trx, brand, id)) ?? refuse('NOT_PAYABLE')
    );
  });
}
