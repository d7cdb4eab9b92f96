import { expect, it } from 'vitest';
import { missingAtDoor } from './at-the-door.ts';

const paidByCode = {
  status: 'CONFIRMED',
  method: 'TRANSFER',
  paid: true,
  total: 120_000,
  returned: 0,
} as const;

it('[OR34] [OR113] at the door is taken what came in does not cover', () => {
  expect(missingAtDoor({ ...paidByCode, captured: 100_000 })).toBe(20_000);
  expect(missingAtDoor({ ...paidByCode, captured: 115_000 })).toBe(5_000);
  expect(missingAtDoor({ ...paidByCode, captured: 120_000 })).toBe(0);
  expect(missingAtDoor({ ...paidByCode, captured: 200_000 })).toBe(0);
});

it('[OR113] money that was due back and went pays for nothing that is added later', () => {
  expect(missingAtDoor({ ...paidByCode, captured: 120_000, returned: 20_000 })).toBe(20_000);
  expect(missingAtDoor({ ...paidByCode, captured: 200_000, returned: 100_000 })).toBe(20_000);
  expect(missingAtDoor({ ...paidByCode, captured: 200_000, returned: 80_000 })).toBe(0);
});

it('[OR34] nothing of what is paid on receipt, nor once the order is over', () => {
  const order = { ...paidByCode, captured: 100_000 };
  expect(missingAtDoor({ ...order, paid: false })).toBe(0);
  expect(missingAtDoor({ ...order, method: 'PAYMENT_ON_DELIVERY' })).toBe(0);
  expect(missingAtDoor({ ...order, status: 'COMPLETED' })).toBe(0);
  expect(missingAtDoor({ ...order, status: 'CANCELLED' })).toBe(0);
  expect(missingAtDoor({ ...order, status: 'RES_DELIVERY' })).toBe(20_000);
});
