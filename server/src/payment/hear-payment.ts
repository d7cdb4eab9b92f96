import { orderTopic } from '@mam/contract/http/topic.ts';
import { isOpen } from '@mam/domain/payment/attempt.ts';
import { appendEvent } from '../db/events.ts';
import type { PaymentAttemptRow } from '../db/tables/payment-tables.ts';
import { isRefused, type Refused } from '../http/answer.ts';
import { orderById } from '../order/queries.ts';
import { GatewayUnclear, type Report } from '../outside/payment/gateway.ts';
import { attemptById, moveAttempt } from './attempts.ts';
import { keepNotice } from './money.ts';
import type { PaymentParts } from './payment-parts.ts';
import { type Repeated, type TakenMoney, takeMoney } from './settle-order.ts';
import type { GatewayMoney } from './share/shares-of-bills.ts';

/** A gateway did not answer, or nobody understands it: for the log, and asked again later. Any other fault goes on. */
export function tellUnclear(
  { log }: PaymentParts,
  { gateway, reference }: PaymentAttemptRow,
  fault: unknown,
): void {
  if (!(fault instanceof GatewayUnclear)) throw fault;
  log.warn({ gateway, reference, why: fault.message }, 'a payment gateway was unclear');
}

/** The outcome of a report: nothing new, an attempt that ended, or money taken. */
export type ReportOutcome = 'repeated' | 'ended' | 'taken';

/** Does what a gateway says of an attempt, whether it called us or was asked. The same word twice does nothing. */
export async function handlePaymentReport(
  parts: PaymentParts,
  attempt: PaymentAttemptRow,
  report: Report,
): Promise<ReportOutcome> {
  const { log, now } = parts;
  if (report.state === 'paid') {
    const { amount, transaction, code } = report;
    if (amount === null || transaction === null) throw new GatewayUnclear('paid, and nobody says how much');
    const { gateway } = attempt;
    const taken = await takeReportedMoney(parts, attempt, { amount, transaction, code, now: now() });
    if (isRefused(taken)) return 'repeated';
    if (taken.arrival !== 'settles')
      log.warn(
        { gateway, reference: attempt.reference, arrival: taken.arrival },
        'money that needs a person',
      );
    return 'taken';
  }
  if (report.state === 'pending') return 'repeated';
  return (await endWithoutMoney(parts, attempt, report)) ? 'ended' : 'repeated';
}

/** Writes money down for what its attempt pays. That of a share which is forgotten is for a person. */
async function takeReportedMoney(
  parts: PaymentParts,
  attempt: PaymentAttemptRow,
  { amount, transaction, code, now }: GatewayMoney,
): Promise<TakenMoney | Repeated | Refused> {
  const { id: attemptId, brand, gateway, reference, order_id: orderId } = attempt;
  if (orderId !== null) {
    const document = { code };
    return takeMoney(parts, {
      brand,
      orderId,
      attemptId,
      share: null,
      gateway,
      amount,
      transaction,
      document,
      now,
    });
  }
  const taken = await parts.bills.takeByGateway(parts, attempt, { amount, transaction, code, now });
  if (isRefused(taken) && taken.refused === 'UNKNOWN') {
    const told = { brand, gateway, reference, provider_ref: transaction, amount, statement: '', at: now };
    await parts.database.transaction((trx) => keepNotice(trx, { ...told, outcome: 'unknown' }));
  }
  return taken;
}

/** Ends an attempt that came to nothing; the order or share it was to pay goes on waiting, for another. */
async function endWithoutMoney(
  { bills, database, now }: PaymentParts,
  attempt: PaymentAttemptRow,
  { state, code }: Report,
): Promise<boolean> {
  return database.transaction(async (trx) => {
    const current = await attemptById(trx, attempt.id);
    if (!current || !isOpen(current.state)) return false;
    // an old code may still be paid after it expired: it is asked about as before
    const change = { code, ...(state !== 'expired' && { next_ask_at: null }) };
    if (!(await moveAttempt(trx, current, state, change))) return false;
    const { brand, order_id: orderId, bill_share_id: share } = attempt;
    if (share !== null) await bills.ring(trx, share, now());
    const order = orderId === null ? undefined : await orderById(trx, brand, orderId);
    if (order)
      appendEvent(trx, {
        brand: order.brand,
        topic: orderTopic(order.hash),
        version: order.version,
        at: now(),
      });
    return true;
  });
}
