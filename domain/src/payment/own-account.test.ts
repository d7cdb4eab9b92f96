import { expect, it } from 'vitest';
import { isOnOwnAccount } from './own-account.ts';

it.each([
  ['1012345678', '1012345678', true],
  ['1012 345-678', '1012345678', true],
  ['de02 1203', 'DE021203', true],
  ['', '1012345678', true],
  [' ', null, true],
  ['1012345679', '1012345678', false],
  ['012345678', '1012345678', false],
  ['1012345678', null, false],
])('[PA30] %j on the account %j: %s', (named, own, expected) => {
  expect(isOnOwnAccount(named, own)).toBe(expected);
});
