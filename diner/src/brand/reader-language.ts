import type { Language } from '@mam/contract/http/language.ts';
import { languageToRead, type StoreLanguages } from '@mam/domain/brand/languages.ts';
import { persist, persisted } from '../device/persisted.ts';

/** The language in the address as the visit began; later links do not carry it, and choosing another ends it. */
let asked = new URLSearchParams(globalThis.location?.search ?? '').get('lang');

/** [BR5] The language this reader reads at a store. */
export function readerLanguage(store: StoreLanguages): Language {
  const { locale: chosen } = persisted.getState().user;
  return languageToRead(store, { asked, chosen, wishes: navigator.languages });
}

/** The same as the visit begins: what its address asks for is from now on what was chosen. */
export function firstLanguage(store: StoreLanguages): Language {
  const language = readerLanguage(store);
  if (language === asked) persist('user', { locale: language });
  return language;
}

/** A language somebody has chosen stands above the one their link asked for. */
export function chooseLanguage(language: Language): void {
  asked = null;
  persist('user', { locale: language });
}
