import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';

/** no date is later, and none as much before 1970 */
const LATEST = 8.64e15;

/** The entries of a list of the wire; one that is nothing is left out, and what is no list is empty. */
export const entriesOf = <T>(value: readonly (T | null)[] | null | undefined): readonly NonNullable<T>[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'object' && entry !== null) : [];

/** The texts of a list of the wire. */
export const readTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/** A text, or '' for what is none. */
export const textOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');

/** To the nearest whole number of `scale` parts; 0 for what is no number. */
export function whole(value: unknown, scale: number): number {
  const scaled = typeof value === 'number' ? Math.round(value * scale) : 0;
  return Number.isSafeInteger(scaled) ? scaled + 0 : 0;
}

/** A moment in ms; null for what is none. */
export function readTime(seconds: unknown): EpochMs | null {
  if (typeof seconds !== 'number') return null;
  const at = seconds * 1000;
  return Math.abs(at) <= LATEST ? at : null;
}

/** Reads amounts of the main unit as minor units; 0 for what is no amount. */
export const amountsIn =
  ({ decimals }: Currency) =>
  (value: unknown): Minor =>
    whole(value, 10 ** decimals);
