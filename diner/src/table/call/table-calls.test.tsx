// @vitest-environment happy-dom

import { serve } from '@mam/client/test/served.ts';
import type { GuestCall } from '@mam/contract/table/call-staff.schema.ts';
import { callStaff, getGuestCalls } from '@mam/contract/table/call-staff.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aShop } from '../../../test/a-shop.ts';
import { beginInApp, nameDiner, showInApp } from '../../../test/in-app.tsx';
import { queryCache } from '../../data/query-cache.ts';
import * as sound from '../../device/chime.ts';
import { PLAIN_VISIT, visit } from '../../device/visit.ts';
import { TableCalls } from './table-calls.tsx';

beginInApp();
let rung = 0;
beforeEach(() => {
  visit.setState(PLAIN_VISIT, true);
  rung = 0;
  // there is no sound in tests
  vi.spyOn(sound, 'ringBell').mockImplementation(() => {
    rung += 1;
  });
});

const aCall = (change: Partial<GuestCall> = {}): GuestCall => ({
  id: 'c1',
  table_name: '14',
  text: 'Gặp nhân viên',
  state: 'open',
  by: '',
  seen: false,
  placed_at: Math.floor(Date.now() / 1000),
  ...change,
});

/** The two buttons of table 14. calls: what stands by now. */
function show(calls: () => GuestCall[] = () => []): void {
  serve(getGuestCalls, () => ({ data: { calls: calls() } }));
  showInApp(<TableCalls here={aShop()} table={{ kind: 'table', number: '14' }} />, { address: '/' });
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const opened = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('[TB21] a call without a wish says what is missing and sends nothing', async () => {
  nameDiner('Chị Thư');
  const sent = serve(callStaff, () => ({ data: aCall() }));
  show();
  press(/^Gọi nhân viên/);
  const sheet = await opened('Bàn 14 cần gì ạ?');
  fireEvent.click(sheet.getByRole('button', { name: 'Gọi nhân viên' }));
  expect(sheet.getByText('Bạn chọn hoặc viết điều mình cần nhé.')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('[TB21] [TB26] what was chosen and written is sent once, and the sheet says who comes', async () => {
  nameDiner('Chị Thư');
  let calls: GuestCall[] = [];
  const sent = serve(callStaff, () => {
    calls = [aCall({ state: 'taken', by: 'Hùng' })];
    return { data: aCall() };
  });
  show(() => calls);
  press(/^Gọi nhân viên/);
  const sheet = await opened('Bàn 14 cần gì ạ?');
  fireEvent.click(sheet.getByRole('button', { name: 'Gặp nhân viên' }));
  fireEvent.click(sheet.getByRole('button', { name: 'Xin thêm đá' }));
  fireEvent.change(sheet.getByLabelText('Dặn thêm'), { target: { value: 'ghế cao' } });
  const send = sheet.getByRole('button', { name: 'Gọi nhân viên' });
  fireEvent.click(send);
  fireEvent.click(send);
  expect(await screen.findByText('Hùng đang tới')).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({ choices: ['STAFF', 'Xin thêm đá'], note: 'ghế cao', table_name: '14' }),
  ]);
  fireEvent.click(screen.getAllByRole('button', { name: 'Đóng' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Hùng đang tới.')).toBeTruthy();
});

it('[TB85] a call is sent, then seen, and nobody is promised before somebody comes', async () => {
  let call = aCall();
  show(() => [call]);
  expect(await screen.findByText('Đã báo nhân viên.')).toBeTruthy();
  call = aCall({ seen: true });
  await queryCache.invalidateQueries();
  expect(await screen.findByText('Nhân viên đã thấy.')).toBeTruthy();
});

it('[TB20] [TB21] whoever has no name is asked for one first', async () => {
  const sent = serve(callStaff, () => ({ data: aCall() }));
  show();
  press(/^Xin tính tiền/);
  const naming = await opened('Quán nên gọi bạn là gì?');
  expect(sent).toEqual([]);
  fireEvent.change(naming.getByLabelText('Tên của bạn'), { target: { value: 'Bi' } });
  fireEvent.click(naming.getByRole('button', { name: 'Lưu' }));
  expect(await screen.findByText('Đã gọi nhân viên')).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({ choices: ['PAYMENT'], user: { name: 'Bi' } });
});

it('[TB21] the bill is asked for by one press; a failure is said and sent again by hand, with a bell for each', async () => {
  nameDiner('Bi');
  const answers: ('lost' | { data: GuestCall })[] = ['lost', { data: aCall() }];
  serve(callStaff, () => answers.shift() ?? 'lost');
  show();
  press(/^Xin tính tiền/);
  const sheet = await opened('Xin tính tiền');
  expect(await sheet.findByText(/^Lỗi kết nối/)).toBeTruthy();
  expect(rung).toBe(1);
  fireEvent.click(sheet.getByRole('button', { name: 'Xin tính tiền' }));
  expect(await screen.findByText('Đã gọi nhân viên')).toBeTruthy();
  expect(rung).toBe(2);
});

it('[TB21] closed and opened again it is fresh: what was chosen, written and said is gone', async () => {
  nameDiner('Bi');
  serve(callStaff, () => 'lost');
  show();
  press(/^Gọi nhân viên/);
  const sheet = await opened('Bàn 14 cần gì ạ?');
  fireEvent.change(sheet.getByLabelText('Dặn thêm'), { target: { value: 'ghế cao' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Gọi nhân viên' }));
  await sheet.findByText(/^Lỗi kết nối/);
  fireEvent.click(sheet.getByRole('button', { name: 'Đóng' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press(/^Gọi nhân viên/);
  const again = await opened('Bàn 14 cần gì ạ?');
  expect(again.getByLabelText<HTMLTextAreaElement>('Dặn thêm').value).toBe('');
  expect(again.queryByText(/^Lỗi kết nối/)).toBeNull();
});

it('[TB21] a preview calls nobody', async () => {
  visit.setState({ preview: true });
  nameDiner('Bi');
  const sent = serve(callStaff, () => ({ data: aCall() }));
  show();
  press(/^Gọi nhân viên/);
  press(/^Xin tính tiền/);
  expect((await screen.findAllByText('Bạn đang ở chế độ xem trước')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([]);
});
