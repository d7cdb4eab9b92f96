import { expect, it } from 'vitest';
import { negotiateLanguage, parseAcceptLanguage } from './language.ts';

it.each([
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['fr-FR, en;q=0.7, vi;q=0.9', 'vi'],
  ['zh-TW', 'vi'],
  ['en;q=0', 'vi'],
  ['', 'vi'],
  [undefined, 'vi'],
] as const)('reads Accept-Language %s as %s', (header, language) => {
  expect(negotiateLanguage(header)).toBe(language);
});

it('reads the tags of Accept-Language by their weights; "*" and what is not wanted are no wishes', () => {
  expect(parseAcceptLanguage('fr-FR, de-AT;q=0.3, EN;q=0.7, vi;q=0, *;q=0.1')).toEqual([
    'fr-fr',
    'en',
    'de-at',
  ]);
  expect([parseAcceptLanguage('*'), parseAcceptLanguage(''), parseAcceptLanguage(undefined)]).toEqual([
    [],
    [],
    [],
  ]);
});
