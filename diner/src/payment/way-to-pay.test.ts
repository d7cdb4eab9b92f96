import { DONG, EURO } from '@mam/domain/money/currency.ts';
import type { PayLinks } from '@mam/domain/payment/pay-link.ts';
import type { PaymentAttempt } from '@mam/domain/payment/payment-attempt.ts';
import { vietQr } from '@mam/domain/payment/vietqr.ts';
import { describe, expect, it } from 'vitest';
import { attemptPayLink, transferToMake } from './way-to-pay.ts';

const links = (change: Partial<PayLinks> = {}): PayLinks => ({
  deepLink: '',
  paymentLink: '',
  named: [],
  ...change,
});
const asked = (change: Partial<PaymentAttempt> = {}): PaymentAttempt => ({
  method: 'MOMOQR4',
  links: links(),
  error: null,
  amount: 100_000,
  expiresAt: 1_800_000_000_000,
  code: null,
  transfer: null,
  ...change,
});
const target = {
  bank: '970436',
  bankName: 'Vietcombank',
  number: '1012345678',
  holder: 'BEP NHA LUA',
  text: 'MAMA3F92',
};

describe('where an attempt is paid', () => {
  it('[PA23] an answer without links leads nowhere', () => {
    for (const onPhone of [true, false])
      expect(attemptPayLink(asked({ error: 'no answer' }), onPhone)).toBeNull();
  });

  it('[PA23] the names each gateway has for its link count, after the common one', () => {
    const named = ['https://zalo.example/1', 'https://momo.example/1'];
    expect(attemptPayLink(asked({ links: links({ named }) }), false)).toBe('https://zalo.example/1');
    const both = asked({
      links: { named, paymentLink: 'https://pay.example/1', deepLink: 'momo://1' },
    });
    expect(attemptPayLink(both, false)).toBe('https://pay.example/1');
    expect(attemptPayLink(both, true)).toBe('momo://1');
  });
});

it('[PA23] a card is typed in on the page, on a phone too', () => {
  const both = links({ paymentLink: 'https://pay.example/1', deepLink: 'momo://1' });
  for (const method of ['ATM_VIA_MOMO', 'ONEPAY'])
    expect(attemptPayLink(asked({ method, links: both }), true)).toBe(both.paymentLink);
});

describe('what is to be transferred', () => {
  const request = asked({ transfer: target, code: 'as the server drew it' });

  it('the whole sum with the server’s own code', () => {
    expect(transferToMake(request, null, DONG)).toEqual({ amount: 100_000, code: 'as the server drew it' });
  });

  it('[PA11] when part has come, a code for exactly what is missing, with the same words on the statement', () => {
    const code = vietQr({ bin: '970436', account: '1012345678', amount: 1_000, text: 'MAMA3F92' });
    expect(code).not.toBeNull();
    expect(transferToMake(request, 1_000, DONG)).toEqual({ amount: 1_000, code });
  });

  it('no code for a bank nobody knows, nor for other money', () => {
    const unknown = asked({ transfer: { ...target, bank: 'Sparkasse' }, amount: 1290 });
    expect(transferToMake(unknown, 290, EURO)).toEqual({ amount: 290, code: null });
    expect(transferToMake(unknown, null, EURO)).toEqual({ amount: 1290, code: null });
    expect(transferToMake({ ...request, amount: 1290 }, 290, EURO).code).toBeNull();
  });
});
