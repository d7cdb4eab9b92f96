import { describe, expect, it } from 'vitest';
import { mayAccept, mayReject, nextStep, orderEnding } from './steps.ts';

const isTransferUnconfirmed = false;
const fee = { state: 'none', named: null, total: null } as const;

describe('the next step of an accepted order', () => {
  it.each([
    ['DELI', 'CONFIRMED', null, 'ready'],
    ['DELI', 'CONFIRMED', 1, 'depart'],
    ['DELIAT', 'CONFIRMED', 1, 'depart'],
    ['DELI', 'RES_DELIVERY', 1, 'complete'],
    ['PICKUP', 'CONFIRMED', null, 'ready'],
    ['PICKUP', 'WAIT_PICKUP', 1, 'complete'],
    ['PICKUP', 'COMPLETED', 1, null],
    ['DELI', 'ASSIGNING', 1, 'depart'],
    ['DELI', 'AHA_CANCELLED', null, 'ready'],
    ['DELI', 'AHA_CANCELLED', 1, 'depart'],
    ['DELI', 'IN_PROCESS', 1, 'complete'],
    ['DELI', 'CANCELLED', null, null],
    ['DELI', null, null, null],
  ] as const)('%s, %s, ready at %s: %s', (type, status, readyAt, step) => {
    expect(nextStep({ type, status, readyAt, isTransferUnconfirmed, fee })).toBe(step);
  });
});

it('an order can be called off until it is finished', () => {
  expect(mayReject({ type: 'DELI', status: 'WAIT_CONFIRM', readyAt: null, isTransferUnconfirmed, fee })).toBe(
    true,
  );
  expect(mayReject({ type: 'PICKUP', status: 'WAIT_PICKUP', readyAt: 1, isTransferUnconfirmed, fee })).toBe(
    true,
  );
  expect(mayReject({ type: 'DELI', status: 'COMPLETED', readyAt: 1, isTransferUnconfirmed, fee })).toBe(
    false,
  );
});

it('[OR4] a claimed transfer is accepted only when somebody has seen the money', () => {
  const waiting = { type: 'DELI', status: 'WAIT_CONFIRM', readyAt: null, fee } as const;
  expect(mayAccept({ ...waiting, isTransferUnconfirmed: true })).toBe(false);
  expect(mayAccept({ ...waiting, isTransferUnconfirmed: false })).toBe(true);
  expect(mayReject({ ...waiting, isTransferUnconfirmed: true })).toBe(true);
});

it('[OR30] nothing is accepted before its fee is agreed', () => {
  const waiting = { type: 'DELI', status: 'WAIT_CONFIRM', readyAt: null, isTransferUnconfirmed } as const;
  expect(mayAccept({ ...waiting, fee: { ...fee, state: 'open' } })).toBe(false);
  expect(mayAccept({ ...waiting, fee: { state: 'offered', named: 20_000, total: 120_000 } })).toBe(false);
  expect(mayAccept({ ...waiting, fee: { state: 'agreed', named: 20_000, total: 120_000 } })).toBe(true);
});

it('tells how it ended', () => {
  expect(orderEnding({ status: 'COMPLETE' })).toBe('completed');
  expect(orderEnding({ status: 'USER_CANCELLED' })).toBe('cancelled');
  expect(orderEnding({ status: 'WAIT_PAYMENT' })).toBe('paying');
});
