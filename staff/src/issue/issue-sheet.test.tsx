// @vitest-environment happy-dom

import { serve } from '@mam/client/test/served.ts';
import type { StaffIssueWire } from '@mam/contract/order/issue/issue.schema.ts';
import { getOrderMoney } from '@mam/contract/payment/staff-money.ts';
import { boardOrderFromWire } from '@mam/contract/staff/board-wire.ts';
import { answerIssue } from '@mam/contract/staff/issue/answer-issue.ts';
import { DONG } from '@mam/domain/money/currency.ts';
import type { Role } from '@mam/domain/staff/roles.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aBoardOrder } from '../../test/a-board-order.ts';
import { beginAtWork, showAtWork } from '../../test/at-work.tsx';
import { aRefund, moneyAfter } from '../../test/paid-money.ts';
import { IssueSheet } from './issue-sheet.tsx';
import { OrderIssues } from './order-issues.tsx';

beginAtWork();

const aReport = (change: Partial<StaffIssueWire> = {}): StaffIssueWire => ({
  id: 'one',
  version: 2,
  lines: [{ key: 'salad', reason: 'missing', quantity: 1 }],
  words: 'Thiếu một phần gỏi',
  worth: 75_600,
  has_picture: false,
  is_mine: false,
  by: '',
  answered_by: '',
  made_at: 1_796_000_000,
  answer: null,
  ...change,
});
const answered = aReport({
  answered_by: 'Lan',
  answer: { kind: 'refund', amount: 75_600, voucher_code: '', at: 1_796_000_100 },
});

async function show(as: Role = 'owner', money = moneyAfter()) {
  let closed = 0;
  serve(getOrderMoney, () => ({ data: money }));
  const sent = serve(answerIssue, () => ({ data: aBoardOrder({ issues: [answered] }) }));
  const order = boardOrderFromWire(aBoardOrder({ status: 'COMPLETED', issues: [aReport()] }), DONG);
  showAtWork(
    <IssueSheet
      order={order}
      onClose={() => {
        closed += 1;
      }}
    />,
    { as },
  );
  const sheet = within(await screen.findByRole('dialog', { name: 'Đơn AAA11 có gì sai' }));
  return { sheet, sent, closed: () => closed };
}

it('[OR123] [PA70] money back: what it comes to is on the button, and it is sent once', async () => {
  const { sheet, sent, closed } = await show();
  expect(sheet.getByText('Thiếu một phần gỏi')).toBeTruthy();
  const button = await sheet.findByRole('button', { name: 'Hoàn 75.600đ' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(closed()).toBe(1));
  expect(sent.map(({ body }) => body)).toEqual([{ version: 2, kind: 'refund' }]);
  expect(sent[0]?.headers.get('idempotency-key')).toBeTruthy();
});

it('[PA70] nothing left to give back: another answer is offered', async () => {
  const { sheet, sent } = await show('owner', moneyAfter(aRefund('done', 226_800)));
  const none = await sheet.findByRole('button', { name: 'Không còn tiền để hoàn' });
  fireEvent.click(none);
  fireEvent.click(sheet.getByRole('radio', { name: 'Gọi lại' }));
  fireEvent.click(sheet.getByRole('button', { name: 'Báo khách: quán sẽ gọi' }));
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ version: 2, kind: 'call' }]));
});

it('[VO21] a cashier gives no money; a voucher is worth what was reported at most', async () => {
  const { sheet, sent } = await show('cashier');
  expect(sheet.queryByRole('radio', { name: 'Hoàn tiền' })).toBeNull();
  const amount = sheet.getByRole('textbox', { name: 'Phiếu giảm' });
  fireEvent.change(amount, { target: { value: '75601' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Nhập số tiền của phiếu' }));
  fireEvent.change(amount, { target: { value: '50000' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Tặng phiếu 50.000đ' }));
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([{ version: 2, kind: 'voucher', amount: 50_000 }]),
  );
});

it('[OR123] stands beside its order, with who has answered it and how', () => {
  const order = boardOrderFromWire(aBoardOrder({ issues: [answered, aReport({ id: 'two' })] }), DONG);
  showAtWork(<OrderIssues order={order} rank="waiter" />);
  expect(screen.getAllByRole('region', { name: 'Khách báo thiếu, sai' })).toHaveLength(2);
  expect(screen.getByText(/Đã hoàn 75.600đ/).textContent).toContain('Lan');
  expect(screen.queryByRole('button', { name: 'Trả lời khách' })).toBeNull();
});
