import { expect, it } from 'vitest';
import { inParts, PORTION, partChoices } from './bill-parts.ts';

it('[SP10] [SP11] parts of an amount are cut, and all of them are all of it', () => {
  expect(inParts(79_001, 30, 60)).toBe(39_500);
  expect(inParts(39_501, 30, 30)).toBe(39_501);
  expect(inParts(100_000, 1, 3)).toBe(33_333);
  expect(inParts(0, 1, 2)).toBe(0);
});

it('[SP10] offered are all that is free, portions where there are several, else fractions of the one', () => {
  expect(partChoices(1, PORTION)).toEqual([60, 30, 20, 15]);
  expect(partChoices(1, 30)).toEqual([30, 20, 15]);
  expect(partChoices(4, 4 * PORTION)).toEqual([240, 180, 120, 60, 30]);
  expect(partChoices(4, 90)).toEqual([90, 60, 30]);
  expect(partChoices(1, 0)).toEqual([]);
});
