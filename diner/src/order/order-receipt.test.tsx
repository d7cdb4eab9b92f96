// @vitest-environment happy-dom

import type { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';
import { DONG } from '@mam/domain/money/currency.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anOrder, aToldOrder } from '../../test/an-order.ts';
import { beginInApp, showInApp } from '../../test/in-app.tsx';
import { OrderReceipt } from './order-receipt.tsx';

beginInApp();

type Rows = OrderDetail['quote']['rows'];

const ITEMS = { kind: 'items', amount: 70_000, rate: null } as const;
const VAT = { kind: 'vat', amount: 5_600, rate: 0.08 } as const;
const DISCOUNT = { kind: 'discount', amount: -7_000, rate: null } as const;

/** The receipt of an order with these rows, in words. */
function receiptOf(rows: Rows, code: { readonly voucher?: string; readonly together?: string } = {}): string {
  const told = aToldOrder();
  const order = anOrder({
    setting: { ...told.setting, voucher_code: code.voucher ?? code.together ?? '' },
    raw: { ...told.raw, voucher_log: code.voucher ? { used_discount_amount: 7_000 } : null },
    quote: { ...told.quote, rows },
  });
  showInApp(<OrderReceipt order={order} currency={DONG} method="Tiền mặt" />);
  return screen.getByRole('region', { name: 'Chi tiết thanh toán' }).textContent ?? '';
}

it('[PR11] a code stands beside what it took off', () => {
  expect(receiptOf([ITEMS, DISCOUNT, VAT], { voucher: 'COMTAM20' })).toContain('Mã COMTAM20−7.000đ');
});

it('[PR11] a code that took nothing off the sum stands by itself', () => {
  expect(receiptOf([ITEMS, VAT], { voucher: 'QUATANG' })).toContain('Mã giảm giáQUATANG');
});

it('[PR11] what so many people get has no code to show', () => {
  const together = { kind: 'together', amount: -7_000, rate: null } as const;
  expect(receiptOf([ITEMS, together, VAT], { together: 'CUNGAN6' })).not.toContain('CUNGAN6');
});

it('[PR11] the total says that it holds VAT where that is a row, and nothing where there is none', () => {
  expect(receiptOf([ITEMS, VAT])).toContain('Tổng cộng, đã gồm thuế');
});

it('[PR11] no row of VAT, no word of it', () => {
  const text = receiptOf([ITEMS]);
  expect(text).toContain('Tổng cộng');
  expect(text).not.toContain('thuế');
});
