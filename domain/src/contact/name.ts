import type { Language } from '../money/language.ts';
import { NAME_LENGTH } from './limits.ts';
import { cleanText, isWithin, visibleCharacters } from './text.ts';

/** [CT6] The name of somebody who has not told us theirs. */
export const SAMPLE_NAMES: Readonly<Record<Language, string>> = {
  vi: 'Khách hàng',
  en: 'Guest',
  de: 'Gast',
};

/** [CT5] [CT6] Whether a courier can call somebody by it: more than one visible character, and not the sample. */
export function isRecipientName(name: string): boolean {
  return visibleCharacters(withoutSampleName(name)) > 1;
}

/** [CT6] A name, or nothing when it is only the sample. */
export function withoutSampleName(name: string): string {
  const clean = cleanText(name);
  const same = (sample: string): boolean => sample.toLowerCase() === clean.toLowerCase();
  return Object.values(SAMPLE_NAMES).some(same) ? '' : clean;
}

export type NameRefusal =
  | { readonly refused: 'NAME_REQUIRED' }
  /** limit = visible characters */
  | { readonly refused: 'NAME_TOO_LONG'; readonly limit: number };

/** [TB20] The fault of a guest's name at a table, by which the staff call them; null = none. */
export function nameAtTable(name: string): NameRefusal | null {
  const own = withoutSampleName(name);
  if (own === '') return { refused: 'NAME_REQUIRED' };
  return isWithin(own, NAME_LENGTH) ? null : { refused: 'NAME_TOO_LONG', limit: NAME_LENGTH };
}
