import { orderTopic } from '@mam/contract/http/topic.ts';
import { isOpen } from '@mam/domain/payment/attempt.ts';
import { appendEvent } from '../../db/events.ts';
import type { PaymentAttemptRow } from '../../db/tables/payment-tables.ts';
import { isRefused } from '../../http/answer.ts';
import { orderById } from '../../order/queries.ts';
import { GatewayUnclear, type Report } from '../../outside/payment/gateway.ts';
import { attemptById, moveAttempt } from '../attempts.ts';
import { keepNotice } from '../money.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { type IncomingPayment, type PayableName, takePayment } from './take-payment.ts';

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
    const { id: attemptId, gateway } = attempt;
    const payment = { gateway, amount, transaction, attemptId, document: { code }, now: now() };
    const taken = await takePayment(parts, payableOfAttempt(attempt), payment);
    if (isRefused(taken) && taken.refused === 'UNKNOWN') await keepForPerson(parts, attempt, payment);
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

const payableOfAttempt = ({
  brand,
  order_id: order,
  bill_share_id: share,
}: PaymentAttemptRow): PayableName =>
  order === null
    ? { of: 'bill-share', brand, id: share ?? '', share: null }
    : { of: 'order', brand, id: order, share: null };

/** Keeps money for what is forgotten by now: a person decides. */
const keepForPerson = (
  { database }: PaymentParts,
  { brand, reference }: PaymentAttemptRow,
  { gateway, amount, transaction, now: at }: IncomingPayment,
): Promise<void> => {
  const told = { brand, gateway, reference, provider_ref: transaction, amount, statement: '', at };
  return database.transaction((trx) => keepNotice(trx, { ...told, outcome: 'unknown' }));
};

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
