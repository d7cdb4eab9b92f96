import type { BasisPoints } from '../money/currency.ts';
import type { QuoteShare } from '../pricing/amounts.ts';
import { isIn, type Session } from './session.ts';

/** What a brand promises to people who order together. */
export interface GroupOrderPromotion {
  readonly code: string;
  readonly people: number;
  /** off the dishes */
  readonly items: BasisPoints;
  /** off the delivery; 10000 = nobody pays for it */
  readonly delivery: BasisPoints;
}

/** [GO12] [GO24] How many people count: in, with something confirmed in the cart, each phone once; who has none does not. */
export function peopleCounted(
  sessions: readonly Pick<Session, 'status' | 'banned' | 'itemCount' | 'phoneKey'>[],
): number {
  const counted = sessions.filter(
    (one) => isIn(one) && one.status === 2 && one.itemCount > 0 && one.phoneKey !== '',
  );
  return new Set(counted.map(({ phoneKey }) => phoneKey)).size;
}

/** [GO12] The promotion that so many people have earned: of those they are enough for, the one that asks for the most. */
export function promotionFor(
  promotions: readonly GroupOrderPromotion[],
  people: number,
): GroupOrderPromotion | null {
  return promotions
    .filter((promotion) => promotion.people <= people)
    .reduce<GroupOrderPromotion | null>(
      (best, one) => (best === null || one.people > best.people ? one : best),
      null,
    );
}

/** [GO12] The next promotion, and how many people it still lacks. */
export function nextPromotion(
  promotions: readonly GroupOrderPromotion[],
  people: number,
): { readonly promotion: GroupOrderPromotion; readonly missing: number } | null {
  const [next] = promotions
    .filter((promotion) => promotion.people > people)
    .sort((a, b) => a.people - b.people);
  return next ? { promotion: next, missing: next.people - people } : null;
}

/** [PR10] What a promotion takes off a bill. */
export const shareOf = ({ items, delivery }: GroupOrderPromotion): QuoteShare => ({ items, delivery });
