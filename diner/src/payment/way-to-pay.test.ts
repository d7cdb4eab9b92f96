import type { PaymentRequest } from '@mam/contract/payment/payment.schema.ts';
import { DONG, EURO } from '@mam/domain/money/currency.ts';
import { vietQr } from '@mam/domain/payment/vietqr.ts';
import { describe, expect, it } from 'vitest';
import { attemptPayLink, transferToMake } from './way-to-pay.ts';

const asked = (change: Partial<PaymentRequest> = {}): PaymentRequest => ({
  extra_data: {},
  payment_method: 'MOMOQR4',
  number: 1,
  amount: 100_000,
  expires_at: 1_800_000_000,
  transfer: null,
  ...change,
});
const details = {
  bank_id: '970436',
  bank_name: 'Vietcombank',
  account_number: '1012345678',
  account_name: 'BEP NHA LUA',
  amount: 100_000,
  description: 'MAMA3F92',
};

describe('where an attempt is paid', () => {
  it('[PA23] an answer without links leads nowhere', () => {
    for (const onPhone of [true, false])
      expect(attemptPayLink(asked({ error: 'no answer' }), onPhone)).toBeNull();
  });

  it('[PA23] the names each gateway has for its link count, after the common one', () => {
    const links = { order_url: 'https://zalo.example/1', payUrl: 'https://momo.example/1' };
    expect(attemptPayLink(asked(links), false)).toBe(links.order_url);
    const both = asked({
      ...links,
      extra_data: { payment_link: 'https://pay.example/1', deep_link: 'momo://1' },
    });
    expect(attemptPayLink(both, false)).toBe('https://pay.example/1');
    expect(attemptPayLink(both, true)).toBe('momo://1');
  });
});

it('[PA23] a card is typed in on the page, on a phone too', () => {
  const links = { payment_link: 'https://pay.example/1', deep_link: 'momo://1' };
  for (const payment_method of ['ATM_VIA_MOMO', 'ONEPAY'])
    expect(attemptPayLink(asked({ payment_method, extra_data: links }), true)).toBe(links.payment_link);
});

describe('what is to be transferred', () => {
  const request = asked({ transfer: details, extra_data: { qr_data: 'as the server drew it' } });

  it('the whole sum with the server’s own code', () => {
    expect(transferToMake(request, null, DONG)).toEqual({ amount: 100_000, code: 'as the server drew it' });
  });

  it('[PA11] when part has come, a code for exactly what is missing, with the same words on the statement', () => {
    const code = vietQr({ bin: '970436', account: '1012345678', amount: 1_000, text: 'MAMA3F92' });
    expect(code).not.toBeNull();
    expect(transferToMake(request, 1_000, DONG)).toEqual({ amount: 1_000, code });
  });

  it('no code for a bank nobody knows, nor for other money', () => {
    const unknown = asked({ transfer: { ...details, bank_id: 'Sparkasse' }, amount: 12.9 });
    expect(transferToMake(unknown, 290, EURO)).toEqual({ amount: 290, code: null });
    expect(transferToMake(unknown, null, EURO)).toEqual({ amount: 1290, code: null });
    expect(transferToMake({ ...request, amount: 12.9 }, 290, EURO).code).toBeNull();
  });
});
