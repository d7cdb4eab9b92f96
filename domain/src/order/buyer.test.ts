import { expect, it } from 'vitest';
import { isBuyer } from './buyer.ts';

it('[OR60] an order is its diner’s; one that staff took for a caller is whoever’s holds its link', () => {
  expect(isBuyer('me', 'me')).toBe(true);
  expect(isBuyer('me', 'you')).toBe(false);
  expect(isBuyer('me', null)).toBe(false);
  expect(isBuyer(null, 'you')).toBe(true);
  expect(isBuyer(null, null)).toBe(true);
});

it('[OR80] it is theirs too whose device has proved its number, and nobody’s who gives no name', () => {
  expect(isBuyer('me', 'you', true)).toBe(true);
  expect(isBuyer('me', 'me', true)).toBe(true);
  expect(isBuyer('me', null, true)).toBe(false);
});
