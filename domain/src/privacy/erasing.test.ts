import { expect, it } from 'vitest';
import { erasesNumber, orderKeeps } from './erasing.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 26);

it('[DN9] an order keeps its diner while it is open, and while money of it is due back', () => {
  expect(orderKeeps({ endedAt: null, refundDue: 0 })).toBe('order');
  expect(orderKeeps({ endedAt: NOW, refundDue: 1 })).toBe('refund');
  expect(orderKeeps({ endedAt: NOW, refundDue: 0 })).toBeNull();
});

it('[DN10] a number goes with who has proved it within 30 days, unless somebody else has proved it too', () => {
  expect(erasesNumber({ provedAt: NOW - 29 * DAY, byOthers: false }, NOW)).toBe(true);
  expect(erasesNumber({ provedAt: NOW - 31 * DAY, byOthers: false }, NOW)).toBe(false);
  expect(erasesNumber({ provedAt: NOW, byOthers: true }, NOW)).toBe(false);
});
