import type { Language } from './language.ts';

/** So many of one unit are said, then the next larger one is. */
const MOST = 120;

/** How long one has to wait, never too short: "45 giây", "50 phút", "24 giờ". */
export function timeInWords(seconds: number, language: Language): string {
  const inUnit = (count: number, unit: 'second' | 'minute' | 'hour') =>
    Math.ceil(count).toLocaleString(language, { style: 'unit', unit, unitDisplay: 'long' });
  if (seconds < MOST) return inUnit(seconds, 'second');
  return seconds < MOST * 60 ? inUnit(seconds / 60, 'minute') : inUnit(seconds / 3600, 'hour');
}
