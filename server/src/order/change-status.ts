import { givesPlaceBack, statusOf } from '@mam/domain/order/status.ts';
import type { Trx } from '../db/dialect.ts';
import type { OrderRow } from '../db/order-tables.ts';
import { releasePlace } from '../slot/slot-places.ts';

/** [OR17] What follows from a status for the place an order holds. */
export async function givePlaceBack(trx: Trx, before: OrderRow, after: OrderRow, now: number): Promise<void> {
  const [from, to] = [statusOf(before.status), statusOf(after.status)];
  if (from !== null && to !== null && givesPlaceBack(from, to)) await releasePlace(trx, after, now);
}
