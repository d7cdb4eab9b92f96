import { expect, it } from 'vitest';
import { isFoundByProof, opensByProof, searchedFrom } from './phone-search.ts';

const DAY = 86_400_000;
const NOW = 1_800_000_000_000;

it('[OR37] a search looks 90 days back', () => {
  expect(searchedFrom(NOW)).toBe(NOW - 90 * DAY);
});

it('[OR81] a proof opens what is under way and what ended within 30 days before it', () => {
  expect(opensByProof(null, NOW)).toBe(true);
  expect(opensByProof(NOW - 1, NOW)).toBe(true);
  expect(opensByProof(NOW - 30 * DAY, NOW)).toBe(true);
  expect(opensByProof(NOW - 30 * DAY - 1, NOW)).toBe(false);
});

it('[OR37] what ended earlier is found by a proof, but not what is whoever’s holds its link', () => {
  const old = NOW - 31 * DAY;
  expect(isFoundByProof({ creator: 'somebody', endedAt: old }, NOW)).toBe(true);
  expect(isFoundByProof({ creator: null, endedAt: old }, NOW)).toBe(false);
  expect(isFoundByProof({ creator: null, endedAt: null }, NOW)).toBe(true);
});
