import type { OrderRating } from '../order/order.ts';
import { flagsOf, type OrderStatus, statusGroup } from '../order/status.ts';

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
  return order.mine && order.rating === null && flagsOf(statusGroup(order.status)).mayRate;
}

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

const GOOD = ['tasty', 'fast', 'friendly', 'packed_well'] as const;
const BAD = ['late', 'cold', 'missing', 'not_as_noted', 'bland', 'salty', 'small', 'packed_badly'] as const;

/** What a diner may tap instead of writing it. */
export type Reason = (typeof GOOD)[number] | (typeof BAD)[number];

/** [RA7] Reasons that fit the stars: what was good from four on, what was not below. */
export function reasonsFor(score: number): readonly Reason[] {
  return score >= 4 ? GOOD : BAD;
}

const sentence = (words: string) => `${words}.`;

/** Where a sentence stands in a text as one of its own, not as the end of another; -1 = nowhere. */
function placeOf(text: string, words: string): number {
  const wanted = sentence(words);
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1))
    if (at === 0 || /\s/.test(text[at - 1] ?? '')) return at;
  return -1;
}

/** [RA7] Whether a reason is told already. */
export const tells = (text: string, words: string): boolean => placeOf(text, words) >= 0;

/** [RA7] A reason that is tapped comes into the text, tapped again it goes; what was typed by hand stays. */
export function toggleReason(text: string, words: string): string {
  const at = placeOf(text, words);
  if (at < 0) return text.trim() === '' ? sentence(words) : `${text.trimEnd()} ${sentence(words)}`;
  const [before, after] = [text.slice(0, at), text.slice(at + sentence(words).length)];
  return before === '' ? after.trimStart() : after === '' ? before.trimEnd() : before.trimEnd() + after;
}
