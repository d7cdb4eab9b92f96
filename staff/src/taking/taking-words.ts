import { loadWords, type Say as SayOf, useWords, wordArea } from '@mam/client/i18n.ts';
import type vi from '../words/taking/vi.json';

type TakingKey = keyof typeof vi;
/** Says a sentence of taking orders. */
export type SayTaking = SayOf<TakingKey>;

/** The words of taking orders, fetched with the screen: who never takes one needs none of them. */
export const takingWords = wordArea('taking', {
  vi: async () => ({ taking: (await import('../words/taking/vi.json')).default }),
  en: async () => ({ taking: (await import('../words/taking/en.json')).default }),
  de: async () => ({ taking: (await import('../words/taking/de.json')).default }),
});

export const useTakingWords = (): SayTaking => useWords(takingWords);

/** A part of the app as soon as it has these words; they are named here alone, so that the board carries none of it. */
export async function withTakingWords<Part>(part: Part): Promise<Part> {
  await loadWords([takingWords]);
  return part;
}
