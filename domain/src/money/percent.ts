import type { BasisPoints } from './currency.ts';
import { decimalMark, type Language } from './language.ts';

/** [MO5] A rate of basis points for reading: "8%", "12,5%"; German writes a no-break space before the sign. */
export function formatRate(rate: BasisPoints, language: Language): string {
  const whole = Math.floor(rate / 100);
  const fraction = String(rate % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  const number = fraction === '' ? String(whole) : whole + decimalMark(language) + fraction;
  return language === 'de' ? `${number}\u00a0%` : `${number}%`;
}
