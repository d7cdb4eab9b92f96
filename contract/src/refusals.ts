import type { Language } from './http/language.ts';
import { type RefusalParams, wordRefusal } from './http/refusal-text.ts';
import { REFUSALS as de } from './refusals.de.ts';
import { REFUSALS as en } from './refusals.en.ts';
import { REFUSALS as vi } from './refusals.vi.ts';

/** Every code that has a sentence. */
export type RefusalCode = keyof typeof vi;

const TEXTS = { vi, en, de };

/** The sentence of a refusal in a language. All three languages: for the server; the apps load one file. */
export function refusalText(code: RefusalCode, params: RefusalParams, language: Language): string {
  return wordRefusal(TEXTS[language], code, params, language);
}
