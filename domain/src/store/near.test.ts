import { expect, it } from 'vitest';
import { isFarAway } from './near.ts';

it('[ST12] beyond 100 km nothing is near; what nobody knows is not far', () => {
  expect(isFarAway(100)).toBe(false);
  expect(isFarAway(100.1)).toBe(true);
  expect(isFarAway(9_278.9)).toBe(true);
  expect(isFarAway(null)).toBe(false);
});
