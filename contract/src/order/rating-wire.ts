import type { OrderRating } from '@mam/domain/order/order.ts';
import type { OrderRatingWire } from './order-fields.schema.ts';

/** A rating from the wire before it is checked. */
interface OddRating {
  readonly score?: unknown;
  readonly feedback?: unknown;
  readonly dishes?: unknown;
}

/** Reads the rating of an order; null also where nobody can read it. */
export function ratingFromWire(wire: OrderRatingWire | OddRating | null | undefined): OrderRating | null {
  const { score, feedback, dishes }: OddRating = wire ?? {};
  if (typeof score !== 'number' || !Number.isInteger(score) || score < 1 || score > 5) return null;
  return {
    score,
    feedback: typeof feedback === 'string' ? feedback : '',
    dishes: (Array.isArray(dishes) ? dishes : []).flatMap(
      (dish: { item_id?: unknown; liked?: unknown } | null) =>
        typeof dish?.item_id === 'string' && typeof dish.liked === 'boolean'
          ? [{ itemId: dish.item_id, liked: dish.liked }]
          : [],
    ),
  };
}
