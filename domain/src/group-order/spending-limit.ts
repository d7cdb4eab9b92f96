import type { Minor } from '../money/currency.ts';

export interface ToMeasure {
  /** the price of somebody's dishes, after the dishes' own discounts */
  readonly amount: Minor;
  /** for each; null = none was set */
  readonly limit: Minor | null;
  /** up to which amount the owner has let this one pass; 0 = nothing was said */
  readonly passed: Minor;
  readonly isOwner: boolean;
}

/** [GO22] By how much somebody is over what they may spend; 0 = they are not. The owner sets the limit and is not bound by it. */
export function overLimit({ amount, limit, passed, isOwner }: ToMeasure): Minor {
  if (limit === null || isOwner || amount <= passed) return 0;
  return Math.max(0, amount - limit);
}
