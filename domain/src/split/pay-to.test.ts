import { expect, it } from 'vitest';
import { DONG, EURO } from '../money/currency.ts';
import { orderCodesIn } from '../payment/transfer-reference.ts';
import { payToProblem, settledPayTo, shareCode, shareReference, takesShares } from './pay-to.ts';

const account = { bank: 'Vietcombank', number: '0071 000-123.456', holder: ' NGUYEN MINH THU ' };

it('[SP6] shares go to an account of a bank that has a code; elsewhere to any', () => {
  expect(payToProblem(account, DONG)).toBeNull();
  expect(settledPayTo(account)).toEqual({
    bank: 'Vietcombank',
    number: '0071000123456',
    holder: 'NGUYEN MINH THU',
  });
  expect(payToProblem({ ...account, bank: 'Bank of Nowhere' }, DONG)).toBe('SPLIT_BANK');
  expect(
    payToProblem({ ...account, bank: 'Sparkasse', number: 'DE02 1203 0000 0000 2020 51' }, EURO),
  ).toBeNull();
  expect(payToProblem({ ...account, bank: ' ' }, EURO)).toBe('SPLIT_BANK');
  expect(payToProblem({ ...account, number: '12' }, DONG)).toBe('SPLIT_ACCOUNT');
  expect(payToProblem({ ...account, number: '1234; drop' }, DONG)).toBe('SPLIT_ACCOUNT');
  expect(payToProblem({ ...account, holder: '\u200b' }, DONG)).toBe('SPLIT_HOLDER');
  expect(payToProblem({ ...account, holder: 'x'.repeat(51) }, DONG)).toBe('SPLIT_HOLDER');
});

it('[SP6] a share has its exact code, and its text is nothing a restaurant would take for its own', () => {
  const text = shareReference('B118C', 'Anh Quân');
  const code = shareCode(settledPayTo(account), { amount: 102_000, currency: DONG, text });
  expect(code).toContain('5406102000');
  expect(code).toContain('B118C Anh Quan');
  expect(orderCodesIn(text)).toEqual([]);
  expect(shareCode(settledPayTo(account), { amount: 0, currency: DONG, text })).toBeNull();
  expect(shareCode(settledPayTo(account), { amount: 102_000, currency: EURO, text })).toBeNull();
});

it('[SP7] shares go to a restaurant that allows it and takes transfers to an account of its own', () => {
  const store = {
    sharesToStore: true,
    bankAccount: { bankId: '970436', number: '1012345678', name: 'BEP' },
    payments: [{ method: 'PAYMENT_ON_DELIVERY' }, { method: 'TRANSFER' }],
  };
  expect(takesShares(store)).toBe(true);
  expect(takesShares({ ...store, sharesToStore: false })).toBe(false);
  expect(takesShares({ ...store, bankAccount: null })).toBe(false);
  expect(takesShares({ ...store, payments: [{ method: 'MOMOQR4' }] })).toBe(false);
});
