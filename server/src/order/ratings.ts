import type { OrderRatingWire } from '@mam/contract/order/order-fields.schema.ts';
import type { OrderRating } from '@mam/domain/order/order.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import type { Kysely } from 'kysely';
import type { OrderRatingRow } from '../db/tables/order-tables.ts';
import type { Tables } from '../db/tables.ts';

/** [RA1] By order what was said of it; those of which nothing was said are not among them. */
export async function ratingsOfOrders(
  db: Kysely<Tables>,
  orders: readonly Pick<PlacedOrder, 'id'>[],
): Promise<Map<string, OrderRatingRow>> {
  if (orders.length === 0) return new Map();
  const ids = orders.map(({ id }) => id);
  const rows = await db.selectFrom('order_ratings').selectAll().where('order_id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.order_id, row]));
}

const parseRatedDishes = ({ dishes }: Pick<OrderRatingRow, 'dishes'>) =>
  JSON.parse(dishes) as OrderRating['dishes'];

export const ratingOfRow = (row: OrderRatingRow): OrderRating => ({
  score: row.score,
  feedback: row.feedback,
  dishes: parseRatedDishes(row),
});

/** [RA6] As it is read; shown: by its buyer or the restaurant, everybody else reads the stars alone. */
export function ratingWire(row: OrderRatingRow | undefined, shown: boolean): OrderRatingWire | null {
  if (!row) return null;
  const { order_id: id, score, feedback } = row;
  if (!shown) return { _id: id, score, feedback: '', dishes: [] };
  return {
    _id: id,
    score,
    feedback,
    dishes: parseRatedDishes(row).map(({ itemId, liked }) => ({ item_id: itemId, liked })),
  };
}
