// @vitest-environment happy-dom

import { serve } from '@mam/client/test/served.ts';
import { sendIssuePicture } from '@mam/contract/issue/issue-picture.ts';
import { reportIssue } from '@mam/contract/issue/report-issue.ts';
import type { IssueReportWire } from '@mam/contract/order/issue/issue.schema.ts';
import type { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';
import { aStore } from '@mam/domain/test/a-store.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anOrder, aToldOrder } from '../../test/an-order.ts';
import { beginInApp, showInApp } from '../../test/in-app.tsx';
import { OrderIssues } from './order-issues.tsx';

beginInApp();

const SOON = Math.floor(Date.now() / 1000) + 3_600;
const done = { status: 'COMPLETED', issue_until: SOON } as const;
const aReport = (change: Partial<IssueReportWire> = {}): IssueReportWire => ({
  id: 'one',
  lines: [{ key: 'k1', reason: 'missing', quantity: 1 }],
  words: 'Thiếu gỏi',
  has_picture: false,
  is_mine: true,
  made_at: SOON - 7_200,
  answer: null,
  ...change,
});

const show = (change: Partial<OrderDetail> = {}, address = '/order?pos_parent=BEPNHA&pos_id=101') => {
  const order = anOrder({ ...done, ...change });
  showInApp(<OrderIssues order={order} store={aStore()} menu={null} />, { address });
};
const open = async (change: Partial<OrderDetail> = {}) => {
  show(change, '/order?pos_parent=BEPNHA&pos_id=101&sheet=issue');
  return within(await screen.findByRole('dialog', { name: 'Có gì không đúng?' }));
};

it('[OR120] is offered as long as it can be said, and to nobody else', () => {
  show();
  expect(screen.getByRole('button', { name: 'Có gì không đúng?' })).toBeTruthy();
});

it('[OR120] no more when the day is over, nor to whom it was never open', () => {
  show({ issue_until: SOON - 7_200 });
  show({ issue_until: null });
  expect(screen.queryByRole('button')).toBeNull();
});

it('[OR122] one tap a line, sent once however often it is tapped; a lost answer leaves all that was chosen', async () => {
  let isLost = true;
  const sent = serve(reportIssue, () =>
    isLost ? 'lost' : { data: aToldOrder({ ...done, issues: [aReport()] }) },
  );
  const sheet = await open();
  const button = (name: string | RegExp) => sheet.getByRole<HTMLButtonElement>('button', { name });
  expect(button('Chọn món thiếu hoặc sai').disabled).toBe(true);
  fireEvent.click(button('Gỏi gà bắp cải: thiếu'));
  fireEvent.change(sheet.getByRole('textbox'), { target: { value: 'Thiếu gỏi' } });
  fireEvent.click(button('Báo quán 1 món'));
  fireEvent.click(button('Báo quán 1 món'));
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(document.body.textContent).toContain('Chưa gửi được'));
  expect(sheet.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Thiếu gỏi');
  isLost = false;
  fireEvent.click(button('Báo quán 1 món'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.map(({ body }) => body)).toEqual(
    Array(2).fill({ lines: [{ key: 'k1', reason: 'missing', quantity: 1 }], words: 'Thiếu gỏi' }),
  );
});

it('[OR122] begins with what was said and not answered yet; a line of an answered report is named no more', async () => {
  const sheet = await open({ issues: [aReport()] });
  expect(sheet.getByRole('button', { name: 'Gỏi gà bắp cải: thiếu' }).getAttribute('aria-pressed')).toBe(
    'true',
  );
  expect(sheet.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Thiếu gỏi');
});

it('[OR124] the answer is read on the page: money, a code to copy, a call', () => {
  const answer = { kind: 'voucher', amount: 70_000, voucher_code: 'LUA77', at: SOON } as const;
  show({
    issues: [
      aReport(),
      aReport({ id: 'two', answer }),
      aReport({ id: 'three', answer: { ...answer, kind: 'refund', voucher_code: '' } }),
      aReport({
        id: 'four',
        is_mine: false,
        words: '',
        answer: { ...answer, kind: 'call', amount: null, voucher_code: '' },
      }),
    ],
  });
  for (const words of [
    'Quán đã nhận lời báo và sẽ trả lời ở đây.',
    'Quán xin lỗi và tặng phiếu giảm 70.000đ.',
    'Quán xin lỗi và hoàn lại 70.000đ.',
    'Quán xin lỗi và sẽ gọi cho bạn.',
  ])
    expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByText(/^Mã LUA77/)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Chép mã' })).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'Lời báo của người ăn cùng' })).toBeTruthy();
});

it('[OR126] a picture follows its report; one that is lost keeps the sheet, and the report stands', async () => {
  let isLost = true;
  serve(reportIssue, () => ({ data: aToldOrder({ ...done, issues: [aReport()] }) }));
  const shown = aToldOrder({ ...done, issues: [aReport({ has_picture: true })] });
  const sent = serve(sendIssuePicture, () => (isLost ? 'lost' : { data: shown }));
  const sheet = await open();
  fireEvent.click(sheet.getByRole('button', { name: 'Gỏi gà bắp cải: thiếu' }));
  const file = new File(['photo'], 'photo.png', { type: 'image/png' });
  fireEvent.change(sheet.getByLabelText('Thêm ảnh'), { target: { files: [file] } });
  expect(sheet.getByRole('img', { name: 'Ảnh bạn gửi' })).toBeTruthy();
  const press = () => fireEvent.click(sheet.getByRole('button', { name: 'Báo quán 1 món' }));
  press();
  await waitFor(() => expect(document.body.textContent).toContain('chưa nhận được ảnh'));
  isLost = false;
  press();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.map(({ body }) => body)).toEqual(Array(2).fill({ picture: btoa('photo') }));
});
