import type { BasisPoints, Minor } from './currency.ts';

const WHOLE = 10_000;

/** [MO3] numerator ÷ denominator as a whole number, halves up (towards +∞). Exact: no float quotient is rounded. */
export function divideHalfUp(numerator: number | bigint, denominator: number): number {
  if (typeof numerator === 'bigint' || !Number.isSafeInteger(numerator)) {
    return Number(divideBig(BigInt(numerator), BigInt(denominator)));
  }
  const rest = ((numerator % denominator) + denominator) % denominator;
  const floor = (numerator - rest) / denominator;
  return rest * 2 >= denominator ? floor + 1 : floor;
}

function divideBig(numerator: bigint, denominator: bigint): bigint {
  const rest = ((numerator % denominator) + denominator) % denominator;
  const floor = (numerator - rest) / denominator;
  return rest * 2n >= denominator ? floor + 1n : floor;
}

/** [MO4] The part of an amount that a rate names, in whole minor units, halves up: 8 % of 12.345 is 988. */
export function applyRate(amount: Minor, rate: BasisPoints): Minor {
  const product = amount * rate;
  return divideHalfUp(Number.isSafeInteger(product) ? product : BigInt(amount) * BigInt(rate), WHOLE);
}

/** [MO7] Whether a number is an amount we can count with: whole, and small enough to be exact. */
export function isMinor(n: number): boolean {
  return Number.isSafeInteger(n);
}
