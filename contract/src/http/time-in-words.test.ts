import { expect, it } from 'vitest';
import { timeInWords } from './time-in-words.ts';

it('says a wait in the unit a person counts in, in each language', () => {
  expect([1, 59, 119].map((seconds) => timeInWords(seconds, 'vi'))).toEqual([
    '1 giây',
    '59 giây',
    '119 giây',
  ]);
  expect([120, 3_000, 7_199].map((seconds) => timeInWords(seconds, 'en'))).toEqual([
    '2 minutes',
    '50 minutes',
    '120 minutes',
  ]);
  expect([7_200, 86_381].map((seconds) => timeInWords(seconds, 'de'))).toEqual(['2 Stunden', '24 Stunden']);
  expect(timeInWords(1, 'en')).toBe('1 second');
});
