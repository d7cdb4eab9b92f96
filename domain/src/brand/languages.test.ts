import { describe, expect, it } from 'vitest';
import {
  askedLanguage,
  languageOfNews,
  languageToAnswer,
  languageToRead,
  mergeStoreLanguages,
  offeredLanguages,
  type Reader,
  type StoreLanguages,
} from './languages.ts';

const PLAIN: StoreLanguages = { own: 'vi', listed: null };
const GERMAN: StoreLanguages = { own: 'de', listed: null };
const HANOI: StoreLanguages = { own: 'vi', listed: ['vi', 'en', 'de'] };
const BERLIN: StoreLanguages = { own: 'de', listed: ['de', 'en', 'vi'] };
const NOTHING: Reader = { asked: null, chosen: null, wishes: [] };
const browser = (...wishes: string[]): Reader => ({ ...NOTHING, wishes });

describe('what a store offers', () => {
  it('[BR4] is what its brand lists, in that order; else Vietnamese and English, or German alone', () => {
    expect([PLAIN, GERMAN, HANOI, BERLIN].map(offeredLanguages)).toEqual([
      ['vi', 'en'],
      ['de'],
      ['vi', 'en', 'de'],
      ['de', 'en', 'vi'],
    ]);
  });

  it.each([
    [PLAIN, 'vi', 'vi'],
    [PLAIN, 'de', null],
    [PLAIN, 'VI', null],
    [PLAIN, '', null],
    [GERMAN, 'en', 'en'],
    [HANOI, 'de', 'de'],
    [HANOI, 'fr', null],
    [{ own: 'vi', listed: ['vi'] }, 'en', null],
  ] as const)('[BR4] %j hears of an address %s as %s', (store, asked, heard) => {
    expect(askedLanguage(store, asked)).toBe(heard);
  });

  it('[BR4] stores that speak alike speak for their brand', () => {
    expect(mergeStoreLanguages([GERMAN, GERMAN])).toEqual(GERMAN);
    expect(mergeStoreLanguages([GERMAN, PLAIN])).toEqual(PLAIN);
    expect(mergeStoreLanguages([BERLIN, { ...BERLIN, own: 'vi' }])).toEqual({ ...BERLIN, own: 'vi' });
    expect(mergeStoreLanguages([])).toEqual(PLAIN);
  });
});

describe('what somebody reads where the brand lists nothing', () => {
  it.each([
    ['vi', 'vi'],
    ['vi-VN', 'vi'],
    ['en-US', 'en'],
    ['zh-TW', 'en'],
    ['de-DE', 'en'],
  ])('[BR5] a browser that speaks %s starts in %s', (tag, language) => {
    expect(languageToRead(PLAIN, browser(tag, 'vi'))).toBe(language);
  });

  it('[BR5] the address stands above the store, the store above what was chosen, that above the browser', () => {
    const all: Reader = { asked: 'en', chosen: 'vi', wishes: ['vi'] };
    expect(languageToRead(GERMAN, all)).toBe('en');
    expect(languageToRead(GERMAN, { ...all, asked: null })).toBe('de');
    expect(languageToRead(GERMAN, { ...all, asked: 'de' })).toBe('de');
    expect(languageToRead(PLAIN, { ...all, asked: 'de', chosen: 'en' })).toBe('en');
    expect(languageToRead(PLAIN, { ...all, asked: null, chosen: 'de' })).toBe('de');
    expect(languageToRead(PLAIN, NOTHING)).toBe('en');
  });
});

describe('what somebody reads where the brand lists languages', () => {
  it('[BR5] three guests at one table each read their own, whatever the store counts in', () => {
    for (const store of [HANOI, BERLIN])
      expect(['vi-VN', 'en-GB', 'de-AT'].map((tag) => languageToRead(store, browser(tag)))).toEqual([
        'vi',
        'en',
        'de',
      ]);
  });

  it('[BR5] the address stands above what was chosen, that above the browser; what is not offered counts for nothing', () => {
    const all: Reader = { asked: 'de', chosen: 'vi', wishes: ['en'] };
    expect(languageToRead(BERLIN, all)).toBe('de');
    expect(languageToRead(BERLIN, { ...all, asked: null })).toBe('vi');
    const two: StoreLanguages = { own: 'vi', listed: ['vi', 'en'] };
    expect(languageToRead(two, { asked: 'de', chosen: 'de', wishes: ['de-DE', 'vi'] })).toBe('vi');
    expect(languageToRead({ own: 'vi', listed: ['vi'] }, { ...all, wishes: ['de'] })).toBe('vi');
  });

  it('[BR5] the first wish that is offered counts; strangers are met in English, who wishes for nothing by the store', () => {
    expect(languageToRead(HANOI, browser('fr-FR', 'de', 'en'))).toBe('de');
    expect(languageToRead(BERLIN, browser('zh-TW'))).toBe('en');
    expect([HANOI, BERLIN].map((store) => languageToRead(store, NOTHING))).toEqual(['vi', 'de']);
    expect(languageToRead({ own: 'vi', listed: ['vi', 'de'] }, browser('fr'))).toBe('vi');
    expect(languageToRead({ own: 'vi', listed: ['en', 'de'] }, NOTHING)).toBe('en');
    expect(languageToRead({ own: 'vi', listed: ['de'] }, NOTHING)).toBe('de');
  });
});

describe('what the server answers in', () => {
  it('[BR6] is one of ours as wished for, where the brand lists nothing; a German store answers in German', () => {
    expect(languageToAnswer(PLAIN, ['fr', 'de'])).toBe('de');
    expect(languageToAnswer(PLAIN, ['zh-TW'])).toBe('vi');
    expect(languageToAnswer(GERMAN, ['en'])).toBe('de');
  });

  it('[BR6] is one the store offers, where the brand lists them', () => {
    expect(languageToAnswer(BERLIN, ['vi'])).toBe('vi');
    expect(languageToAnswer(BERLIN, [])).toBe('de');
    expect(languageToAnswer({ own: 'vi', listed: ['vi'] }, ['de', 'en'])).toBe('vi');
  });

  it('[MS17] a message goes out as its reader told, else as they read, else as the store speaks', () => {
    expect(languageOfNews('vi', { told: 'de', read: 'en' })).toBe('de');
    expect(languageOfNews('vi', { told: null, read: 'en' })).toBe('en');
    expect(languageOfNews('de', { told: null, read: null })).toBe('de');
  });
});
