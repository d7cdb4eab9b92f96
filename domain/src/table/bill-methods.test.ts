import { expect, it } from 'vitest';
import { DONG } from '../money/currency.ts';
import { billMethods, mayAskOnceMore } from './bill-methods.ts';

const store = (...methods: string[]) => ({
  payments: methods.map((method) => ({ method })) as never,
  prepaid: false,
  currency: DONG,
});

it('[PA60] a share is paid with each wallet and card of the store once, an app before a code', () => {
  const all = store(
    'PAYMENT_ON_DELIVERY',
    'TRANSFER',
    'MOMO_QR_AIO',
    'MOMOQR4',
    'MOMO_P2SU',
    'ATM_VIA_MOMO',
    'ZALOPAYQR4',
    'ONEPAY',
    'GUESSED',
  );
  expect(billMethods(all)).toEqual(['MOMOQR4', 'ATM_VIA_MOMO', 'ZALOPAYQR4', 'ONEPAY']);
  expect(billMethods(store('ONEPAY', 'MOMO_QR_AIO'))).toEqual(['MOMO_QR_AIO', 'ONEPAY']);
  expect(billMethods(store('TRANSFER', 'CASH_ON_DELIVERY'))).toEqual([]);
});

it('[PA60] [PA8] in đồng alone', () => {
  expect(billMethods({ ...store('MOMOQR4'), currency: { ...DONG, symbol: '€', decimals: 2 } })).toEqual([]);
});

it('[PA60] thirty times a guest and bill', () => {
  expect([0, 29, 30].map(mayAskOnceMore)).toEqual([true, true, false]);
});
