import { EURO } from '@mam/domain/money/currency.ts';
import { expect, it } from 'vitest';
import type { PaymentRequest } from './payment.schema.ts';
import { paymentAttemptFromWire, payPlaceFromWire } from './payment-attempt-wire.ts';

const request: PaymentRequest = {
  extra_data: {},
  payment_method: 'TRANSFER',
  number: 1,
  amount: 12.9,
  expires_at: 1_800_000_000,
  transfer: null,
};

it('[PA23] the names each gateway has for its link come after the common one', () => {
  const named = { order_url: 'https://zalo.example/1', payUrl: 'https://momo.example/1' };
  expect(payPlaceFromWire({ ...request, ...named }).links).toEqual({
    deepLink: '',
    paymentLink: '',
    named: ['https://zalo.example/1', 'https://momo.example/1'],
  });
  const extra_data = { deep_link: 'momo://1', payment_link: 'https://pay.example/1' };
  expect(payPlaceFromWire({ ...request, extra_data, error: 'busy' })).toEqual({
    method: 'TRANSFER',
    links: { deepLink: 'momo://1', paymentLink: 'https://pay.example/1', named: [] },
    error: 'busy',
  });
});

it('an attempt is read in the currency of its order, with the account it goes to', () => {
  const transfer = {
    bank_id: 'X',
    bank_name: 'Sparkasse',
    account_number: 'DE89370400440532013000',
    account_name: 'MAM',
    amount: 12.9,
    description: 'MAMA3F92',
  };
  expect(
    paymentAttemptFromWire({ ...request, transfer, extra_data: { qr_data: 'code' } }, EURO),
  ).toMatchObject({
    amount: 1290,
    expiresAt: 1_800_000_000_000,
    code: 'code',
    transfer: {
      bank: 'X',
      bankName: 'Sparkasse',
      number: 'DE89370400440532013000',
      holder: 'MAM',
      text: 'MAMA3F92',
    },
    error: null,
  });
  expect(() => paymentAttemptFromWire({ ...request, amount: 12.345 }, EURO)).toThrow('more than 2 decimals');
});
