import type { RefusalCode } from '@mam/contract/refusals.ts';
import type { StaffOrder } from '@mam/contract/staff/board.schema.ts';
import type { Context } from '../context.ts';
import type { OrderRow } from '../db/tables/order-tables.ts';
import { type Answer, isRefused, ok, type Refused, refuse } from '../http/answer.ts';
import { orderByCode } from '../order/queries.ts';
import { staffOrders } from './staff-order.ts';

/** Refusals that say how the order stands now, so that the board can show it at once. */
const TELLING: readonly RefusalCode[] = [
  'STALE',
  'WRONG_STATUS',
  'TRANSFER_UNCONFIRMED',
  'FEE_OPEN',
  'FEE_SETTLED',
];

/** The order as the kitchen reads it now; undefined = there is none. */
export async function orderNow(context: Context, brand: string, code: string) {
  const row = await orderByCode(context.database.read, brand, code);
  const [order] = row ? await staffOrders(context, brand, [row]) : [];
  return order;
}

/** The order as it is now, whether it was moved or not. */
export async function told<C extends RefusalCode>(
  context: Context,
  brand: string,
  code: string,
  moved: OrderRow | Refused<C>,
): Promise<Answer<StaffOrder, C>> {
  if (isRefused(moved)) return refusedWithOrder(context, brand, code, moved);
  const order = await orderNow(context, brand, code);
  return order ? ok(order) : refuse('UNKNOWN');
}

/** A refusal with how the order stands, where that is what it says. */
export async function refusedWithOrder<C extends RefusalCode>(
  context: Context,
  brand: string,
  code: string,
  refused: Refused<C>,
): Promise<Refused<C>> {
  if (!TELLING.includes(refused.refused)) return refused;
  const order = await orderNow(context, brand, code);
  return order ? refuse(refused.refused, { ...refused, order }) : refuse('UNKNOWN');
}
