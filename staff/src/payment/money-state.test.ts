import { expect, it } from 'vitest';
import { hasHadMoney, moneyStateOf, openMoneyCase } from './money-state.ts';

const order: Parameters<typeof moneyStateOf>[0] = {
  status: 'WAIT_CONFIRM',
  paymentMethod: 'TRANSFER',
  paidAt: null,
  claimedAt: null,
  toCollect: 0,
  isOnBill: false,
  captured: 0,
  refunded: 0,
  refundDue: 0,
  total: 100,
};

it('what was only claimed is never called paid', () => {
  expect(moneyStateOf({ ...order, claimedAt: 1 })).toBe('claimed');
  expect(moneyStateOf(order)).toBe('unpaid');
  expect(moneyStateOf({ ...order, claimedAt: 1, paidAt: 2 })).toBe('paid');
  expect(moneyStateOf({ ...order, paymentMethod: 'PAYMENT_ON_DELIVERY', toCollect: 100 })).toBe('collect');
  expect(moneyStateOf({ ...order, paymentMethod: 'PAYMENT_ON_DELIVERY' })).toBe('paid');
  expect(moneyStateOf({ ...order, paymentMethod: 'PAYMENT_ON_DELIVERY', isOnBill: true })).toBe('bill');
});

it.each([
  ['nothing came', { status: 'WAIT_PAYMENT' }, null],
  ['claimed, not seen', { claimedAt: 1 }, 'claimed'],
  ['claimed, and too little came', { claimedAt: 1, captured: 60 }, 'under'],
  ['too little', { status: 'WAIT_PAYMENT', captured: 60 }, 'under'],
  ['too much', { status: 'WAIT_PAYMENT', captured: 160 }, 'over'],
  ['too little, and it went back', { status: 'WAIT_PAYMENT', captured: 60, refunded: 60 }, null],
  ['paid twice', { paidAt: 1, captured: 200, refundDue: 100 }, 'due'],
  ['called off', { status: 'CANCELLED', claimedAt: 1 }, null],
  ['late', { status: 'WAIT_PAYMENT_CANCELLED', captured: 100, refundDue: 100 }, 'due'],
  ['paid', { paidAt: 1, captured: 100 }, null],
] as const)('[PA14] %s', (_, change, expected) => {
  expect(openMoneyCase({ ...order, ...change })).toBe(expected);
});

it('[PA65] money has come for what was paid, and for what was handed over', () => {
  expect(hasHadMoney({ status: 'CONFIRMED', captured: 0 })).toBe(false);
  expect(hasHadMoney({ status: 'CANCELLED', captured: 0 })).toBe(false);
  expect(hasHadMoney({ status: 'CANCELLED', captured: 1 })).toBe(true);
  expect(hasHadMoney({ status: 'COMPLETED', captured: 0 })).toBe(true);
});
