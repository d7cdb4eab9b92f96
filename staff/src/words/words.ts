import { setupI18n } from '@lingui/core';
import type { Language } from '@mam/contract/http/language.ts';
import { withForms } from '@mam/ui/count-forms.ts';
import { create } from 'zustand';
import type vi from './vi.json';

export type WordKey = keyof typeof vi;
export type Values = Readonly<Record<string, string | number>>;
/** Says a sentence in one language. */
export type Say = (key: WordKey, values?: Values) => string;

const catalogues: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  vi: () => import('./vi.json'),
  en: () => import('./en.json'),
  de: () => import('./de.json'),
};

/** Loads one language and answers its voice. */
export async function sayIn(language: Language): Promise<Say> {
  const { default: messages } = await catalogues[language]();
  const voice = setupI18n({ locale: language, messages: { [language]: messages } });
  return (key, values = {}) => voice._(key, withForms(language, values));
}

interface Voice {
  readonly language: Language;
  readonly say: Say;
}

const useVoice = create<Voice>()(() => ({ language: 'vi', say: (key) => key }));

/** Switches the words on screen; the old ones stay until the new are here. */
export async function speak(language: Language): Promise<void> {
  const say = await sayIn(language);
  document.documentElement.lang = language;
  useVoice.setState({ language, say });
}

/** The language on screen, outside of components. */
export function spokenLanguage(): Language {
  return useVoice.getState().language;
}

/** The words on screen, outside of components: a toast after an action. */
export function say(key: WordKey, values?: Values): string {
  return useVoice.getState().say(key, values);
}

export function useSay(): Say {
  return useVoice((voice) => voice.say);
}

export function useLanguage(): Language {
  return useVoice((voice) => voice.language);
}
