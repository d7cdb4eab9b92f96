import { expect, it } from 'vitest';
import { STATUSES } from '../order/status.ts';
import { isStepAnnounced, orderNews } from './order-news.ts';

it('[MS2] a buyer is told what the restaurant, the courier and the clock did, and not what they did themselves', () => {
  const told = Object.fromEntries(STATUSES.map((to) => [to, orderNews(to)]));
  expect(told).toEqual({
    WAIT_PAYMENT: null,
    WAIT_PREPAID: null,
    PAYMENT_SUCCESS: 'paid',
    PAYMENT_FAILED: 'payment_failed',
    PAYMENT_FAIL: 'payment_failed',
    WAIT_PAYMENT_CANCELLED: 'payment_failed',
    PENDING: null,
    WAIT_CONFIRM: null,
    CONFIRMED: 'accepted',
    ACCEPTED: 'accepted',
    WAIT_PICKUP: 'ready',
    ASSIGNING: null,
    AHA_CANCELLED: null,
    IN_PROCESS: 'under_way',
    RES_DELIVERY: 'under_way',
    COMPLETED: 'completed',
    COMPLETE: 'completed',
    FAILED: 'failed',
    USER_CANCELLED: null,
    CANCELLED: 'cancelled',
    CANCELLED_BY_PARTNER: 'cancelled',
  });
});

it('[MS2] the same is not told twice in a row', () => {
  expect(isStepAnnounced('WAIT_CONFIRM', 'CONFIRMED')).toBe(true);
  expect(isStepAnnounced('CONFIRMED', 'ACCEPTED')).toBe(false);
  expect(isStepAnnounced('IN_PROCESS', 'RES_DELIVERY')).toBe(false);
  expect(isStepAnnounced('ACCEPTED', 'IN_PROCESS')).toBe(true);
  expect(isStepAnnounced('WAIT_CONFIRM', 'USER_CANCELLED')).toBe(false);
});
