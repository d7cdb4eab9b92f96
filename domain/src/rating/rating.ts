import type { OrderRating } from '../order/order.ts';
import { buyerRights, type OrderStatus, STATUSES, statusGroup } from '../order/status.ts';

/** Visible characters of what is said beside the stars [RA3]. */
export const FEEDBACK_LENGTH = 500;

export const SCORES = [1, 2, 3, 4, 5] as const;
export type Score = (typeof SCORES)[number];

/** [RA2] One to five whole stars. */
export const isScore = (value: number): value is Score => SCORES.some((score) => score === value);

/** [RA1] A completed order that has no rating yet may be rated, by its buyer. */
export function mayRate(order: {
  readonly status: OrderStatus | null;
  readonly rating: object | null;
  readonly mine: boolean;
}): boolean {
  return order.mine && order.rating === null && buyerRights(statusGroup(order.status)).mayRate;
}

/** [RA1] Every status in which an order may be rated. */
export const RATEABLE: readonly OrderStatus[] = STATUSES.filter((status) =>
  mayRate({ status, rating: null, mine: true }),
);

/** [RA4] Whether two ratings say the same: then the second is the first, sent again. */
export function isSameRating(one: OrderRating, other: OrderRating): boolean {
  if (one.score !== other.score || one.feedback !== other.feedback) return false;
  if (one.dishes.length !== other.dishes.length) return false;
  const liked = new Map(one.dishes.map((dish) => [dish.itemId, dish.liked]));
  return other.dishes.every((dish) => liked.get(dish.itemId) === dish.liked);
}

/** How many ratings a store needs before their average is shown. */
const ENOUGH = 5;

/** [RA5] The average of a store's ratings in tenths of a star, halves up; null = too few to say anything. */
export function averageTenths({
  count,
  stars,
}: {
  readonly count: number;
  readonly stars: number;
}): number | null {
  return count < ENOUGH ? null : Math.floor((stars * 20 + count) / (2 * count));
}
