import { expect, it } from 'vitest';
import {
  type CodeAsker,
  codeWindows,
  isOfOthers,
  puzzleWindow,
  roomFrom,
  toldWindows,
  typedCode,
} from './phone-code.ts';

const LIMITS = { address: 60, addressFree: 1, house: 300 };
const shown = (asker: CodeAsker) =>
  codeWindows(asker, LIMITS).map(({ of, most, span }) => [of, most, span / 60_000]);

it('[MS6] reads six digits however they are pasted, and nothing else', () => {
  expect(['482913', '482 913', ' 482-913 '].map(typedCode)).toEqual(['482913', '482913', '482913']);
  for (const typed of ['', '48291', '4829131', '48291a', '４８２９１３', '482.913'])
    expect([typed, typedCode(typed)]).toEqual([typed, null]);
});

it('[MS7] a number is sent one a minute, three in ten, eight a day for strangers; a diner five an hour', () => {
  expect(shown('stranger')).toEqual([
    ['number', 1, 1],
    ['number', 3, 10],
    ['number', 8, 1440],
    ['diner', 5, 60],
    ['address', 60, 60],
    ['strangers', 200, 1440],
    ['house', 300, 1440],
  ]);
});

it('[MS7] [MS12] its owner’s device is counted apart from them, by itself and by the house alone', () => {
  expect(shown('owner')).toEqual([
    ['device', 1, 1],
    ['device', 3, 10],
    ['device', 8, 1440],
    ['diner', 5, 60],
    ['house', 300, 1440],
  ]);
});

it('[MS12] a limit that was switched off has no share either', () => {
  const off = codeWindows('stranger', { ...LIMITS, house: Number.POSITIVE_INFINITY });
  expect(off.filter(({ most }) => !Number.isFinite(most)).map(({ of }) => of)).toEqual([
    'strangers',
    'house',
  ]);
});

it('[MS12] the operator is told at four fifths of what strangers are sent, and at its end', () => {
  const { low, spent } = toldWindows(LIMITS);
  expect([low, spent].map(({ most }) => most)).toEqual([160, 200]);
});

it('[MS13] a puzzle is asked from the second code of an address on, within a day', () => {
  expect(puzzleWindow(LIMITS)).toEqual({ of: 'address', most: 1, span: 24 * 3_600_000 });
});

it('[MS7] there is room again when the oldest that fills a window has left it', () => {
  const [minute] = codeWindows('stranger', LIMITS);
  if (!minute) throw new Error('no window');
  expect(roomFrom(minute, null)).toBe(0);
  expect(roomFrom(minute, 1_000)).toBe(61_000);
});

it('[MS7] what others have used up is told from a code that was sent', () => {
  const others = codeWindows('stranger', LIMITS).filter(isOfOthers);
  expect(others.map(({ of }) => of)).toEqual(['address', 'strangers', 'house']);
});
