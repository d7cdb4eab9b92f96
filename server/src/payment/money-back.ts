import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { endsUncooked, isOverUncooked } from '@mam/domain/order/status.ts';
import { askRefundAt } from '@mam/domain/payment/attempt.ts';
import type { Trx } from '../db/dialect.ts';
import type { PaymentRow } from '../db/tables/payment-tables.ts';
import type { Consequence } from '../order/change-status.ts';
import { stepsOfOrders } from '../order/steps.ts';
import { enqueue, type Sender } from '../outbox/outbox.ts';
import type { PaymentGateways } from '../outside/payment/gateways.ts';
import { Undeliverable } from '../outside/undeliverable.ts';
import { askRefund } from './ask-refund.ts';
import { leaseRefund, refundById } from './money.ts';
import { writeWholeRefund } from './refund-order.ts';

/** Gateways are asked for these refunds as soon as the transaction is kept. */
async function askWhenKept(trx: Trx, refunds: readonly PaymentRow[], now: number): Promise<void> {
  for (const { id, brand } of refunds)
    await enqueue(trx, { brand, kind: 'refund', key: id, content: { id }, now });
}

/** [PA34] Money paid for an order that ends before anybody took it goes back in the same act. */
export const uncookedMoneyBack = (gateways: PaymentGateways): Consequence => ({
  name: 'what was paid for nothing cooked goes back [PA34]',
  when: endsUncooked,
  follow: async (trx, after, now, { as, reason }) => {
    const { order, refunds } = await writeWholeRefund(trx, gateways, after, { reason: reason ?? '', now });
    // staff are told what the gateway says: their own call asks it
    if (as !== 'staff') await askWhenKept(trx, refunds, now);
    return order;
  },
});

/** [PA34] Money that comes when an order has ended, and nobody ever took it, goes back too. */
export const lateMoneyBack =
  (gateways: PaymentGateways) =>
  async (trx: Trx, order: PlacedOrder, now: number): Promise<void> => {
    const steps = await stepsOfOrders(trx, order.brand, [order.id]);
    if (!isOverUncooked(steps.map(({ status }) => status))) return;
    const { refunds } = await writeWholeRefund(trx, gateways, order, { reason: '', now });
    await askWhenKept(trx, refunds, now);
  };

/** Asks a gateway once for a refund that was written down; silence is for the duty of silent refunds. */
export const sendRefund: Sender = async (context, { brand, content, tries }) => {
  const { database, now } = context;
  const { id } = content as { readonly id: string };
  const refund = await refundById(database.read, brand, id);
  if (!refund) throw new Undeliverable('a refund nobody wrote down');
  const next = askRefundAt(now(), 'never');
  // asking holds the refund for as long as a gateway may take: two questions at once could answer each other
  if (await database.transaction((trx) => leaseRefund(trx, refund, next)))
    await askRefund(context, refund, tries > 1);
};
