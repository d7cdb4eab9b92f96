import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import type { Kysely } from 'kysely';
import type { Trx } from '../../db/dialect.ts';
import type { OrderReceiptRow } from '../../db/tables/order-tables.ts';
import type { Tables } from '../../db/tables.ts';

type Receivable = Pick<PlacedOrder, 'id' | 'brand'>;

/** The receiver of an order: a device with somebody signed in, or a printer. */
export type Receiver =
  | { readonly kind: 'device'; readonly staffId: string }
  | { readonly kind: 'printer'; readonly staffId: '' };

/** [OR41] When the first device or printer of the restaurant had an order; null = none has. */
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

export type ReceiptWithName = OrderReceiptRow & { readonly staff_name: string | null };

/** The receipts of some orders, by the order's id, with the name of whose device it was. */
export async function receiptsOfOrders(
  db: Kysely<Tables>,
  brand: string,
  ids: readonly string[],
): Promise<Map<string, ReceiptWithName>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_receipts')
    .leftJoin('staff', 'staff.id', 'order_receipts.staff_id')
    .selectAll('order_receipts')
    .select('staff.name as staff_name')
    .where('order_receipts.order_id', 'in', ids)
    .where('order_receipts.brand', '=', brand)
    .execute();
  return new Map(rows.map((row) => [row.order_id, row]));
}

/** [OR41] Notes that an order was received; true = nothing had received it before. The order itself is not changed. */
export async function noteReceipt(
  trx: Trx,
  { id, brand }: Receivable,
  { by, now }: { readonly by: Receiver; readonly now: number },
): Promise<boolean> {
  const noted = await trx
    .insertInto('order_receipts')
    .values({ order_id: id, brand, kind: by.kind, staff_id: by.staffId, at: now })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .returning('order_id')
    .executeTakeFirst();
  return noted !== undefined;
}
