import { expect, it } from 'vitest';
import { shownPaidMark } from './paid-mark.ts';

it('[OR5] is shown for what is paid online, and never says of money what nobody has seen', () => {
  const marks = (method: string) =>
    ['WAIT_PAYMENT', 'WAIT_PAYMENT_CANCELLED', 'WAIT_CONFIRM', 'COMPLETED', 'USER_CANCELLED', null].map(
      (status) => shownPaidMark(status, method),
    );
  expect(marks('MOMO_QR_AIO')).toEqual([0, -1, 1, 1, null, 1]);
  expect(marks('TRANSFER')).toEqual([0, -1, null, null, null, null]);
  for (const method of ['PAYMENT_ON_DELIVERY', 'CASH_ON_DELIVERY', ''])
    expect(marks(method)).toEqual([null, null, null, null, null, null]);
});
