import type { StoreManager } from '@mam/contract/bundle/bundle.schema.ts';
import { moment } from '@mam/contract/http/moment-wire.ts';
import { answerStages, type StageTimes } from '@mam/domain/order/answer-stage.ts';
import type { AnswerTime } from '@mam/domain/order/answer-time.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { statusGroup } from '@mam/domain/order/status.ts';
import type { Context } from '../../context.ts';
import type { SellingStore } from '../../menu/selling-store.ts';
import type { AnswerWire } from '../order-detail.ts';
import { receivedAt } from './receipts.ts';

type Knowing = Pick<Context, 'database' | 'stores'>;

/** When a waiting order is to be answered, and how loudly it is asked for meanwhile; no manager = null. */
export interface Answering extends AnswerTime, Omit<StageTimes, 'manager'> {
  readonly manager: number | null;
}

/** [OR39] [OR42] By id when orders are to be answered; those whose turn it is not are not among them. */
export async function answerTimes(
  { database, stores }: Knowing,
  orders: readonly PlacedOrder[],
  canTell: (manager: StoreManager) => boolean = () => true,
): Promise<Map<string, Answering>> {
  const times = new Map<string, Answering>();
  const read = new Map<string, SellingStore | null>();
  for (const { id, brand, storeId, waitsSince, wishedAt: wantedAt } of orders) {
    if (waitsSince === null) continue;
    const key = `${brand}:${storeId}`;
    if (!read.has(key)) read.set(key, await stores.get(database.read, brand, storeId));
    const selling = read.get(key);
    const time = selling && answerStages({ waitsSince, wantedAt }, selling.store);
    if (!time) continue;
    const { manager } = selling;
    times.set(id, manager && canTell(manager) ? time : { ...time, manager: null });
  }
  return times;
}

/** The times a diner reads while the restaurant has not answered yet; all null once it has. */
export async function answerWire(context: Knowing, order: PlacedOrder): Promise<AnswerWire> {
  if (statusGroup(order.status) !== 'PENDING')
    return { received_at: null, answer_from: null, answer_by: null };
  const time = (await answerTimes(context, [order])).get(order.id);
  return {
    received_at: moment(await receivedAt(context.database.read, order)),
    answer_from: moment(time?.from ?? null),
    answer_by: moment(time?.by ?? null),
  };
}
