import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { NOT_ON_BOARD } from '@mam/domain/order/status.ts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { ordersOf } from './rows.ts';

/** [PA22] [PA49] Orders nobody has paid since a moment, and that hold no money or wait for shares; the oldest first. */
export async function unpaidSince(db: Kysely<Tables>, before: number, most: number): Promise<PlacedOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    // said so that the small index of these orders is used
    .where(sql<boolean>`status = 'WAIT_PAYMENT'`)
    .where('created_at', '<=', before)
    .where(sql<boolean>`(captured = refunded or shares > 0)`)
    .orderBy('created_at')
    .limit(most)
    .execute();
  return ordersOf(rows);
}

/** [OR39] Orders whose time to be answered may be over, the longest due first. */
export async function waitingOrders(db: Kysely<Tables>, now: number, most: number): Promise<PlacedOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('look_at', '<=', now)
    .orderBy('look_at')
    .limit(most)
    .execute();
  return ordersOf(rows);
}

/** [OR115] Orders whose diner has not answered a change in time, the longest due first. */
export async function askedInVain(db: Kysely<Tables>, now: number, most: number): Promise<PlacedOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('asked_until', '<=', now)
    .orderBy('asked_until')
    .limit(most)
    .execute();
  return ordersOf(rows);
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

/** Open orders unchanged since a moment, the last changed first, so that a stuck one keeps nobody waiting. */
export async function unchangedSince(
  db: Kysely<Tables>,
  before: number,
  most: number,
): Promise<PlacedOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('status', 'not in', NOT_ON_BOARD)
    .where('updated_at', '<=', before)
    .orderBy('updated_at', 'desc')
    .limit(most)
    .execute();
  return ordersOf(rows);
}
