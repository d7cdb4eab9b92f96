import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { type Kysely, sql } from 'kysely';
import type { Trx } from '../db/dialect.ts';
import type { Tables } from '../db/tables.ts';
import { ordersOf } from './rows.ts';

/** [OR66] Closes these lines, and the parts of those that are combos: they are not made, but stay in the database. */
export async function closeLines(
  trx: Trx,
  { id, brand }: Pick<PlacedOrder, 'id' | 'brand'>,
  positions: readonly number[],
  now: number,
): Promise<void> {
  // somebody may have had to pay of the fees alone
  if (positions.length === 0) return;
  await trx
    .updateTable('order_lines')
    .set({ closed_at: now })
    .where('order_id', '=', id)
    .where('brand', '=', brand)
    .where('position', 'in', positions)
    .execute();
}

/** [PA54] Orders that wait, and go on for those who have paid; the oldest first. */
export async function payingTimesOver(db: Kysely<Tables>, now: number, most: number): Promise<PlacedOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('status', '=', sql.lit('WAIT_PAYMENT'))
    .where('pays_until', '<=', now)
    .orderBy('pays_until')
    .limit(most)
    .execute();
  return ordersOf(rows);
}
