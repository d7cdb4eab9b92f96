import { DONG, EURO } from '@mam/domain/money/currency.ts';
import type { OrderPayments } from '@mam/domain/staff/order-payments.ts';
import { expect, it } from 'vitest';
import { failedLast, firstRequest, refundGap, requestedAmount, waysBack } from './refund-request.ts';

const move = {
  gateway: 'momo',
  state: 'settles',
  at: 0,
  reason: '',
  by: '',
  captureId: '',
  share: null,
} as const;
const paid: OrderPayments = {
  captured: 100_000,
  refunded: 0,
  counted: 100_000,
  surplus: 0,
  missing: 0,
  refundable: 100_000,
  receipt: { amount: 0, at: 0 },
  moves: [{ ...move, id: 'a', kind: 'capture', amount: 100_000 }],
  lines: [
    { key: 'pho', name: 'Phở', quantity: 3, gone: 1, amount: 85_000 },
    { key: 'tea', name: 'Trà đá', quantity: 1, gone: 0, amount: 5_000 },
  ],
  transfer: null,
  shares: [],
};
const request = { way: 'lines', counts: new Map<string, number>(), typed: '' } as const;

it('nothing chosen or typed is nothing to send', () => {
  expect(requestedAmount(paid, request, DONG)).toBeNull();
  expect(requestedAmount(paid, { ...request, counts: new Map([['pho', 0]]) }, DONG)).toBeNull();
  expect(requestedAmount(paid, { ...request, way: 'amount', typed: '0' }, DONG)).toBeNull();
});

it('[PA17] the pieces of a line add up to what it was worth, after what has gone back', () => {
  const of = (count: number) =>
    requestedAmount(paid, { ...request, counts: new Map([['pho', count]]) }, DONG);
  expect([of(1), of(2), of(3)]).toEqual([28_333, 56_667, null]);
});

it('[PA16] everything is what is left', () => {
  expect(requestedAmount({ ...paid, refundable: 60_000 }, { ...request, way: 'all' }, DONG)).toBe(60_000);
});

it('[PA18] the newest payment goes back first, and more than there is goes nowhere', () => {
  const twice = [...paid.moves, { ...move, id: 'b', kind: 'capture', amount: 40_000, gateway: 'transfer' }];
  const payments = { ...paid, moves: twice as OrderPayments['moves'] };
  expect(waysBack(payments, 50_000)).toEqual([
    { gateway: 'transfer', amount: 40_000 },
    { gateway: 'momo', amount: 10_000 },
  ]);
  expect(waysBack(payments, 140_001)).toEqual([]);
});

it('begins with what is due, and with what a gateway has refused', () => {
  expect(firstRequest({ ...paid, surplus: 12_000 }, DONG)).toMatchObject({ way: 'amount', typed: '12000' });
  const refused = [...paid.moves, { ...move, id: 'c', kind: 'refund', amount: 7_000, state: 'failed' }];
  const payments = { ...paid, moves: refused as OrderPayments['moves'] };
  expect(failedLast(payments)).toBe(7_000);
  expect(firstRequest(payments, EURO)).toMatchObject({ way: 'amount', typed: '70,00' });
  expect(firstRequest(paid, DONG)).toMatchObject({ way: 'lines', typed: '' });
});

it('[PA16] says what is missing: the amount, then a smaller one, then a reason', () => {
  const gap = (amount: number | null, why = 'Món lỗi', way: 'all' | 'lines' | 'amount' = 'lines') =>
    refundGap(paid, { way, amount, why });
  expect([gap(null), gap(null, '', 'amount'), gap(0, '', 'all')]).toEqual([
    'refund.gap.lines',
    'refund.gap.amount',
    'refund.gap.all',
  ]);
  expect([gap(100_001), gap(100_001, '')]).toEqual(['refund.gap.tooMuch', 'refund.gap.tooMuch']);
  expect([gap(100_000, ''), gap(100_000)]).toEqual(['refund.gap.reason', null]);
});

it('[PA65] what was taken on receipt goes back by hand, after what came by a code later', () => {
  const late = { ...move, id: 'late', kind: 'capture', amount: 100_000, state: 'late', at: 9 } as const;
  const handed = { ...paid, moves: [late], receipt: { amount: 100_000, at: 5 } };
  expect(waysBack(handed, 130_000)).toEqual([
    { gateway: 'momo', amount: 100_000 },
    { gateway: 'cash', amount: 30_000 },
  ]);
  expect(waysBack(handed, 200_001)).toEqual([]);
});
