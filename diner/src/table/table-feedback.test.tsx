// @vitest-environment happy-dom

import { serve } from '@mam/client/test/served.ts';
import { getOrder } from '@mam/contract/order/get-order.ts';
import { getOrderToRate } from '@mam/contract/rating/order-to-rate.ts';
import { callStaff } from '@mam/contract/table/call-staff.ts';
import type { Table } from '@mam/domain/table/table-name.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aShop } from '../../test/a-shop.ts';
import { aToldOrder } from '../../test/an-order.ts';
import { beginInApp, nameDiner, showInApp } from '../../test/in-app.tsx';
import { PLAIN_VISIT, visit } from '../device/visit.ts';
import { TableFeedback } from './table-feedback.tsx';

beginInApp();
beforeEach(() => visit.setState(PLAIN_VISIT, true));

const AT_17: Table = { kind: 'table', number: '17' };
const ARRIVED = {
  id: 'c1',
  table_name: '17',
  text: '',
  state: 'open',
  by: '',
  seen: false,
  placed_at: 0,
} as const;

function show(toRate: string | null, table: Table | null = AT_17): void {
  serve(getOrderToRate, () => ({ data: { order_hash: toRate } }));
  showInApp(<TableFeedback here={aShop()} table={table} />, { address: '/' });
  fireEvent.click(screen.getByRole('button', { name: 'Góp ý cho quán' }));
}

const question = async () => within(await screen.findByRole('dialog', { name: 'Món hôm nay thế nào?' }));

it('[TB31] of the order there is to rate: its dishes are asked about', async () => {
  const { hash } = aToldOrder();
  serve(getOrder, () => ({ data: aToldOrder({ status: 'COMPLETED' }) }));
  show(hash);
  expect((await question()).getByRole('list', { name: 'Từng món' })).toBeTruthy();
});

it('[TB31] [TB32] else to the staff, from the table: no dishes, no late driver; what does not arrive comes back as it was', async () => {
  nameDiner('Lê Thật Tình');
  const answers: ('lost' | { data: typeof ARRIVED })[] = ['lost', { data: ARRIVED }];
  const sent = serve(callStaff, () => answers.shift() ?? 'lost');
  show(null);
  const sheet = await question();
  expect(sheet.getByText(/Bàn 17/)).toBeTruthy();
  expect(sheet.queryByRole('list', { name: 'Từng món' })).toBeNull();
  fireEvent.click(sheet.getByRole('button', { name: '2 sao' }));
  expect(sheet.queryByRole('button', { name: 'Giao trễ' })).toBeNull();
  const words = 'Bàn hơi lung lay';
  fireEvent.change(sheet.getByLabelText('Kể thêm cho quán'), { target: { value: words } });
  fireEvent.click(sheet.getByRole('button', { name: 'Gửi 2 sao' }));
  expect((await screen.findAllByText(/^Lỗi kết nối/)).length).toBeGreaterThan(0);
  const again = await question();
  expect(again.getByLabelText<HTMLTextAreaElement>('Kể thêm cho quán').value).toBe(words);
  fireEvent.click(again.getByRole('button', { name: 'Gửi 2 sao' }));
  expect((await screen.findAllByText(/^Cảm ơn bạn đã đánh giá/)).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.map(({ body }) => body)).toEqual(
    Array(2).fill(expect.objectContaining({ score: 2, note: words, table_name: '17' })),
  );
});

it('[TB32] whoever has no name is asked for one first', async () => {
  const sent = serve(callStaff, () => ({ data: ARRIVED }));
  show(null);
  fireEvent.click((await question()).getByRole('button', { name: 'Gửi 5 sao' }));
  const naming = within(await screen.findByRole('dialog', { name: 'Quán nên gọi bạn là gì?' }));
  expect(sent).toEqual([]);
  fireEvent.change(naming.getByLabelText('Tên của bạn'), { target: { value: 'Bé Na' } });
  fireEvent.click(naming.getByRole('button', { name: 'Lưu' }));
  expect((await screen.findAllByText(/^Cảm ơn bạn đã đánh giá/)).length).toBeGreaterThan(0);
  expect(sent[0]?.body).toMatchObject({ user: { name: 'Bé Na' } });
});

it('[TB31] where no table is known the code is asked for', async () => {
  show(null, null);
  expect(await screen.findByText(/^Quán chưa biết bạn ngồi bàn nào/)).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Góp ý cho quán' })).toBeTruthy();
});

it('[TB31] it is nothing in a preview', async () => {
  visit.setState({ preview: true });
  show(null);
  expect((await screen.findAllByText('Bạn đang ở chế độ xem trước')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('dialog')).toBeNull();
});
