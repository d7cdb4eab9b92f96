import { isBuyer } from '@mam/domain/order/buyer.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import type { Context } from '../context.ts';
import { type Refused, refuse } from '../http/answer.ts';
import type { Diner } from '../http/caller/principal.ts';
import { openedOrderIds } from './further-buyers.ts';
import { codeOfHash } from './hash.ts';
import { orderByHash } from './queries.ts';

/** The order a hash opens; undefined = there is none. */
export async function findOrder(
  { database }: Pick<Context, 'database'>,
  hash: string,
): Promise<PlacedOrder | undefined> {
  const code = codeOfHash(hash);
  return code === null ? undefined : orderByHash(database.read, code, hash);
}

/** [OR60] [OR80] Whether an order is a diner's; null = who gives no name. */
export async function isBuyersOrder(
  { database }: Pick<Context, 'database'>,
  order: PlacedOrder,
  uid: string | null,
): Promise<boolean> {
  if (isBuyer(order.uid, uid) || uid === null) return isBuyer(order.uid, uid);
  return isBuyer(order.uid, uid, (await openedOrderIds(database.read, uid, [order])).has(order.id));
}

/** [OR60] The order of a hash, for whoever may act on it: 404 unknown, 403 somebody else's. */
export async function buyersOrder(
  context: Pick<Context, 'database'>,
  hash: string,
  { uid }: Diner,
): Promise<PlacedOrder | Refused> {
  const order = await findOrder(context, hash);
  if (!order) return refuse('UNKNOWN');
  return (await isBuyersOrder(context, order, uid)) ? order : refuse('NOT_YOURS');
}
