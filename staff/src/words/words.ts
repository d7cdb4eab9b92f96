import {
  changeLanguage,
  type Say as SayOf,
  say as sayOf,
  useWords,
  wordArea,
  wordsIn,
} from '@mam/client/i18n.ts';
import type { Language } from '@mam/contract/http/language.ts';
import type vi from './vi.json';

export type WordKey = keyof typeof vi;
/** Says a sentence in one language. */
export type Say = SayOf<WordKey>;

/** The app is small: its words are one area. */
const WORDS = wordArea('staff', {
  vi: async () => ({ staff: (await import('./vi.json')).default }),
  en: async () => ({ staff: (await import('./en.json')).default }),
  de: async () => ({ staff: (await import('./de.json')).default }),
});

/** Loads one language, which need not be the one on screen. */
export const sayIn = (language: Language): Promise<Say> => wordsIn(WORDS, language);

/** Switches the words on screen; the old ones stay until the new are here. */
export async function speak(language: Language): Promise<void> {
  await changeLanguage(language, [WORDS]);
  document.documentElement.lang = language;
}

/** The words on screen, outside of components: a toast after an action. */
export const say: Say = (key, values) => sayOf(WORDS, key, values);

export const useSay = (): Say => useWords(WORDS);
