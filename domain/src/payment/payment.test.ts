import { describe, expect, it } from 'vitest';
import { aStore } from '../../test/a-store.ts';
import { firstStatus, methodToBeginWith, methodToSend, paymentRequired } from '../checkout/chosen-method.ts';
import { DONG, EURO } from '../money/currency.ts';
import { defaultMethod, listedMethods, offeredMethods } from '../store/offered-methods.ts';
import { isCard, isPayLater, isTransfer, methodOf } from '../store/payment-methods.ts';

const ALL = [
  'MOMOQR4',
  'MOMO_P2SU',
  'ZALOPAYQR4',
  'ONEPAY',
  'ATM_VIA_MOMO',
  'MOMO_QR_AIO',
  'MOMO_QR_AIO_APP',
  'TRANSFER',
  'PAYMENT_ON_DELIVERY',
  'CASH_ON_DELIVERY',
];
const payments = (...methods: string[]) => methods.map((method) => ({ method }));
const codes = (offered: { method: string }[]) => offered.map(({ method }) => method);

describe('payment methods', () => {
  it('[PA1] the ten codes are known, each with a type and a title', () => {
    expect(ALL.map((code) => `${methodOf(code)?.type} ${methodOf(code)?.title}`)).toEqual([
      'APP momo',
      'APP momo',
      'APP zalopay',
      'APP atm',
      'APP atm-momo',
      'QR qr',
      'APP momo',
      'QR qr',
      'OTHER pay-later',
      'OTHER pay-later',
    ]);
    expect(['BITCOIN', 'constructor', ''].map(methodOf)).toEqual([null, null, null]);
    expect([...ALL, 'BITCOIN'].filter(isTransfer)).toEqual(['TRANSFER']);
  });

  it('[PA2] offered are the store’s known methods, once each, OTHER before QR before APP', () => {
    const store = aStore({
      payments: payments('ONEPAY', 'BITCOIN', 'TRANSFER', 'ONEPAY', 'PAYMENT_ON_DELIVERY'),
    });
    expect(codes(offeredMethods(store, 'DELI', 1))).toEqual(['PAYMENT_ON_DELIVERY', 'TRANSFER', 'ONEPAY']);
    expect(offeredMethods(aStore({ payments: [] }), 'DELI', 1)).toEqual([]);
  });

  it('[PA36] a wallet of three names stands once in the list, as chosen or else as the store names it first', () => {
    const store = aStore({
      payments: payments(
        'MOMO_P2SU',
        'MOMOQR4',
        'MOMO_QR_AIO_APP',
        'MOMO_QR_AIO',
        'TRANSFER',
        'ATM_VIA_MOMO',
      ),
    });
    const offered = offeredMethods(store, 'DELI', 1);
    const others = ['MOMO_QR_AIO', 'TRANSFER', 'ATM_VIA_MOMO'];
    expect(codes(listedMethods(offered, null)).sort()).toEqual(['MOMO_P2SU', ...others].sort());
    expect(codes(listedMethods(offered, 'MOMOQR4')).sort()).toEqual(['MOMOQR4', ...others].sort());
    expect(codes(listedMethods(offered, 'TRANSFER'))).toContain('MOMO_P2SU');
    const later = payments('PAYMENT_ON_DELIVERY', 'CASH_ON_DELIVERY');
    expect(listedMethods(offeredMethods(aStore({ payments: later }), 'DELIAT', 1), null)).toHaveLength(2);
  });

  it('[PA23] what is a card, whoever brings its money', () => {
    expect(ALL.filter(isCard)).toEqual(['ONEPAY', 'ATM_VIA_MOMO']);
  });

  it('[PA3] cash only for scheduled delivery', () => {
    const store = aStore({ payments: payments('CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY') });
    expect(codes(offeredMethods(store, 'DELIAT', 1))).toHaveLength(2);
    expect(codes(offeredMethods(store, 'DELI', 1))).toEqual(['PAYMENT_ON_DELIVERY']);
    expect(codes(offeredMethods(store, 'PICKUP', 1))).toEqual(['PAYMENT_ON_DELIVERY']);
  });

  it('[PA4] a prepaid store offers nothing to pay later', () => {
    const store = aStore({ prepaid: true, payments: payments(...ALL) });
    expect(offeredMethods(store, 'DELIAT', 1).some(({ method }) => isPayLater(method))).toBe(false);
    expect(codes(offeredMethods(store, 'DELIAT', 1))).toContain('TRANSFER');
  });

  it('[PA5] a total of 0 is always pay on delivery', () => {
    const store = aStore({ prepaid: true, payments: payments('ONEPAY') });
    expect(codes(offeredMethods(store, 'DELI', 0))).toEqual(['PAYMENT_ON_DELIVERY']);
    expect(methodToSend('ONEPAY', { store, type: 'DELI', total: 0, shipping: null })).toBe(
      'PAYMENT_ON_DELIVERY',
    );
  });

  it('[PA6] starts with the last used, else pay on delivery, else the first that can be chosen', () => {
    const offered = offeredMethods(
      aStore({ payments: payments('ONEPAY', 'TRANSFER', 'PAYMENT_ON_DELIVERY') }),
      'DELI',
      1,
    );
    expect(defaultMethod(offered, 'ONEPAY')).toBe('ONEPAY');
    expect(defaultMethod(offered, 'MOMOQR4')).toBe('PAYMENT_ON_DELIVERY');
    expect(defaultMethod(offered.slice(1), null)).toBe('TRANSFER');
    expect(defaultMethod([], 'ONEPAY')).toBeNull();
  });

  it('[PA7] without delivery to be had no method can be chosen', () => {
    const offered = offeredMethods(aStore(), 'DELI', 1, true);
    expect(offered.map(({ disabled }) => disabled)).toEqual(['NO_SHIPPING']);
    expect(defaultMethod(offered, 'PAYMENT_ON_DELIVERY')).toBeNull();
  });

  it('[PA8] what settles in đồng is not offered in euro', () => {
    const euro = aStore({ currency: EURO, payments: payments(...ALL) });
    expect(codes(offeredMethods(euro, 'DELIAT', 1))).toEqual([
      'PAYMENT_ON_DELIVERY',
      'CASH_ON_DELIVERY',
      'TRANSFER',
    ]);
    const vnd = aStore({ currency: { ...DONG, symbol: ' VNĐ' }, payments: payments(...ALL) });
    expect(offeredMethods(vnd, 'DELIAT', 1)).toHaveLength(10);
  });
});

describe('the method of an order', () => {
  const store = aStore({ payments: payments('PAYMENT_ON_DELIVERY', 'ONEPAY') });
  const fee = { kind: 'fee', amount: 0, distanceKm: null } as const;
  const toConfirm = { kind: 'to-confirm', distanceKm: null } as const;

  it('[PA9] one is needed, unless there is nothing to pay or the fee is still to be agreed', () => {
    const pay = { store, type: 'DELI', total: 100, shipping: fee } as const;
    expect(paymentRequired(pay)).toBe(true);
    expect(paymentRequired({ ...pay, total: 0 })).toBe(false);
    expect(paymentRequired({ ...pay, shipping: toConfirm })).toBe(false);
    expect(paymentRequired({ ...pay, shipping: toConfirm, store: aStore({ prepaid: true }) })).toBe(true);
    expect(methodToSend(null, pay)).toEqual({ refused: 'PAYMENT_REQUIRED' });
    const agreed = { ...pay, shipping: toConfirm };
    expect(methodToBeginWith([], null, pay)).toBeNull();
    expect(methodToBeginWith([], null, agreed)).toBe('PAYMENT_ON_DELIVERY');
    expect(methodToSend(null, agreed)).toBe('PAYMENT_ON_DELIVERY');
    // the method such an order was sent with is taken whenever it is judged again, also where cash is not offered
    const onlyCards = { ...agreed, store: aStore({ payments: payments('ONEPAY') }) };
    expect(methodToSend('PAYMENT_ON_DELIVERY', onlyCards)).toBe('PAYMENT_ON_DELIVERY');
    expect(methodToSend('PAYMENT_ON_DELIVERY', { ...onlyCards, shipping: fee })).toEqual({
      refused: 'PAYMENT_UNAVAILABLE',
    });
  });

  it('[PA2] [PA7] what is not offered is refused', () => {
    const pay = { store, type: 'DELI', total: 100, shipping: fee } as const;
    expect(methodToSend('ONEPAY', pay)).toBe('ONEPAY');
    expect(methodToSend('TRANSFER', pay)).toEqual({ refused: 'PAYMENT_UNAVAILABLE' });
    expect(methodToSend('ONEPAY', { ...pay, shipping: { kind: 'unsupported' } })).toEqual({
      refused: 'PAYMENT_UNAVAILABLE',
    });
  });

  it('[PA10] paid later waits for the restaurant, paid online for the money', () => {
    expect(firstStatus('PAYMENT_ON_DELIVERY', 100)).toBe('WAIT_CONFIRM');
    expect(firstStatus('TRANSFER', 100)).toBe('WAIT_PAYMENT');
    expect(firstStatus('TRANSFER', 0)).toBe('WAIT_CONFIRM');
  });
});
