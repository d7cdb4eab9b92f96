import type { Language } from '@mam/domain/money/language.ts';

export type { Language };

export const LANGUAGES: readonly Language[] = ['vi', 'en', 'de'];

/** The first of vi, en, de in an Accept-Language header by its weights, else Vietnamese. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wishes = (acceptLanguage ?? '').split(',').map((wish) => {
    const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';');
    const weight = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
    return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
  });
  wishes.sort((a, b) => b.weight - a.weight);
  for (const { language, weight } of wishes) {
    const known = LANGUAGES.find((candidate) => candidate === language);
    if (known && weight > 0) return known;
  }
  return 'vi';
}
