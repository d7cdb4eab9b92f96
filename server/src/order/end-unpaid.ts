import type { Database } from '../db/database.ts';
import { appendEvent } from '../db/events.ts';
import type { OrderRow } from '../db/order-tables.ts';
import { releaseUse } from '../voucher/queries.ts';
import { insertStep, unpaidSince, updateOrder } from './queries.ts';
import { boardTopic, orderTopic } from './topic.ts';

/** ms [PA22] */
const ENDS_AFTER = 60 * 60_000;
const AT_ONCE = 50;

/** [PA22] Ends orders nobody has paid for an hour, and gives back what they held. Money that comes later is due back. */
export async function endUnpaid(database: Database, now: number): Promise<void> {
  for (const order of await unpaidSince(database.read, now - ENDS_AFTER, AT_ONCE))
    await end(database, order, now);
}

/** On the version that was read: an order whose money comes at this moment is left alone. */
async function end(database: Database, seen: OrderRow, now: number): Promise<void> {
  await database.transaction(async (trx) => {
    const change = { status: 'WAIT_PAYMENT_CANCELLED', ended_at: now, updated_at: now };
    const ended = await updateOrder(trx, seen, change);
    if (!ended) return;
    const { id, brand, version, status, store_id } = ended;
    const step = { order_id: id, version, brand, status, at: now };
    await insertStep(trx, { ...step, by_kind: 'system', by_id: null, reason: null });
    if (ended.voucher_code !== null) await releaseUse(trx, brand, id, now);
    appendEvent(trx, { brand, topic: orderTopic(ended.hash), version, at: now });
    appendEvent(trx, { brand, topic: boardTopic(brand, store_id), version: now, at: now });
  });
}
