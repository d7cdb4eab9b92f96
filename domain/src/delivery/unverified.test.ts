import { expect, it } from 'vitest';
import { isUnverified } from './address-text.ts';

it('[DE16] words without a place are unverified; no words are no address', () => {
  expect(isUnverified({ text: 'zzqq xxkk wwvv', location: null })).toBe(true);
  expect(isUnverified({ text: '27 Lê Thánh Tôn', location: { lat: 10.8, lng: 106.7 } })).toBe(false);
  expect(isUnverified({ text: '  ', location: null })).toBe(false);
  expect(isUnverified(null)).toBe(false);
});
