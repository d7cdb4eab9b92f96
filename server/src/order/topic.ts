import { boardTopic, dinerTopic, orderTopic, sittingTopic, tablesTopic } from '@mam/contract/http/topic.ts';
import type { Trx } from '../db/dialect.ts';
import { appendEvent } from '../db/events.ts';
import type { OrderRow } from '../db/tables/order-tables.ts';

type Rung = Pick<OrderRow, 'brand' | 'store_id' | 'hash' | 'uid' | 'version' | 'sitting_id'>;

/**
 * Rings the bells of the order, of its kitchen and of the diner whose it is, and of everybody at its table [TB49] [TB52]: the
 * order is another now.
 */
export function ringOrder(
  trx: Trx,
  { brand, store_id, hash, uid, version, sitting_id }: Rung,
  at: number,
): void {
  appendEvent(trx, { brand, topic: orderTopic(hash), version, at });
  appendEvent(trx, { brand, topic: boardTopic(brand, store_id), version: at, at });
  if (uid !== null) appendEvent(trx, { brand, topic: dinerTopic(uid), version: at, at });
  if (sitting_id === null) return;
  appendEvent(trx, { brand, topic: sittingTopic(sitting_id), version, at });
  appendEvent(trx, { brand, topic: tablesTopic(brand, store_id), version: at, at });
}

/** [OR41] Rings for whoever looks at the order: the restaurant has it. The order is what it was. */
export function ringReceived(
  trx: Trx,
  { brand, hash, version }: Pick<OrderRow, 'brand' | 'hash' | 'version'>,
  at: number,
): void {
  appendEvent(trx, { brand, topic: orderTopic(hash), version, at });
}
