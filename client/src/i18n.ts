import { type Messages, setupI18n } from '@lingui/core';
import type { Language } from '@mam/contract/http/language.ts';
import { withForms } from '@mam/ui/count-forms.ts';
import { useSyncExternalStore } from 'react';
import { lateFile } from './late-file.ts';

/** Files of words, one a language, each with the tables of several areas by their names. */
type Files<Tables> = Readonly<Record<Language, () => Promise<Tables>>>;

/** The words of one part of the app, loaded with the screen that needs them. */
export interface WordArea<Key extends string> {
  readonly name: string;
  readonly files: Files<unknown>;
  /** only for the types: the keys of this area */
  readonly key?: Key;
}

export type Say<Key extends string> = (key: Key, values?: Record<string, string | number>) => string;

const catalogue = setupI18n({ missing: (_, id) => id.slice(id.indexOf('.') + 1) });
const areas = new Map<string, WordArea<string>>();
const loaded = new Set<string>();
const listeners = new Set<() => void>();
let current: Language = 'en';

export function wordArea<Name extends keyof Tables & string, Tables>(
  name: Name,
  files: Files<Tables>,
): WordArea<keyof Tables[Name] & string> {
  return { name, files };
}

/** The build turns the JSON files into compiled messages, see ui/build/compiled-words.ts. */
async function loadMessages(area: WordArea<string>, language: Language): Promise<Messages> {
  const tables = await lateFile(area.files[language]);
  return (tables as Readonly<Record<string, Messages>>)[area.name] ?? {};
}

async function loadArea(area: WordArea<string>, language: Language): Promise<void> {
  areas.set(area.name, area);
  const id = `${language}/${area.name}`;
  if (loaded.has(id)) return;
  const table = await loadMessages(area, language);
  loaded.add(id);
  const prefixed = Object.entries(table).map(([key, message]) => [`${area.name}.${key}`, message]);
  catalogue.load(language, Object.fromEntries(prefixed) as Messages);
}

/** Makes the words of these areas ready in the language on screen. */
export async function loadWords(wanted: readonly WordArea<string>[]): Promise<void> {
  let language: Language;
  do {
    language = current;
    await Promise.all(wanted.map((area) => loadArea(area, language)));
  } while (language !== current); // the language changed while a table was on its way
}

/** The language to load words in, before anything is on screen: no table of another language is fetched. */
export function beginIn(language: Language): void {
  current = language;
}

/** The words of an area in a language that need not be the one on screen. */
export async function wordsIn<Key extends string>(
  area: WordArea<Key>,
  language: Language,
): Promise<Say<Key>> {
  const messages = await loadMessages(area, language);
  const other = setupI18n({ locale: language, messages: { [language]: messages } });
  return (key, values = {}) => other._(key, withForms(language, values));
}

/** Switches every text at once: first all tables in use and those of `first`, then the language. */
export async function changeLanguage(
  language: Language,
  first: readonly WordArea<string>[] = [],
): Promise<void> {
  await Promise.all([...areas.values(), ...first].map((area) => loadArea(area, language)));
  current = language;
  catalogue.activate(language);
  for (const listener of listeners) listener();
}

export function currentLanguage(): Language {
  return current;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage, currentLanguage);
}

const speakers = new Map<string, Say<string>>();

function speaker(area: WordArea<string>, language: Language): Say<string> {
  const id = `${language}/${area.name}`;
  const known = speakers.get(id);
  if (known) return known;
  const made: Say<string> = (key, values = {}) =>
    catalogue.t({ id: `${area.name}.${key}`, values: withForms(language, values) });
  speakers.set(id, made);
  return made;
}

/** The words of an area in the language on screen; the screen's loader has fetched them before it renders. */
export function useWords<Key extends string>(area: WordArea<Key>): Say<Key> {
  return speaker(area, useLanguage()) as Say<Key>;
}

/** The same outside of components: for a toast after an action. */
export function say<Key extends string>(
  area: WordArea<Key>,
  key: NoInfer<Key>,
  values?: Record<string, string | number>,
): string {
  return speaker(area, current)(key, values);
}
