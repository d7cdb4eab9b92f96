import { describe, expect, it } from 'vitest';
import { endOf, mayAccept, mayReject, nextStep } from './steps.ts';

const transferUnconfirmed = false;

describe('the next step of an accepted order', () => {
  it.each([
    ['DELI', 'CONFIRMED', null, 'ready'],
    ['DELI', 'CONFIRMED', 1, 'depart'],
    ['DELIAT', 'CONFIRMED', 1, 'depart'],
    ['DELI', 'RES_DELIVERY', 1, 'complete'],
    ['PICKUP', 'CONFIRMED', null, 'ready'],
    ['PICKUP', 'WAIT_PICKUP', 1, 'complete'],
    ['PICKUP', 'COMPLETED', 1, null],
    ['DELI', 'CANCELLED', null, null],
    ['DELI', 'SOMETHING_NEW', null, null],
  ] as const)('%s, %s, ready at %s: %s', (type, status, readyAt, step) => {
    expect(nextStep({ type, status, readyAt, transferUnconfirmed })).toBe(step);
  });
});

it('an order can be called off until it is finished', () => {
  expect(mayReject({ type: 'DELI', status: 'WAIT_CONFIRM', readyAt: null, transferUnconfirmed })).toBe(true);
  expect(mayReject({ type: 'PICKUP', status: 'WAIT_PICKUP', readyAt: 1, transferUnconfirmed })).toBe(true);
  expect(mayReject({ type: 'DELI', status: 'COMPLETED', readyAt: 1, transferUnconfirmed })).toBe(false);
});

it('[OR4] a claimed transfer is accepted only when somebody has seen the money', () => {
  const waiting = { type: 'DELI', status: 'WAIT_CONFIRM', readyAt: null } as const;
  expect(mayAccept({ ...waiting, transferUnconfirmed: true })).toBe(false);
  expect(mayAccept({ ...waiting, transferUnconfirmed: false })).toBe(true);
  expect(mayReject({ ...waiting, transferUnconfirmed: true })).toBe(true);
});

it('tells how it ended', () => {
  expect(endOf({ status: 'COMPLETE' })).toBe('completed');
  expect(endOf({ status: 'USER_CANCELLED' })).toBe('cancelled');
  expect(endOf({ status: 'WAIT_PAYMENT' })).toBe('paying');
});
