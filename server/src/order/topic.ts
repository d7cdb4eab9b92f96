import { boardTopic, orderTopic } from '@mam/contract/http/topic.ts';
import type { Trx } from '../db/dialect.ts';
import { appendEvent } from '../db/events.ts';
import type { OrderRow } from '../db/order-tables.ts';

/** Rings the bells of the order and of its kitchen: the order is another now. */
export function ringOrder(
  trx: Trx,
  { brand, store_id, hash, version }: Pick<OrderRow, 'brand' | 'store_id' | 'hash' | 'version'>,
  at: number,
): void {
  appendEvent(trx, { brand, topic: orderTopic(hash), version, at });
  appendEvent(trx, { brand, topic: boardTopic(brand, store_id), version: at, at });
}
