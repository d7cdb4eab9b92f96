import { expect, it } from 'vitest';
import { languageOf } from './language.ts';

it.each([
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['fr-FR, en;q=0.7, vi;q=0.9', 'vi'],
  ['zh-TW', 'vi'],
  ['en;q=0', 'vi'],
  ['', 'vi'],
  [undefined, 'vi'],
] as const)('reads Accept-Language %s as %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});
