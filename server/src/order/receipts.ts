import type { Kysely } from 'kysely';
import type { Trx } from '../db/dialect.ts';
import type { OrderRow } from '../db/order-tables.ts';
import type { Tables } from '../db/tables.ts';

type Receivable = Pick<OrderRow, 'id' | 'brand'>;

/** [OR41] When the first device of the restaurant drew an order; null = none has. */
export async function receivedAt(db: Kysely<Tables>, { id, brand }: Receivable): Promise<number | null> {
  const first = await db
    .selectFrom('order_receipts')
    .select('at')
    .where('order_id', '=', id)
    .where('brand', '=', brand)
    .executeTakeFirst();
  return first?.at ?? null;
}

export const isReceived = async (db: Kysely<Tables>, order: Receivable): Promise<boolean> =>
  (await receivedAt(db, order)) !== null;

/** [OR41] Notes that a device has drawn an order; true = the first one has. The order itself is not changed. */
export async function noteReceipt(
  trx: Trx,
  { id, brand }: Receivable,
  { staffId, now }: { readonly staffId: string; readonly now: number },
): Promise<boolean> {
  const noted = await trx
    .insertInto('order_receipts')
    .values({ order_id: id, brand, staff_id: staffId, at: now })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .returning('order_id')
    .executeTakeFirst();
  return noted !== undefined;
}
