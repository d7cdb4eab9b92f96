import type { PaymentRow } from '../db/tables/payment-tables.ts';
import { lockOrder, orderById } from '../order/queries.ts';
import { GatewayUnclear, type RefundReport, type RefundToBegin } from '../outside/payment/gateway.ts';
import { gatewayOfAttempt } from './ask-payment.ts';
import { attemptById } from './attempts.ts';
import { endRefund, moneyDocument, paymentsOfOrder } from './money.ts';
import type { PaymentParts } from './payment-parts.ts';
import { updateMoney } from './settle-order.ts';

async function toBegin(parts: PaymentParts, refund: PaymentRow): Promise<RefundToBegin | null> {
  const { bills, database, now } = parts;
  const { read } = database;
  const order = await orderById(read, refund.brand, refund.order_id);
  const attempt = refund.attempt_id ? await attemptById(read, refund.attempt_id) : undefined;
  const from = (await paymentsOfOrder(read, refund.brand, refund.order_id)).find(
    ({ id }) => id === refund.capture_id,
  );
  // of what came for a bill the number stands with the whole [PA59]
  const ofBill = from?.bill_money_id ?? null;
  const transaction = ofBill === null ? from?.provider_ref : await bills.numberOf(parts, ofBill);
  if (!order || !attempt || !transaction || !refund.provider_ref) return null;
  return {
    reference: refund.provider_ref,
    paid: { reference: attempt.reference, transaction },
    amount: refund.amount,
    about: `Hoan tien ${order.code}`,
    by: moneyDocument(refund).by?.id ?? 'mam',
    now: now(),
  };
}

/**
 * Asks the gateway to give back what is written down, or what became of it. Under the same number it is the same
 * refund there, so nothing goes back twice; what is unclear stays asked and is asked about later.
 */
export async function askRefund(parts: PaymentParts, refund: PaymentRow, again = false): Promise<void> {
  const { database, gateways, log } = parts;
  const attempt = refund.attempt_id ? await attemptById(database.read, refund.attempt_id) : undefined;
  const gateway = attempt ? gatewayOfAttempt(gateways, attempt) : null;
  const asked = await toBegin(parts, refund);
  if (!gateway || !asked || refund.status !== 'asked') return;
  try {
    const report = await gateway.refund(asked);
    // under way already, or asked a second time: what became of it is another question
    const known = report.state === 'asked' || again ? await gateway.refundReport(asked) : report;
    await end(parts, refund, report.state === 'done' ? report : known);
  } catch (fault) {
    if (!(fault instanceof GatewayUnclear)) throw fault;
    log.warn({ gateway: refund.method, why: fault.message }, 'a refund was unclear');
  }
}

/** A refund the gateway refuses has not left: the amount is to be given back again. */
async function end(
  { database, followMoney, log, now }: PaymentParts,
  refund: PaymentRow,
  { state, code }: RefundReport,
): Promise<void> {
  if (state === 'asked') return;
  await database.transaction(async (trx) => {
    const order = await lockOrder(trx, refund.brand, refund.order_id);
    if (!order || !(await endRefund(trx, refund, state, code))) return;
    const at = now();
    await followMoney.givenBack(trx, await updateMoney(trx, order, at), at);
  });
  if (state === 'failed') log.warn({ gateway: refund.method, code }, 'a refund was refused');
}
