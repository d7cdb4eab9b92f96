export type Language = 'vi' | 'en' | 'de';

const BROWSER_LANGUAGES: ReadonlyArray<readonly [RegExp, Language]> = [
  [/^vi(-|$)/i, 'vi'],
  [/^en(-|$)/i, 'en'],
];

/** What decides the language, strongest first; null = says nothing. */
export interface LanguageHints {
  readonly address: 'vi' | 'en' | null;
  /** German stores speak German */
  readonly store: 'de' | null;
  readonly saved: Language | null;
  readonly browser: string | undefined;
}

/** The language an address asks for: vi or en, nothing else counts. */
export function askedLanguage(search: string): 'vi' | 'en' | null {
  const asked = new URLSearchParams(search).get('lang');
  return asked === 'vi' || asked === 'en' ? asked : null;
}

/** The language of the screen: address, store, what was chosen before, browser, else English. */
export function decideLanguage({ address, store, saved, browser }: LanguageHints): Language {
  if (address) return address;
  if (store) return store;
  if (saved) return saved;
  return BROWSER_LANGUAGES.find(([tag]) => tag.test(browser ?? ''))?.[1] ?? 'en';
}
