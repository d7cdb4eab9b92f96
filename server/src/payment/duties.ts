import { SYSTEM } from '@mam/domain/order/actor.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { askRefundAt, UNPAID_LASTS } from '@mam/domain/payment/attempt.ts';
import { type Duty, duty } from '../clock/clock.ts';
import type { PaymentAttemptRow, PaymentRow } from '../db/tables/payment-tables.ts';
import { unpaidSince } from '../order/due-orders.ts';
import { askPayment, beginPayment, gatewayRestsUntil } from './ask-payment.ts';
import { askRefund } from './ask-refund.ts';
import { attemptsToAsk, leaseAttempt } from './attempts.ts';
import { leaseRefund, refundsToAsk } from './money.ts';

const ASKED_AT_ONCE = 20;
const ENDED_AT_ONCE = 50;

/** [PA20] Attempts whose gateway has been silent too long are asked about. */
const askSilentAttempts = duty<PaymentAttemptRow>({
  name: 'silent payments',
  due: ({ database, now }) => attemptsToAsk(database.read, now(), ASKED_AT_ONCE),
  take: async (context, attempt) => {
    const { database, now } = context;
    const rest = gatewayRestsUntil(context, attempt);
    const ours = await database.transaction((trx) => leaseAttempt(trx, attempt, now(), rest));
    if (!ours || rest !== null) return;
    // put to the gateway anew first: it may never have heard of it
    const begun = await beginPayment(context, attempt);
    await askPayment(context, begun);
  },
});

/** [PA20] Refunds whose gateway has been silent too long are asked about. */
const askSilentRefunds = duty<PaymentRow>({
  name: 'silent refunds',
  due: ({ database, now }) => refundsToAsk(database.read, now(), ASKED_AT_ONCE),
  take: async (context, refund) => {
    const next = askRefundAt(context.now(), 'before');
    if (await context.database.transaction((trx) => leaseRefund(trx, refund, next)))
      await askRefund(context, refund, true);
  },
});

/**
 * [PA22] Orders nobody has paid for an hour end, and give back what they held. Money that comes later is due back.
 * Each on the version that was read: an order whose money comes at this moment is left alone.
 */
const endUnpaidOrders = duty<PlacedOrder>({
  name: 'unpaid orders',
  due: ({ database, now }) => unpaidSince(database.read, now() - UNPAID_LASTS, ENDED_AT_ONCE),
  take: async ({ database, changeStatus, now }, order) => {
    await database.transaction((trx) =>
      changeStatus(trx, order, { to: 'WAIT_PAYMENT_CANCELLED', actor: SYSTEM, now: now() }),
    );
  },
});

/** The duties of payments that run without anybody asking. */
export const PAYMENT_DUTIES: readonly Duty[] = [askSilentAttempts, askSilentRefunds, endUnpaidOrders];
