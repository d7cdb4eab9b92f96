// @vitest-environment happy-dom

import type { StaffOrder } from '@mam/contract/staff/board.schema.ts';
import { boardOrderFromWire } from '@mam/contract/staff/board-wire.ts';
import { DONG } from '@mam/domain/money/currency.ts';
import { expect, it } from 'vitest';
import { aBoardOrder } from '../../test/a-board-order.ts';
import { beginAtWork, showAtWork } from '../../test/at-work.tsx';
import { OrderCode } from './order-code.tsx';

beginAtWork();

const CODE = { code: 'COMTAM20', name: 'Ngày hội cơm tấm', amount: 40_000, coupon: false };

function show(voucher: StaffOrder['voucher']): string {
  showAtWork(<OrderCode order={boardOrderFromWire(aBoardOrder({ voucher }), DONG)} />);
  return document.body.textContent ?? '';
}

it('[VO18] an order says its code, what that is called and what it took off', () => {
  const text = show(CODE);
  for (const words of ['Mã COMTAM20, Ngày hội cơm tấm', 'Đã giảm 40.000đ']) expect(text).toContain(words);
});

it('[VO18] of a coupon that whoever takes the money takes it off', () => {
  const text = show({ ...CODE, code: 'THEBAN', amount: 0, coupon: true });
  expect(text).toContain('quán tự trừ khi thu tiền');
  expect(text).not.toContain('Đã giảm');
});

it('and nothing where there is none', () => {
  expect(show(null)).not.toContain('Mã');
});
