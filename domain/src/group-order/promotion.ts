import type { ReadLine } from '../cart/read-cart.ts';
import type { Menu } from '../menu/menu.ts';
import type { BasisPoints } from '../money/currency.ts';
import type { QuoteShare } from '../pricing/amounts.ts';
import { isIn, type Session } from './session.ts';

/** A brand's promise to people who order together. */
export interface GroupOrderPromotion {
  readonly code: string;
  readonly people: number;
  /** off the dishes */
  readonly items: BasisPoints;
  /** off the delivery; 10000 = nobody pays for it */
  readonly delivery: BasisPoints;
}

/** Somebody's place as far as it says whether they can count for a promotion. */
export interface PhonedSeat extends Pick<Session, 'status' | 'isBanned' | 'itemCount'> {
  /** the same for one number however it is dialled; '' = a guest without a phone */
  readonly phoneKey: string;
}

/** The same, and how many meals of theirs are ordered with it. */
export interface Eater extends PhonedSeat {
  readonly meals: number;
}

/**
 * [GO45] How many dishes of somebody's cart are meals: they cost something and are not only eaten beside others. A dish the
 * menu no longer knows was one.
 */
export function mealsIn(read: readonly ReadLine[], { categories }: Pick<Menu, 'categories'>): number {
  const beside = new Set(categories.filter(({ sideDish }) => sideDish).map(({ id }) => id));
  const isMeal = ({ dish, combo, unit }: ReadLine) => {
    if (dish === null && combo === null) return true;
    return unit > 0 && !(dish && (dish.sideDish || beside.has(dish.categoryId)));
  };
  return read.filter(isMeal).reduce((sum, { line }) => sum + line.quantity, 0);
}

/** [GO12] [GO45] Why somebody who is in does not count for a promotion. */
export type NotCounted = 'NO_PHONE' | 'CHOOSING' | 'NO_MEAL' | 'SAME_PHONE';

/** [GO12] [GO24] [GO45] The same for everybody who is in, in the order in which they came; null = they count. */
export function notCounted<E extends Eater>(eaters: readonly E[]): ReadonlyMap<E, NotCounted | null> {
  const phones = new Set<string>();
  const reasonOf = ({ status, itemCount, phoneKey, meals }: E): NotCounted | null => {
    if (phoneKey === '') return 'NO_PHONE';
    if (status !== 2 || itemCount === 0) return 'CHOOSING';
    if (meals === 0) return 'NO_MEAL';
    if (phones.has(phoneKey)) return 'SAME_PHONE';
    phones.add(phoneKey);
    return null;
  };
  return new Map(eaters.filter(isIn).map((eater) => [eater, reasonOf(eater)]));
}

/** [GO45] Two members with one number: only the owner and the second of them are told, as it concerns nobody else. */
export const visibleNotCounted = (reason: NotCounted | null, isConcerned: boolean): NotCounted | null =>
  reason === 'SAME_PHONE' && !isConcerned ? null : reason;

/** [GO12] How many people count. */
export const peopleCounted = (eaters: readonly Eater[]): number =>
  [...notCounted(eaters).values()].filter((reason) => reason === null).length;

/** [GO12] How many people could count as soon as everybody who is in is done, with a meal. */
export const peopleWhoCould = (sessions: readonly PhonedSeat[]): number =>
  peopleCounted(
    sessions.map((one) => (isIn(one) ? { ...one, status: 2, itemCount: 1, meals: 1 } : { ...one, meals: 0 })),
  );

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
export type PromotionProgress =
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
export function promotionProgress(
  promotions: readonly GroupOrderPromotion[],
  {
    counted,
    here,
    choosing,
  }: { readonly counted: number; readonly here: number; readonly choosing: boolean },
): PromotionProgress | null {
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

/** [PR10] The rates a promotion takes off a bill. */
export const promotionRates = ({ items, delivery }: GroupOrderPromotion): QuoteShare => ({ items, delivery });
