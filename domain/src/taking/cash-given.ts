import type { Currency, Minor } from '../money/currency.ts';

/** The least note or coin somebody reaches for to round up, by how many decimals a currency has. */
const leastNote = ({ decimals }: Currency): Minor => (decimals === 0 ? 10_000 : 100);
/** as notes go, in least ones: 10.000đ, 50.000đ, 100.000đ, 500.000đ; 1 €, 5 €, 10 €, 50 € */
const NOTES = [1, 5, 10, 50];

/** [OR133] The sums a guest is likely to give for a total: rounded up to each note. The exact one needs no change, so no tap. */
export function cashOffers(total: Minor, currency: Currency): readonly Minor[] {
  if (total <= 0) return [];
  const sums = NOTES.map((times) => {
    const note = leastNote(currency) * times;
    return Math.ceil(total / note) * note;
  });
  return [...new Set(sums)].filter((sum) => sum > total);
}

/** [OR133] The change for what a guest gave; null = it is not enough. */
export const changeFor = (total: Minor, given: Minor): Minor | null =>
  given >= total ? given - total : null;
