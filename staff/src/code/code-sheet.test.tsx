// @vitest-environment happy-dom

import { serve } from '@mam/client/test/served.ts';
import type { StaffOrder } from '@mam/contract/staff/board.schema.ts';
import { boardOrderFromWire } from '@mam/contract/staff/board-wire.ts';
import { layCode, tryCode } from '@mam/contract/staff/code/lay-code.ts';
import { DONG } from '@mam/domain/money/currency.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aBoardOrder } from '../../test/a-board-order.ts';
import { beginAtWork, showAtWork } from '../../test/at-work.tsx';
import { CodeSheet } from './code-sheet.tsx';
import { LayCodeButton } from './lay-code-button.tsx';

beginAtWork();

const onReceipt = { payment_method: 'PAYMENT_ON_DELIVERY', captured: 0, paid_at: null, claimed_at: null };
const anOrder = (change: Partial<StaffOrder> = {}) =>
  boardOrderFromWire(aBoardOrder({ ...onReceipt, ...change }), DONG);

async function show() {
  let closed = 0;
  showAtWork(
    <CodeSheet
      order={anOrder()}
      onClose={() => {
        closed += 1;
      }}
    />,
  );
  const sheet = within(await screen.findByRole('dialog', { name: 'Mã cho đơn AAA11' }));
  const type = (value: string) =>
    fireEvent.change(sheet.getByRole('textbox', { name: 'Mã của khách' }), { target: { value } });
  const send = () => {
    const form = document.querySelector('form');
    if (form) fireEvent.submit(form);
  };
  return { sheet, type, send, closed: () => closed };
}

it('[VO22] is seen before it is laid, and laid once', async () => {
  const data = {
    voucher_code: 'LUA30K',
    name: 'Lúa mùa',
    amount: 30_000,
    coupon: false,
    gifts: [],
    total_amount: 194_400,
  };
  const tried = serve(tryCode, () => ({ data }));
  const laid = serve(layCode, () => ({ data: aBoardOrder({ version: 4 }) }));
  const { sheet, type, send, closed } = await show();
  type('lua30k');
  send();
  const button = await sheet.findByRole('button', { name: 'Giảm 30.000đ' });
  expect(sheet.getByText('Lúa mùa')).toBeTruthy();
  expect(laid).toEqual([]);
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(closed()).toBe(1));
  expect(tried.map(({ body }) => body)).toEqual([{ voucher_code: 'LUA30K' }]);
  expect(laid.map(({ body }) => body)).toEqual([{ voucher_code: 'LUA30K', version: 3 }]);
});

it('[VO22] one that cannot be used says why beside the field, and goes when another is typed', async () => {
  serve(tryCode, () => ({ refused: 'VOUCHER_3', status: 422, message: 'Hết hạn sử dụng' }));
  const { sheet, type, send } = await show();
  type('L');
  send();
  expect(sheet.queryByRole('alert')?.textContent ?? '').toBe('');
  type('LUA30K');
  send();
  expect(await sheet.findByText('Hết hạn sử dụng')).toBeTruthy();
  type('LUA30');
  expect(sheet.queryByText('Hết hạn sử dụng')).toBeNull();
});

it('[VO22] is offered to whom it is theirs, on an order that can take one', () => {
  const offered = (change: Partial<StaffOrder>, rank: 'waiter' | 'cashier' = 'cashier') => {
    showAtWork(<LayCodeButton order={anOrder(change)} rank={rank} />);
    const found = screen.queryAllByRole('button', { name: 'Nhập mã giảm giá' }).length;
    document.body.innerHTML = '';
    return found;
  };
  expect(offered({})).toBe(1);
  expect(offered({}, 'waiter')).toBe(0);
  expect(offered({ captured: 1_000 })).toBe(0);
  expect(offered({ status: 'COMPLETED' })).toBe(0);
  expect(offered({ status: 'COMPLETED', on_bill: true })).toBe(1);
});

it('[VO22] a code that gives a dish names it, and takes nothing off', async () => {
  serve(tryCode, () => ({
    data: {
      voucher_code: 'FLANTANG',
      name: 'Tặng bánh flan',
      amount: 0,
      coupon: false,
      gifts: [{ item_name: 'Bánh flan', quantity: 2 }],
      total_amount: 194_400,
    },
  }));
  const { sheet, type, send } = await show();
  type('FLANTANG');
  send();
  expect(await sheet.findByRole('button', { name: 'Tặng món này' })).toBeTruthy();
  expect(sheet.getByText(/^Tặng 2 Bánh flan/)).toBeTruthy();
});
