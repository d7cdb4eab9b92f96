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

/** [GO12] How many people could count as soon as everybody who is in is done. */
export const peopleWhoCould = (
  sessions: readonly Pick<Session, 'status' | 'banned' | 'itemCount' | 'phoneKey'>[],
): number => peopleCounted(sessions.map((one) => (isIn(one) ? { ...one, status: 2, itemCount: 1 } : one)));

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

/** How a promotion stands for people who order together. */
export type PromotionStanding =
  /** [GO12] they have it */
  | { readonly stands: 'reached'; readonly promotion: GroupOrderPromotion }
  /** so many more are to come */
  | { readonly stands: 'people'; readonly promotion: GroupOrderPromotion; readonly missing: number }
  /** enough are in, so many of them are still to be done */
  | { readonly stands: 'done'; readonly promotion: GroupOrderPromotion; readonly missing: number }
  /** nobody can be done any more */
  | { readonly stands: 'lost'; readonly promotion: GroupOrderPromotion; readonly missing: number };

/**
 * [GO44] A promotion now: it is had, or something is lacking for it, people or only their word. counted: who counts
 * (GO12); here: who could; null = nothing is promised.
 */
export function promotionStanding(
  promotions: readonly GroupOrderPromotion[],
  {
    counted,
    here,
    choosing,
  }: { readonly counted: number; readonly here: number; readonly choosing: boolean },
): PromotionStanding | null {
  const reached = promotionFor(promotions, counted);
  if (reached) return { stands: 'reached', promotion: reached };
  const next = nextPromotion(promotions, counted);
  if (!next) return null;
  if (!choosing) return { stands: 'lost', ...next };
  const { promotion, missing } = next;
  if (here >= promotion.people) return { stands: 'done', promotion, missing };
  return { stands: 'people', promotion, missing: promotion.people - here };
}

/** [GO44] The promotion that is given away by ending the choosing now, though enough people are in; null = none is. */
export function promotionGivenUp(
  promotions: readonly GroupOrderPromotion[],
  { counted, here }: { readonly counted: number; readonly here: number },
): GroupOrderPromotion | null {
  const possible = promotionFor(promotions, here);
  return possible && possible.people > counted ? possible : null;
}

/** [PR10] What a promotion takes off a bill. */
export const shareOf = ({ items, delivery }: GroupOrderPromotion): QuoteShare => ({ items, delivery });
