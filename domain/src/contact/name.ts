import type { Language } from '../money/language.ts';
import { cleanText, graphemes } from './text.ts';

/** [CT6] The name of somebody who has not told us theirs. */
export const SAMPLE_NAMES: Readonly<Record<Language, string>> = {
  vi: 'Khách hàng',
  en: 'Guest',
  de: 'Gast',
};

/** [CT5] Whether a courier can call somebody by it: more than one visible character. */
export function isRecipientName(name: string): boolean {
  return graphemes(cleanText(name)) > 1;
}

/** [CT6] A name, or nothing when it is only the sample. */
export function withoutSampleName(name: string): string {
  const clean = cleanText(name);
  const same = (sample: string): boolean => sample.toLowerCase() === clean.toLowerCase();
  return Object.values(SAMPLE_NAMES).some(same) ? '' : clean;
}
