import { expect, it } from 'vitest';
import { isKeyGood, isKeyOf, keyProblem } from './program-key.ts';

const NOW = Date.UTC(2026, 10, 29);
const KEY = { scopes: ['sayPrinted'], endsAt: null, endedAt: null };

it('[SF35] a key is good until somebody ends it, and until its own end, which does not belong to it', () => {
  expect(isKeyGood(KEY, NOW)).toBe(true);
  expect(isKeyGood({ ...KEY, endsAt: NOW + 1 }, NOW)).toBe(true);
  expect(isKeyGood({ ...KEY, endsAt: NOW }, NOW)).toBe(false);
  expect(isKeyGood({ ...KEY, endedAt: NOW - 1, endsAt: NOW + 1 }, NOW)).toBe(false);
});

it('[SF36] a key opens what its scopes name, and says of one that is over that it is over', () => {
  expect(keyProblem(KEY, 'sayPrinted', NOW)).toBeNull();
  expect(keyProblem({ ...KEY, scopes: [] }, 'sayPrinted', NOW)).toBe('KEY_SCOPE');
  expect(keyProblem({ ...KEY, scopes: [], endedAt: NOW }, 'sayPrinted', NOW)).toBe('KEY_ENDED');
});

it('[SF36] a key is for the stores it names, and without any for all of its brand', () => {
  const at = (stores: number[], brand: string, id: number) =>
    isKeyOf({ brand: 'BEPNHA', stores }, { brand, id });
  expect([
    at([], 'BEPNHA', 101),
    at([101], 'BEPNHA', 101),
    at([101], 'BEPNHA', 102),
    at([], 'SPREE', 201),
  ]).toEqual([true, true, false, false]);
});
