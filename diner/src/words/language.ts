export type Language = 'vi' | 'en' | 'de';

const BROWSER_LANGUAGES: ReadonlyArray<readonly [RegExp, Language]> = [
  [/^vi(-|$)/i, 'vi'],
  [/^en(-|$)/i, 'en'],
];

/** What decides the language, strongest first; null = says nothing. */
export interface LanguageHints {
  /** `lang` in the address: vi or en count, anything else does not */
  readonly address: string | null;
  /** German stores speak German */
  readonly store: 'de' | null;
  readonly saved: Language | null;
  readonly browser: string | undefined;
}

/** The language of the screen: address, store, what was chosen before, browser, else English. */
export function decideLanguage({ address, store, saved, browser }: LanguageHints): Language {
  if (address === 'vi' || address === 'en') return address;
  if (store) return store;
  if (saved) return saved;
  return BROWSER_LANGUAGES.find(([tag]) => tag.test(browser ?? ''))?.[1] ?? 'en';
}
