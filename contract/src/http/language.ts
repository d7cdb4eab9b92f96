import { languageKnown } from '@mam/domain/brand/languages.ts';
import type { Language } from '@mam/domain/money/language.ts';

export type { Language };

export const LANGUAGES: readonly Language[] = ['vi', 'en', 'de'];

/** The tags of an Accept-Language header by their weights, the most wished for first. "*" is no wish. */
export function parseAcceptLanguage(acceptLanguage: string | undefined): string[] {
  const wishes = (acceptLanguage ?? '').split(',').map((wish) => {
    const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';');
    const weight = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
    return { tag, weight: weight === undefined ? 1 : Number(weight) };
  });
  return wishes
    .filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

/** The first of vi, en, de in an Accept-Language header by its weights, else Vietnamese. */
export const negotiateLanguage = (acceptLanguage: string | undefined): Language =>
  languageKnown(parseAcceptLanguage(acceptLanguage));
