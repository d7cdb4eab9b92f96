// @vitest-environment happy-dom

import { serve } from '@mam/client/test/served.ts';
import { getSite } from '@mam/contract/diner/site.ts';
import { getHistory } from '@mam/contract/order/get-history.ts';
import type { HistoryOrder } from '@mam/contract/order/history.schema.ts';
import { findByCode, searchByPhone } from '@mam/contract/order/search-orders.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aListedOrder } from '../../test/an-order.ts';
import { beginInApp, showInApp } from '../../test/in-app.tsx';
import { OrdersButton } from '../history/orders-button.tsx';
import { HistoryScreen } from './history-screen.tsx';

beginInApp();

const listOf = (orders: readonly HistoryOrder[]) => ({
  data: {
    orders: [...orders],
    restaurants: [{ id: 101, brand_id: 'BEPNHA', name: 'Bếp Nhà Lúa Nguyễn Huệ', tz: 'Asia/Ho_Chi_Minh' }],
    count: null,
    next: null,
  },
});
const haveOrdered = (...orders: readonly HistoryOrder[]) => serve(getHistory, () => listOf(orders));
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

const MOVING = aListedOrder({ code: 'BBB22', items: [{ name: 'Chè bưởi', quantity: 2 }] });
const OVER = aListedOrder({ code: 'AAA11', status: 'CANCELLED' });

it.each(['phone', 'desk'] as const)(
  '[OR36] who has not ordered yet is told so, and led on (%s)',
  async (on) => {
    haveOrdered();
    showInApp(<HistoryScreen />, { on });
    expect((await screen.findByRole('heading', { name: 'Chưa có đơn nào' })).tagName).toBe('H2');
    expect(screen.getByRole('heading', { level: 1, name: 'Đơn của tôi' })).toBeTruthy();
    expect(hrefOf('Gọi món từ thực đơn')).toMatch(/^\/menu\?pos_parent=BEPNHA&pos_id=101/);
  },
);

it('[OR36] a card says what was ordered, where, what it cost and how it stands, the newest first', async () => {
  haveOrdered(MOVING, OVER);
  showInApp(<HistoryScreen />);
  await screen.findByRole('article', { name: 'BBB22' });
  const [first, last] = screen.getAllByRole('article');
  expect(first?.getAttribute('aria-label')).toBe('BBB22');
  for (const fact of ['BBB22', 'Bếp Nhà Lúa Nguyễn Huệ', 'Chờ xác nhận', '2× Chè bưởi', '75.600'])
    expect(first?.textContent).toContain(fact);
  expect(last?.textContent).toContain('1× Gỏi gà bắp cải');
  expect(last?.textContent).toContain('Đã huỷ');
  expect(hrefOf('Theo dõi đơn BBB22')).toContain('order_hash=BBB22');
  expect(hrefOf('Xem đơn AAA11')).toContain('order_hash=AAA11');
  // an order that is over can be had again, one on its way cannot
  expect(screen.getAllByRole('link', { name: /^Đặt lại đơn/ }).map((link) => link.ariaLabel)).toHaveLength(1);
});

it('[OR36] on a desk it is a row of a table', async () => {
  haveOrdered(MOVING, OVER);
  showInApp(<HistoryScreen />, { on: 'desk' });
  await screen.findByRole('table');
  const rows = screen.getAllByRole('row').filter((row) => within(row).queryByRole('rowheader'));
  expect(rows.map((row) => row.textContent?.includes('BBB22'))).toEqual([true, false]);
  expect(hrefOf('Chi tiết đơn BBB22')).toContain('order_hash=BBB22');
  expect(screen.queryByRole('article')).toBeNull();
});

it('[RA1] what is eaten can be rated from the list, what is rated shows its stars', async () => {
  const rating = { _id: 'x', score: 3, feedback: '', dishes: [] };
  haveOrdered(
    aListedOrder({ code: 'BBB22', status: 'COMPLETED' }),
    aListedOrder({ code: 'AAA11', status: 'COMPLETED', rating }),
  );
  showInApp(<HistoryScreen />);
  await screen.findByRole('link', { name: 'Đánh giá đơn BBB22' });
  const rated = within(screen.getByRole('article', { name: 'AAA11' }));
  expect(rated.getByRole('img', { name: '3 sao' })).toBeTruthy();
  expect(rated.queryByRole('link', { name: /^Đánh giá/ })).toBeNull();
});

/** Types into a field and says go. */
function search(label: string, text: string): void {
  const field = screen.getByRole('textbox', { name: label });
  fireEvent.change(field, { target: { value: text } });
  if (field instanceof HTMLInputElement && field.form) fireEvent.submit(field.form);
}

const PHONE = 'Tìm đơn theo số điện thoại';

const foundOf = (orders: readonly HistoryOrder[], unproved = false) => ({
  data: { ...listOf(orders).data, verification_required: unproved },
});
const withCodes = () =>
  serve(getSite, () => ({
    data: {
      ...{ push_key: '', push_sandbox: null, feature_sink: null },
      ...{ phone_codes: true, test_hosts: [], direct_sites: [] },
    },
  }));

it.each(['phone', 'desk'] as const)(
  '[OR37] a number finds orders, one of them by its code, and stands in no address (%s)',
  async (on) => {
    haveOrdered();
    const asked = serve(searchByPhone, ({ body }) =>
      foundOf(body?.phone === '0901234567' ? [aListedOrder()] : []),
    );
    serve(findByCode, ({ body }) => foundOf(body?.tracking_id === 'AAA11' ? [aListedOrder()] : []));
    showInApp(<HistoryScreen />, { on });
    await screen.findByRole('heading', { name: 'Chưa có đơn nào' });
    const found = () => screen.findByRole(on === 'phone' ? 'article' : 'row', { name: /AAA11/ });

    search(PHONE, '090 12');
    expect((await screen.findByRole('alert')).textContent).toContain('Số điện thoại cần 8 đến 15 chữ số');
    expect(asked).toEqual([]);
    search(PHONE, '0901 234567');
    expect((await found()).textContent).toContain('Chờ xác nhận');
    expect(hrefOf(on === 'phone' ? 'Theo dõi đơn AAA11' : 'Chi tiết đơn AAA11')).toContain(
      'order_hash=AAA11',
    );
    expect(screen.getByText('Đơn đặt bằng số này trong 90 ngày gần đây.')).toBeTruthy();
    expect(asked.map(({ query }) => query.size)).toEqual([0]);

    search('Mã đơn', 'zz zzz');
    await screen.findByRole('heading', { name: 'Số này không có đơn ZZZZZ' });
    search('Mã đơn', 'aaa11');
    expect((await found()).textContent).toContain('Chờ xác nhận');
    fireEvent.click(screen.getByRole('button', { name: 'Xoá số, xem đơn của tôi' }));
    await screen.findByRole('heading', { name: 'Chưa có đơn nào' });
    search(PHONE, '0399999999');
    await screen.findByRole('heading', { name: 'Không có đơn với số này' });
  },
);

it('[OR37] a number that is not proved shows what this device has, and offers the proof, whatever there is', async () => {
  haveOrdered();
  withCodes();
  serve(searchByPhone, ({ body }) => foundOf(body?.phone === '0901234567' ? [aListedOrder()] : [], true));
  showInApp(<HistoryScreen />);
  await screen.findByRole('heading', { name: 'Chưa có đơn nào' });
  search(PHONE, '0901234567');
  await screen.findByRole('article', { name: 'AAA11' });
  expect(screen.getByText('Đơn của số này trên máy này, trong 90 ngày gần đây.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Đây là số của tôi' })).toBeTruthy();
  search(PHONE, '0399999999');
  await screen.findByRole('heading', { name: 'Máy này chưa có đơn nào với số này' });
  expect(await screen.findByRole('button', { name: 'Đây là số của tôi' })).toBeTruthy();
});

it('[OR36] beside the menu a button leads to them and says how the one on its way stands, whoever ordered it', async () => {
  haveOrdered({ ...MOVING, is_mine: false, group_size: 2, status: 'CONFIRMED' }, OVER);
  showInApp(<OrdersButton />, { address: '/menu?pos_parent=BEPNHA&pos_id=101' });
  const link = await screen.findByRole('link', { name: 'Đơn của tôi: 2. BBB22: Đang nấu' });
  expect(link.getAttribute('href')).toMatch(/^\/order\?pos_parent=BEPNHA/);
});
