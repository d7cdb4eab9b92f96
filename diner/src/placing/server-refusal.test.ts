import { readPlacingRefusal } from '@mam/contract/checkout/placing-refusal.ts';
import { DONG, EURO } from '@mam/domain/money/currency.ts';
import { expect, it } from 'vitest';
import { answerTo } from './blocking.ts';
import type { Refusal } from './placing.ts';

const answer = (code: Refusal['code'], data: Readonly<Record<string, unknown>> = {}) => {
  const refusal = readPlacingRefusal({ code, data }, DONG);
  return refusal && answerTo(refusal);
};

it('answers a refusal of the server as this app answers its own', () => {
  expect(answer('OUT_OF_RANGE', { limitKm: null, distanceKm: null })).toBe('far');
  expect(answer('OVER_DISTANCE', { limitKm: 5, distanceKm: 7.2 })).toBe('far');
  expect(answer('SHIPPING_UNAVAILABLE')).toBe('far');
  expect(answer('ADDRESS_NEEDS_LOCATION')).toBe('address');
  expect(answer('TIME_PASSED')).toBe('time');
  expect(answer('PHONE_REQUIRED')).toBe('who');
  expect(answer('NAME_TOO_LONG', { limit: 18 })).toBe('who');
  expect(answer('PAYMENT_UNAVAILABLE')).toBe('pay');
  expect(answer('PAYMENT_RESTING')).toBe('pay');
  expect(answer('SOLD_OUT', { names: ['Phở'], lineKeys: ['a'] })).toBe('unsold');
  expect(answer('BELOW_MINIMUM', { minimum: '50.000đ', minimum_amount: 50_000 })).toBe('minimum');
});

it('keeps what the dialog needs: the lines to drop, the minimum in the store’s currency', () => {
  const gone = { names: ['Phở', 3], lineKeys: ['a', 'b'], message: 'Phở hiện đã bán hết' };
  expect(readPlacingRefusal({ code: 'SOLD_OUT', data: gone }, DONG)).toEqual({
    refused: 'SOLD_OUT',
    names: ['Phở'],
    lineKeys: ['a', 'b'],
  });
  expect(readPlacingRefusal({ code: 'BELOW_MINIMUM', data: { minimum_amount: 12.5 } }, EURO)).toEqual({
    refused: 'BELOW_MINIMUM',
    minimum: 1250,
  });
});

it('has no answer of its own to what this app could not have known', () => {
  for (const code of ['VOUCHER_GONE', 'TOO_OFTEN', 'CAPTCHA_REQUIRED', 'FAULT'] as const)
    expect(answer(code)).toBeNull();
  expect(answer('BELOW_MINIMUM', { minimum: '50.000đ' })).toBeNull();
});
