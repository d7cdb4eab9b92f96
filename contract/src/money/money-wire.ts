import type { BasisPoints, Currency, Minor } from '@mam/domain/money/currency.ts';

/** An amount, rate or id of the wire that cannot be taken over; path says where it stood. */
export class WireError extends Error {
  readonly path: string;

  constructor(path: string, message: string) {
    super(message);
    this.path = path;
  }
}

/** Amount in the main unit (12.9) → whole minor units (1290). More decimals than the currency has are refused. */
export function fromWire(amount: number, currency: Currency, path = ''): Minor {
  const scale = 10 ** currency.decimals;
  const minor = Math.round(amount * scale);
  if (!Number.isSafeInteger(minor)) throw new WireError(path, 'is not an amount');
  // dividing back gives the very double the text was read as, so 12.345 € is told from 12.35 €
  if (minor / scale !== amount) throw new WireError(path, `has more than ${currency.decimals} decimals`);
  return minor + 0;
}

/** The same for an amount somebody typed: null for what the currency cannot have. */
export function minorFromTyped(amount: number, currency: Currency): Minor | null {
  try {
    return fromWire(amount, currency);
  } catch (fault) {
    if (fault instanceof WireError) return null;
    throw fault;
  }
}

/** Whole minor units (1290) → amount in the main unit (12.9). */
export function toWire(minor: Minor, currency: Currency): number {
  return minor / 10 ** currency.decimals;
}

/** Fraction (0.08) → whole basis points (800); finer rates are refused. */
export function rateFromWire(fraction: number, path = ''): BasisPoints {
  const rate = Math.round(fraction * 10_000);
  if (!Number.isSafeInteger(rate) || rate / 10_000 !== fraction)
    throw new WireError(path, 'is not a whole number of basis points (0.0825 is 825)');
  return rate + 0;
}

/** Whole basis points (800) → fraction (0.08). */
export function rateToWire(rate: BasisPoints): number {
  return rate / 10_000;
}
