// @vitest-environment happy-dom

import { serve } from '@mam/client/test/served.ts';
import { checkVoucher } from '@mam/contract/checkout/place-order.ts';
import { parseTable } from '@mam/domain/table/table-name.ts';
import { aLine } from '@mam/domain/test/a-cart.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aShop, serveShop } from '../../test/a-shop.ts';
import { aVoucherResult } from '../../test/a-voucher-result.ts';
import { beginInApp, keep, nameDiner, showInApp } from '../../test/in-app.tsx';
import { EMPTY, persisted } from '../device/persisted.ts';
import { keepTablet } from '../device/tablet.ts';
import { placing } from '../placing/placing.ts';
import { TableCart } from './table-cart.tsx';

beginInApp();
beforeEach(() => placing.setState({ state: 'idle' }, true));

/** 12:00 on a Saturday in Ho Chi Minh City: the store is open. */
const NOON = Date.UTC(2026, 10, 21, 5);
const TABLET = { brand: 'BEPNHA', storeId: 101, name: '9', code: 'abc', touchedAt: null };

function show(filled = true): void {
  serveShop();
  nameDiner('Thư');
  const lines = filled ? [aLine('k1', 'CUO05')] : [];
  keep({ cart: { ...EMPTY.cart, brand: 'BEPNHA', storeId: 101, lines, voucher: '' } });
  const table = parseTable('9');
  if (!table) throw new Error('9 is a table');
  showInApp(<TableCart shop={aShop()} table={table} now={NOON} />, {
    address: '/cart?pos_parent=BEPNHA&pos_id=101',
  });
}

const field = () => within(screen.getByRole('region', { name: 'Mã giảm giá' }));
const receipt = () => screen.getByRole('region', { name: 'Chi tiết thanh toán' }).textContent ?? '';

function type(code: string): void {
  fireEvent.change(field().getByRole('textbox'), { target: { value: code } });
  fireEvent.click(field().getByRole('button', { name: 'Áp dụng' }));
}

it('[TB92] a code is asked about as a round of this table, stands in the receipt and goes to the kitchen', async () => {
  show();
  const before = receipt();
  const asked = serve(checkVoucher, () => ({
    data: aVoucherResult('COMTAM20', { Discount_Amount: 15_000 }),
  }));
  type('comtam20');
  expect(await field().findByRole('img', { name: 'Dùng được' })).toBeTruthy();
  expect(asked[0]?.body).toMatchObject({
    table_name: '9',
    setting: { voucher_code: 'COMTAM20' },
    user: { phone: '' },
  });
  expect(receipt()).toMatch(/Mã COMTAM20.*−15\.000/);
  expect(receipt()).not.toBe(before);
  fireEvent.click(screen.getAllByRole('button', { name: 'Gọi món ngay' })[0] as HTMLElement);
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Gọi món' }));
  const sent = placing.getState();
  expect(sent).toMatchObject({ state: 'begun', intent: { body: { voucher_code: 'COMTAM20' } } });
});

it('[TB92] one that does not fit says why, and the round goes without it', async () => {
  show();
  const words = 'Mã này dùng cho một lượt gọi từ 150.000đ, không cộng các lượt trước.';
  serve(checkVoucher, () => ({ data: aVoucherResult('LUA30K', { Code: 0, Discount_Description: words }) }));
  type('LUA30K');
  expect(await field().findByText(words)).toBeTruthy();
  fireEvent.click(screen.getAllByRole('button', { name: 'Gọi món ngay' })[0] as HTMLElement);
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Gọi món' }));
  const sent = placing.getState();
  expect(sent.state).toBe('begun');
  expect(JSON.stringify(sent)).not.toContain('voucher_code');
});

it('[VO8] a code that was used up while the round was sent is asked about anew, and the cart stays whole', async () => {
  show();
  let answer = aVoucherResult('MOTLAN', { Discount_Amount: 15_000 });
  const asked = serve(checkVoucher, () => ({ data: answer }));
  type('MOTLAN');
  expect(await field().findByRole('img', { name: 'Dùng được' })).toBeTruthy();
  answer = aVoucherResult('MOTLAN', { Code: 2 });
  const refusal = {
    ok: false,
    code: 'VOUCHER_GONE',
    status: 409,
    message: 'Mã giảm giá không dùng được nữa',
    data: { message: '' },
  } as const;
  placing.setState({ state: 'refused', intent: {} as never, seen: null, refusal }, true);
  expect(await field().findByText('Mã đã được sử dụng')).toBeTruthy();
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(receipt()).not.toContain('MOTLAN');
  expect(persisted.getState().cart.lines).toHaveLength(1);
});

it('[TB94] a phone is led to its own offers, a tablet that stays to those of the restaurant', () => {
  show();
  expect(screen.getByRole('link', { name: 'Ưu đãi và điểm của bạn' })).toBeTruthy();
});

it.each([true, false])('[TB94] on such a tablet, with something in the cart: %s', (filled) => {
  keepTablet(TABLET);
  show(filled);
  expect(screen.getByRole('link', { name: 'Ưu đãi của quán' })).toBeTruthy();
  expect(screen.queryByText('Ưu đãi và điểm của bạn')).toBeNull();
});
