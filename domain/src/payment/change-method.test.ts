import { expect, it } from 'vitest';
import type { OfferedMethod } from '../store/offered-methods.ts';
import { mayChangeMethod } from './change-method.ts';

const waiting = { waiting: true, paid: false, claimed: false, begun: false };
const offered: OfferedMethod[] = [
  { method: 'PAYMENT_ON_DELIVERY', type: 'OTHER', title: 'pay-later', disabled: null },
  { method: 'TRANSFER', type: 'QR', title: 'qr', disabled: null },
  { method: 'ONEPAY', type: 'APP', title: 'atm', disabled: 'NO_SHIPPING' },
];
const change = (order: object, method = 'TRANSFER') =>
  mayChangeMethod({ ...waiting, ...order }, method, offered)?.refused ?? null;

it('[PA27] an order that waits can be paid by whatever is offered', () => {
  expect(change({})).toBeNull();
  expect(change({}, 'PAYMENT_ON_DELIVERY')).toBeNull();
  expect(change({}, 'ONEPAY')).toBe('PAYMENT_UNAVAILABLE');
  expect(change({}, 'MOMOQR4')).toBe('PAYMENT_UNAVAILABLE');
});

it('[PA27] not once it is over or paid, nor when money of it is there or claimed', () => {
  expect(change({ waiting: false })).toBe('NOT_PAYABLE');
  expect(change({ waiting: false, paid: true })).toBe('ALREADY_PAID');
  expect(change({ waiting: false, claimed: true })).toBe('METHOD_FIXED');
  expect(change({ begun: true })).toBe('METHOD_FIXED');
});
