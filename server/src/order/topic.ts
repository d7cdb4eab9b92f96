import type { Trx } from '../db/dialect.ts';
import { appendEvent } from '../db/events.ts';
import type { OrderRow } from '../db/order-tables.ts';

/** The bell of one order, for who holds its hash. */
export const orderTopic = (hash: string) => `order:${hash}`;

/** The bell of a kitchen: an order came or moved. */
export const boardTopic = (brand: string, store: number) => `board:${brand}:${store}`;

/** Rings both: the order is another now. */
export function ringOrder(
  trx: Trx,
  { brand, store_id, hash, version }: Pick<OrderRow, 'brand' | 'store_id' | 'hash' | 'version'>,
  at: number,
): void {
  appendEvent(trx, { brand, topic: orderTopic(hash), version, at });
  appendEvent(trx, { brand, topic: boardTopic(brand, store_id), version: at, at });
}
