import type { RATING_REFUSES } from '@mam/contract/rating/refusals.ts';
import type { OrderRating } from '@mam/domain/order/order.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { isSameRating, mayRate } from '@mam/domain/rating/rating.ts';
import type { Database } from '../db/database.ts';
import { type Refused, refuse } from '../http/answer.ts';
import { linesOfOrder, orderById } from '../order/queries.ts';
import { ratingOfRow } from '../order/ratings.ts';
import { publishOrderEvent } from '../order/topic.ts';
import { countRating, insertRating, ratingOfOrder } from './queries.ts';

/** Opinions of dishes this order had, one a dish, in the order of their names. */
function ofThisOrder(dishes: OrderRating['dishes'], ordered: ReadonlySet<string>): OrderRating['dishes'] {
  const known = new Map(
    dishes.filter(({ itemId }) => ordered.has(itemId)).map((dish) => [dish.itemId, dish]),
  );
  return [...known.values()].sort((a, b) => (a.itemId < b.itemId ? -1 : 1));
}

/**
 * [RA1] [RA4] The buyer's one rating of an order. Sent again it finds itself; another one is refused, and of many at
 * once one is kept. The sum of its store counts it in the same transaction; the order itself stays.
 */
export function rateOrder(
  database: Database,
  { brand, id }: Pick<PlacedOrder, 'brand' | 'id'>,
  { now, ...given }: OrderRating & { readonly now: number },
): Promise<PlacedOrder | Refused<(typeof RATING_REFUSES)[number]>> {
  return database.transaction(async (trx) => {
    const order = await orderById(trx, brand, id);
    if (!order) return refuse('UNKNOWN');
    if (!mayRate({ status: order.status, rating: null, mine: true })) return refuse('NOT_RATEABLE');
    const ordered = new Set((await linesOfOrder(trx, brand, id)).map(({ item_id: item }) => item));
    const rating = { ...given, dishes: ofThisOrder(given.dishes, ordered) };
    if (await insertRating(trx, order, rating, now)) {
      await countRating(trx, order, rating.score);
      publishOrderEvent(trx, order, now);
      return order;
    }
    const first = await ratingOfOrder(trx, order);
    return first && isSameRating(ratingOfRow(first), rating) ? order : refuse('ALREADY_RATED');
  });
}
