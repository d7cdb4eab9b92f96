import { type Say as SayOf, say as sayOf, useWords, wordArea, wordsIn } from '@mam/client/i18n.ts';
import type { Language } from '@mam/contract/http/language.ts';
import type vi from './change/vi.json';

/** Says a sentence about changing an order. */
export type SayChange = SayOf<keyof typeof vi>;

/** The words of changing an order and of picking a dish for it, fetched with their sheet: most never open it. */
export const changeArea = wordArea('change', {
  vi: async () => ({ change: (await import('./change/vi.json')).default }),
  en: async () => ({ change: (await import('./change/en.json')).default }),
  de: async () => ({ change: (await import('./change/de.json')).default }),
});

export const useSayChange = (): SayChange => useWords(changeArea);

/** Outside of components. */
export const sayChange: SayChange = (key, values) => sayOf(changeArea, key, values);

/** The same in a language that need not be the one on screen: that of the store's diners. */
export const sayChangeIn = (language: Language): Promise<SayChange> => wordsIn(changeArea, language);
