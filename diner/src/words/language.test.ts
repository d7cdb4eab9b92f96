import { describe, expect, it } from 'vitest';
import { askedLanguage, decideLanguage } from './language.ts';

const NOTHING = { address: null, store: null, saved: null, browser: undefined } as const;

describe('the language of the screen', () => {
  it.each([
    ['vi', 'vi'],
    ['vi-VN', 'vi'],
    ['en-US', 'en'],
    ['zh-TW', 'en'],
    ['de-DE', 'en'],
    [undefined, 'en'],
  ])('a browser that speaks %s starts in %s', (browser, language) => {
    expect(decideLanguage({ ...NOTHING, browser })).toBe(language);
  });

  it('the address stands above the store, the store above what was chosen, that above the browser', () => {
    const all = { address: 'en', store: 'de', saved: 'vi', browser: 'vi' } as const;
    expect(decideLanguage(all)).toBe('en');
    expect(decideLanguage({ ...all, address: null })).toBe('de');
    expect(decideLanguage({ ...all, address: null, store: null })).toBe('vi');
    expect(decideLanguage({ ...all, address: null, store: null, saved: 'en' })).toBe('en');
  });

  it.each([
    ['?lang=vi', 'vi'],
    ['?lang=en', 'en'],
    ['?lang=de', null],
    ['?lang=VI', null],
    ['', null],
  ])('the address %s asks for %s', (search, language) => {
    expect(askedLanguage(search)).toBe(language);
  });
});
