import type { BasisPoints, Minor } from '../money/currency.ts';
import { divideHalfUp } from '../money/round.ts';

const WHOLE = 10_000;

/** [ME3] The price of a dish: its list price less its discount, halves up; a free dish costs 0. */
export function salePrice(list: Minor, discount: BasisPoints, free: boolean): Minor {
  return free ? 0 : divideHalfUp(list * (WHOLE - discount), WHOLE);
}
