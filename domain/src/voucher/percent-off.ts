import type { BasisPoints, Minor } from '../money/currency.ts';
import { applyRate } from '../money/round.ts';

/** The terms of a code that takes off a part of the items, up to a cap. */
export interface PercentTerms {
  readonly rate: BasisPoints;
  /** null = whatever it comes to */
  readonly atMost: Minor | null;
}

/** [VO3] [VO19] The amount a part of the items comes to. */
export const percentOff = (itemTotal: Minor, { rate, atMost }: PercentTerms): Minor =>
  Math.min(applyRate(itemTotal, rate), atMost ?? Number.MAX_SAFE_INTEGER);
