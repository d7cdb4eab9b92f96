import type { DRIVER_REFUSES } from '@mam/contract/staff/refusals.ts';
import { type Driver, mayNameDriver } from '@mam/domain/order/driver.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import type { Kysely } from 'kysely';
import type { Trx } from '../db/dialect.ts';
import type { Tables } from '../db/tables.ts';
import { type Refused, refuse } from '../http/answer.ts';
import { updateOrder } from './queries.ts';
import { publishOrderEvent } from './topic.ts';

type NamedOrder = Pick<PlacedOrder, 'id' | 'brand'>;

/** [OR63] The drivers on the way with orders of one brand, by order id, where the restaurant has named one. */
export async function driversOfOrders(
  db: Kysely<Tables>,
  orders: readonly NamedOrder[],
): Promise<Map<string, Driver>> {
  const [one] = orders;
  if (!one) return new Map();
  const rows = await db
    .selectFrom('order_drivers')
    .select(['order_id', 'name', 'phone', 'link'])
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .where('brand', '=', one.brand)
    .execute();
  return new Map(rows.map(({ order_id: id, ...driver }) => [id, driver]));
}

/** [OR63] The driver on the way with an order; null = its restaurant has named none. */
export async function driverOfOrder(db: Kysely<Tables>, order: NamedOrder): Promise<Driver | null> {
  return (await driversOfOrders(db, [order])).get(order.id) ?? null;
}

/** [OR97] Forgets the driver of an order that they have given up. */
export async function forgetDriver(trx: Trx, { id, brand }: NamedOrder): Promise<void> {
  await trx.deleteFrom('order_drivers').where('order_id', '=', id).where('brand', '=', brand).execute();
}

interface Naming {
  /** the version of the order the restaurant saw */
  readonly version: number;
  readonly driver: Driver;
  readonly now: number;
}

/** [OR63] Names the driver, for the restaurant or a program of it; the last word stands. */
export async function nameDriver(
  trx: Trx,
  seen: PlacedOrder,
  { version, driver, now }: Naming,
): Promise<PlacedOrder | Refused<(typeof DRIVER_REFUSES)[number]>> {
  if (seen.version !== version) return refuse('STALE');
  const refusal = mayNameDriver({ status: seen.status, type: seen.kind });
  if (refusal) return refuse(refusal.refused);
  const order = await updateOrder(trx, seen, { updatedAt: now });
  if (!order) return refuse('STALE');
  const { id: order_id, brand } = order;
  await trx
    .insertInto('order_drivers')
    .values({ order_id, brand, ...driver, at: now })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ ...driver, at: now }))
    .execute();
  publishOrderEvent(trx, order, now);
  return order;
}
