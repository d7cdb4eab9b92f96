import { expect, it } from 'vitest';
import { DONG, EURO } from './currency.ts';
import { typedAmount } from './typed-amount.ts';

it.each([
  ['65.000', DONG, 65_000],
  ['65000', DONG, 65_000],
  [' 65 000 ', DONG, 65_000],
  ['65k', DONG, null],
  ['65,5', DONG, null],
  ['-5', DONG, null],
  ['', DONG, null],
  ['12,9', EURO, 1290],
  ['1.200,05', EURO, 120_005],
  ['12.90', EURO, null],
  ['12,905', EURO, null],
  ['1,2,3', EURO, null],
  ['99999999999999999999', EURO, null],
] as const)('“%s” typed', (typed, currency, amount) => {
  expect(typedAmount(typed, currency)).toBe(amount);
});
