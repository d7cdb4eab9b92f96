import { boardTopic, dinerTopic, orderTopic, sittingTopic, tablesTopic } from '@mam/contract/http/topic.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import type { Trx } from '../db/dialect.ts';
import { appendEvent } from '../db/events.ts';

type EventOrder = Pick<PlacedOrder, 'brand' | 'storeId' | 'hash' | 'uid' | 'version' | 'sittingId'>;

/** Rings the bells of a changed order, of its kitchen, of its diner, and of everybody at its table [TB49] [TB52]. */
export function publishOrderEvent(
  trx: Trx,
  { brand, storeId, hash, uid, version, sittingId }: EventOrder,
  at: number,
): void {
  appendEvent(trx, { brand, topic: orderTopic(hash), version, at });
  appendEvent(trx, { brand, topic: boardTopic(brand, storeId), version: at, at });
  if (uid !== null) appendEvent(trx, { brand, topic: dinerTopic(uid), version: at, at });
  if (sittingId === null) return;
  appendEvent(trx, { brand, topic: sittingTopic(sittingId), version, at });
  appendEvent(trx, { brand, topic: tablesTopic(brand, storeId), version: at, at });
}

/** [OR80] Rings for the diner who proved a number, and for each order now theirs too: the orders are unchanged. */
export function publishOpenedEvents(
  trx: Trx,
  orders: readonly EventOrder[],
  { uid, brand, at }: { readonly uid: string; readonly brand: string; readonly at: number },
): void {
  for (const { hash, uid: creator, version } of orders) {
    appendEvent(trx, { brand, topic: orderTopic(hash), version, at });
    if (creator !== null) appendEvent(trx, { brand, topic: dinerTopic(creator), version: at, at });
  }
  appendEvent(trx, { brand, topic: dinerTopic(uid), version: at, at });
}

/** [OR41] [OR127] Rings every screen that shows the order, boards too: the restaurant has it. The order itself is unchanged. */
export function publishReceivedEvent(
  trx: Trx,
  { brand, storeId, hash, version }: Pick<PlacedOrder, 'brand' | 'storeId' | 'hash' | 'version'>,
  at: number,
): void {
  appendEvent(trx, { brand, topic: orderTopic(hash), version, at });
  appendEvent(trx, { brand, topic: boardTopic(brand, storeId), version: at, at });
}
