import type { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';
import type { Context } from '../context.ts';
import type { OrderRow } from '../db/order-tables.ts';
import { answerWire } from './answer-wire.ts';
import { codeOfHash } from './hash.ts';
import { orderDetail, type WholeOrder } from './order-detail.ts';
import { linesOfOrder, orderByHash, stepsOfOrders } from './queries.ts';
import { ratingsOfOrders } from './ratings.ts';

/** The order a link leads to. */
export async function findOrder({ database }: Context, hash: string): Promise<OrderRow | undefined> {
  const code = codeOfHash(hash);
  return code === null ? undefined : orderByHash(database.read, code, hash);
}

/** An order with everything that is read of it. */
export async function wholeOrder(context: Context, order: OrderRow): Promise<WholeOrder> {
  const { read } = context.database;
  const lines = await linesOfOrder(read, order.brand, order.id);
  const steps = await stepsOfOrders(read, order.brand, [order.id]);
  const rating = (await ratingsOfOrders(read, [order])).get(order.id);
  return { order, lines, steps, rating, answer: await answerWire(context, order) };
}

/** An order as whoever may act on it reads it. */
export const ownDetail = async (context: Context, order: OrderRow): Promise<OrderDetail> =>
  orderDetail(await wholeOrder(context, order), { mine: true, shown: true });

/** [OR35] The diner who placed it; of an order that staff took for a caller, whoever holds its link. */
export const isBuyer = (order: OrderRow, diner: { readonly uid: string } | null | undefined): boolean =>
  order.uid === null || order.uid === diner?.uid;
