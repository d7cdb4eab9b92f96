import { expect, it } from 'vitest';
import { codeWindows, roomFrom, typedCode } from './phone-code.ts';

it('[MS6] reads six digits however they are pasted, and nothing else', () => {
  expect(['482913', '482 913', ' 482-913 '].map(typedCode)).toEqual(['482913', '482913', '482913']);
  for (const typed of ['', '48291', '4829131', '48291a', '４８２９１３', '482.913'])
    expect([typed, typedCode(typed)]).toEqual([typed, null]);
});

it('[MS7] one number: one a minute, three in ten, eight a day; one diner: five an hour', () => {
  const minutes = codeWindows({ address: 60, house: 300 }).map(({ of, most, span }) => [
    of,
    most,
    span / 60_000,
  ]);
  expect(minutes).toEqual([
    ['phone', 1, 1],
    ['phone', 3, 10],
    ['phone', 8, 1440],
    ['diner', 5, 60],
    ['address', 60, 60],
    ['house', 300, 1440],
  ]);
});

it('[MS7] there is room again when the oldest that fills a window has left it', () => {
  const [minute] = codeWindows({ address: 1, house: 1 });
  if (!minute) throw new Error('no window');
  expect(roomFrom(minute, null)).toBe(0);
  expect(roomFrom(minute, 1_000)).toBe(61_000);
});
