import { UNPAID_LASTS } from '@mam/domain/payment/attempt.ts';
import type { Database } from '../db/database.ts';
import type { OrderRow } from '../db/order-tables.ts';
import { givePlaceBack } from '../order/change-status.ts';
import { insertStep, unpaidSince, updateOrder } from '../order/queries.ts';
import { ringOrder } from '../order/topic.ts';
import { releaseUse } from '../voucher/queries.ts';

const AT_ONCE = 50;

/** [PA22] Ends orders nobody has paid for an hour, and gives back what they held. Money that comes later is due back. */
export async function endUnpaid(database: Database, now: number): Promise<void> {
  for (const order of await unpaidSince(database.read, now - UNPAID_LASTS, AT_ONCE))
    await end(database, order, now);
}

/** On the version that was read: an order whose money comes at this moment is left alone. */
async function end(database: Database, seen: OrderRow, now: number): Promise<void> {
  await database.transaction(async (trx) => {
    const change = { status: 'WAIT_PAYMENT_CANCELLED', ended_at: now, updated_at: now };
    const ended = await updateOrder(trx, seen, change);
    if (!ended) return;
    await insertStep(trx, ended, { at: now, by_kind: 'system', by_id: null });
    if (ended.voucher_code !== null) await releaseUse(trx, ended.brand, ended.id, now);
    await givePlaceBack(trx, seen, ended, now);
    ringOrder(trx, ended, now);
  });
}
