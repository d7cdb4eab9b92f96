import type { Language } from '../money/language.ts';

/** The languages between a store and its guests. */
export interface StoreLanguages {
  /** the language of its staff's calls and messages, and of its guests where nothing else decides */
  readonly own: Extract<Language, 'vi' | 'de'>;
  /** languages its brand offers at every store, in this order; null = the brand says nothing about it */
  readonly listed: readonly Language[] | null;
}

/** Somebody who is to be spoken to, by what is known of them. */
export interface Reader {
  /** the language named in the address */
  readonly asked: string | null;
  /** their earlier choice */
  readonly chosen: Language | null;
  /** tags their browser asks for ("de-AT"), the strongest wish first */
  readonly wishes: readonly string[];
}

const UNLISTED = ['vi', 'en'] as const;

/** [BR4] Guests choose from these; one alone is no choice, and nothing to choose is shown. */
export function offeredLanguages({ own, listed }: StoreLanguages): readonly Language[] {
  return listed ?? (own === 'de' ? ['de'] : UNLISTED);
}

/** [BR4] A store hears of an address only what it offers; null = it asks for nothing of that. */
export function askedLanguage({ listed }: StoreLanguages, asked: string | null): Language | null {
  return (listed ?? UNLISTED).find((language) => language === asked) ?? null;
}

/** [BR4] Stores that speak alike are spoken for together; else nobody's own language stands above the others. */
export function mergeStoreLanguages(stores: readonly StoreLanguages[]): StoreLanguages {
  const [first, ...others] = stores;
  if (!first) return { own: 'vi', listed: null };
  return others.every(({ own }) => own === first.own) ? first : { ...first, own: 'vi' };
}

const languageOfTag = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

/** [BR5] An app or a page speaks the first that counts, of what the address, the reader and their browser ask for. */
export function languageToRead(store: StoreLanguages, reader: Reader): Language {
  const asked = askedLanguage(store, reader.asked);
  if (asked) return asked;
  const { own, listed } = store;
  const { chosen, wishes } = reader;
  if (listed) return chosen && listed.includes(chosen) ? chosen : preferredLanguage(own, listed, wishes);
  if (own === 'de') return own;
  return chosen ?? (languageOfTag(wishes[0] ?? '') === 'vi' ? 'vi' : 'en');
}

/** [BR6] The server answers in this; an app says with each call what it speaks. */
export function languageToAnswer({ own, listed }: StoreLanguages, wishes: readonly string[]): Language {
  if (listed) return preferredLanguage(own, listed, wishes);
  return own === 'de' ? own : languageKnown(wishes);
}

/** [MS17] A message goes out in what its reader told of themselves, else in what they read when they acted here. */
export function languageOfNews(
  own: Language,
  { told, read }: { readonly told: Language | null; readonly read: Language | null },
): Language {
  return told ?? read ?? own;
}

const ALL: readonly Language[] = ['vi', 'en', 'de'];

/** The first wish that is one of ours, whichever store it is about; else Vietnamese. */
export function languageKnown(wishes: readonly string[]): Language {
  return firstKnownLanguage(ALL, wishes) ?? 'vi';
}

/** The first wish that is listed. Whoever wishes for others is met in English; without a wish the store speaks as it does. */
function preferredLanguage(own: Language, listed: readonly Language[], wishes: readonly string[]): Language {
  const stranger: readonly Language[] = wishes.length > 0 ? ['en', own] : [own, 'en'];
  return firstKnownLanguage(listed, wishes) ?? firstKnownLanguage(listed, stranger) ?? listed[0] ?? own;
}

function firstKnownLanguage(languages: readonly Language[], wishes: readonly string[]): Language | undefined {
  for (const wish of wishes) {
    const known = languages.find((language) => language === languageOfTag(wish));
    if (known) return known;
  }
  return undefined;
}
