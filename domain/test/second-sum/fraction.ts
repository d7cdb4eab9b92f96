/** An exact number: n ÷ d, the denominator positive. Not kept in lowest terms, nothing is ever rounded. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

export const NO_FRACTION: Fraction = { n: 0n, d: 1n };

export function fraction(n: number | bigint, d: number | bigint = 1): Fraction {
  return { n: BigInt(n), d: BigInt(d) };
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return a.d === b.d ? { n: a.n + b.n, d: a.d } : { n: a.n * b.d + b.n * a.d, d: a.d * b.d };
}

export function minus(a: Fraction, b: Fraction): Fraction {
  return plus(a, { n: -b.n, d: b.d });
}

export function multipliedFraction(a: Fraction, b: Fraction): Fraction {
  return { n: a.n * b.n, d: a.d * b.d };
}

export function isLess(a: Fraction, b: Fraction): boolean {
  return a.n * b.d < b.n * a.d;
}

export function smaller(a: Fraction, b: Fraction): Fraction {
  return isLess(b, a) ? b : a;
}

export function larger(a: Fraction, b: Fraction): Fraction {
  return isLess(a, b) ? b : a;
}

export function addedFractions(list: readonly Fraction[]): Fraction {
  return list.reduce(plus, NO_FRACTION);
}

/** The nearest whole number; exactly between two, the larger one. */
function nearest({ n, d }: Fraction): bigint {
  const doubled = 2n * n + d;
  const whole = doubled / (2n * d);
  return doubled < 0n && whole * 2n * d !== doubled ? whole - 1n : whole;
}

/** [MO3] The nearest amount a currency can pay, halves up. */
export function payable(exact: Fraction, decimals: number): Fraction {
  const unit = 10n ** BigInt(decimals);
  return { n: nearest({ n: exact.n * unit, d: exact.d }), d: unit };
}

/** So many of a currency's smallest unit; throws where it is not a whole number of them. */
export function inSmallest({ n, d }: Fraction, decimals: number): number {
  const scaled = n * 10n ** BigInt(decimals);
  if (scaled % d !== 0n) throw new RangeError(`${n}/${d} cannot be paid with ${decimals} decimals`);
  return Number(scaled / d);
}
