// @vitest-environment happy-dom

import { serve } from '@mam/client/test/served.ts';
import { getOrderMoney, refundOrder } from '@mam/contract/payment/staff-money.ts';
import { boardOrderFromWire } from '@mam/contract/staff/board-wire.ts';
import { DONG } from '@mam/domain/money/currency.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aBoardOrder } from '../../../test/a-board-order.ts';
import { beginAtWork, showAtWork } from '../../../test/at-work.tsx';
import { aRefund, moneyAfter } from '../../../test/paid-money.ts';
import { forgetRefunds } from './open-refunds.ts';
import { RefundSheet } from './refund-sheet.tsx';

beginAtWork();
afterEach(forgetRefunds);

/** The sheet; the server answers each refund so, one after the other. */
async function show(answers: readonly ('done' | 'failed' | 'lost')[] = ['done'], money = moneyAfter()) {
  let closed = 0;
  let nth = 0;
  serve(getOrderMoney, () => ({ data: money }));
  const sent = serve(refundOrder, () => {
    const answer = answers[nth++] ?? 'done';
    return answer === 'lost' ? 'lost' : { data: moneyAfter(aRefund(answer)) };
  });
  const order = boardOrderFromWire(aBoardOrder(), DONG);
  showAtWork(
    <RefundSheet
      order={order}
      onClose={() => {
        closed += 1;
      }}
    />,
  );
  const sheet = within(await screen.findByRole('dialog', { name: 'Hoàn tiền AAA11' }));
  await waitFor(() => expect(sheet.getAllByRole('radio').length).toBeGreaterThan(2));
  return { sheet, sent, closed: () => closed };
}

type Sheet = Awaited<ReturnType<typeof show>>['sheet'];
const press = (sheet: Sheet, name: string | RegExp) => fireEvent.click(sheet.getByRole('button', { name }));
const way = (sheet: Sheet, name: string) => fireEvent.click(sheet.getByRole('radio', { name }));

it('[PA16] nothing chosen is nothing to send, and the button says what is missing', async () => {
  const { sheet, sent } = await show();
  way(sheet, 'Theo món');
  press(sheet, 'Chọn món cần hoàn');
  fireEvent.click(sheet.getByRole('checkbox'));
  press(sheet, 'Chọn lý do');
  expect(sent).toEqual([]);
  expect(sheet.getByText('Người hoàn: bepnha')).toBeTruthy();
});

it('[PA17] one dish of three: its part of fees and tax goes with it, by itself, with the reason', async () => {
  const { sheet, sent, closed } = await show();
  way(sheet, 'Theo món');
  fireEvent.click(sheet.getByRole('checkbox'));
  expect(sheet.getByRole('group', { name: /^Hoàn mấy phần/ }).textContent).toContain('1');
  press(sheet, 'Thiếu món');
  expect(sheet.getByText(/^75\.600đ tự về MoMo của khách/)).toBeTruthy();
  press(sheet, 'Hoàn 75.600đ');
  await waitFor(() => expect(closed()).toBe(1));
  expect(sent.map(({ body }) => body)).toEqual([
    { reason: 'Thiếu món', lines: [{ key: 'salad', quantity: 1 }] },
  ]);
  expect(screen.getAllByText('Đã hoàn 75.600đ').length).toBeGreaterThan(0);
});

it('[PA16] a double tap and a lost answer: it is asked about under its own key, and goes back once', async () => {
  const { sheet, sent, closed } = await show(['lost', 'done']);
  way(sheet, 'Cả đơn');
  press(sheet, 'Không làm món');
  press(sheet, 'Hoàn 226.800đ');
  press(sheet, /^Hoàn 226\.800đ|^Đang/);
  await screen.findByText(/^Chưa rõ lần hoàn 226\.800đ vừa rồi đã đi chưa/);
  expect([sent.length, closed()]).toEqual([1, 0]);
  fireEvent.click(screen.getByRole('button', { name: 'Hỏi lại' }));
  await waitFor(() => expect(closed()).toBe(1));
  const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toEqual([expect.stringMatching(/./), keys[0]]);
});

it('[PA16] more than there is goes nowhere: field and button say the most', async () => {
  const { sheet, sent } = await show(['done'], moneyAfter(aRefund('done')));
  way(sheet, 'Số tiền');
  const field = sheet.getByLabelText('Hoàn bao nhiêu');
  fireEvent.change(field, { target: { value: '999.000.000' } });
  press(sheet, 'Không làm món');
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('Nhiều nhất 151.200đ');
  press(sheet, 'Nhiều nhất 151.200đ');
  expect(sent).toEqual([]);
});

it('[PA34] what a gateway refused begins the next one; refused again it is said, and the money stays', async () => {
  const { sheet } = await show(['failed'], moneyAfter(aRefund('failed')));
  press(sheet, 'Không làm món');
  press(sheet, /^Hoàn [\d.]+đ$/);
  expect((await screen.findAllByText(/^Chưa hoàn được [\d.]+đ, tiền vẫn ở quán/)).length).toBeGreaterThan(0);
});
