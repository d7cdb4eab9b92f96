import { type AnswerTime, answerTime } from '@mam/domain/order/answer-time.ts';
import { statusGroup } from '@mam/domain/order/status.ts';
import type { Context } from '../context.ts';
import type { OrderRow } from '../db/order-tables.ts';
import type { SellingStore } from '../menu/selling-store.ts';
import { type AnswerWire, moment } from './order-detail.ts';
import { receivedAt } from './receipts.ts';

type Knowing = Pick<Context, 'database' | 'stores'>;

/** [OR39] By id until when orders are to be answered; those whose turn it is not are not among them. */
export async function answerTimes(
  { database, stores }: Knowing,
  orders: readonly OrderRow[],
): Promise<Map<string, AnswerTime>> {
  const times = new Map<string, AnswerTime>();
  const read = new Map<string, SellingStore | null>();
  for (const { id, brand, store_id: storeId, waits_since: waitsSince, wished_at: wantedAt } of orders) {
    if (waitsSince === null) continue;
    const key = `${brand}:${storeId}`;
    if (!read.has(key)) read.set(key, await stores.get(database.read, brand, storeId));
    const store = read.get(key)?.store;
    const time = store && answerTime({ waitsSince, wantedAt }, store);
    if (time) times.set(id, time);
  }
  return times;
}

/** What the diner reads of an answer that is waited for. */
export async function answerWire(context: Knowing, order: OrderRow): Promise<AnswerWire> {
  if (statusGroup(order.status) !== 'PENDING')
    return { received_at: null, answer_from: null, answer_by: null };
  const time = (await answerTimes(context, [order])).get(order.id);
  return {
    received_at: moment(await receivedAt(context.database.read, order)),
    answer_from: moment(time?.from ?? null),
    answer_by: moment(time?.by ?? null),
  };
}
