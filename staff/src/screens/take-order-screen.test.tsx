// @vitest-environment happy-dom

import { loadWords } from '@mam/client/i18n.ts';
import { serve } from '@mam/client/test/served.ts';
import type { KnownCaller } from '@mam/contract/taking/callers.schema.ts';
import { findCallers, getCaller } from '@mam/contract/taking/callers.ts';
import { takeOrder } from '@mam/contract/taking/taken-order.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { serveSoldMenu, serveWeighing, soldOutOf } from '../../test/a-sold-menu.ts';
import { beginAtWork, showAtWork } from '../../test/at-work.tsx';
import { keys, queries } from '../data/queries.ts';
import { useLastTaken } from '../taking/send/send-ticket.ts';
import { takingWords } from '../taking/taking-words.ts';
import { useTickets } from '../taking/ticket/tickets.ts';
import { TakeOrderScreen } from './take-order-screen.tsx';

beginAtWork();
beforeAll(() => loadWords([takingWords]));
beforeEach(() => {
  useTickets.setState({ byStore: {} });
  useLastTaken.setState({ last: null });
  serveWeighing();
});

const HANH: KnownCaller = {
  name: 'Chị Hạnh',
  phone: '0903 518 224',
  orders: 12,
  missed: 0,
  addresses: [{ address: '27 Lê Thánh Tôn', sub_address: 'Lầu 12', location: null }],
  last: [],
};

function serveCallers(profile: KnownCaller = HANH) {
  const { name, orders } = profile;
  serve(getCaller, () => ({ data: profile }));
  return serve(findCallers, () => ({
    data: {
      callers: [{ code: 'K4T', name, phone: '•••••••224', orders, last_at: 1_764_000_000 }],
      more: false,
    },
  }));
}

/** Orders that went out, as they were sent; every one is answered so. */
const serveTaking = (reply: () => 'lost' | object = () => ({})) =>
  serve(takeOrder, () => {
    const now = reply();
    if (now === 'lost') return 'lost';
    const order = { code: 'Q7M', status: 'CONFIRMED', promised_at: 1_764_000_000 };
    return { data: { order, link: 'https://example.test/o/Q7M', link_sent: false, ...now } as never };
  });

const tap = (name: RegExp | string, within_ = screen as Pick<typeof screen, 'findByRole'>) =>
  within_.findByRole('button', { name }).then((button) => fireEvent.click(button));
const dish = (name: RegExp) =>
  within(screen.getByRole('region', { name: 'Thực đơn' })).findByRole('button', { name });
const add = async (name: RegExp) => fireEvent.click(await dish(name));
const ticket = () => within(screen.getByRole('complementary', { name: 'Đơn đang ghi' }));
const skip = () => tap('Khách không cho số');

function show(as: 'owner' | 'waiter' = 'owner') {
  showAtWork(<TakeOrderScreen />, { as });
}

it('[OR130] four dishes of four categories for a known caller are 13 taps, digits and name among them', async () => {
  serveSoldMenu();
  serveCallers();
  const sent = serveTaking();
  show();
  let taps = 0;
  document.addEventListener('click', () => {
    taps += 1;
  });
  for (const digit of ['2', '2', '4']) await tap(digit);
  await tap(/Chị Hạnh/);
  await add(/^Phở bò tái nạm gầu/);
  await tap('Tô lớn', ticket());
  for (const [section, name] of [
    ['Cơm', /^Cơm tấm sườn nướng/],
    ['Chè & bánh', /^Bánh flan cà phê/],
    ['Đồ uống', /^Trà sen vàng/],
  ] as const) {
    await tap(section);
    await add(name);
  }
  await ticket().findByText(/Giao 27 Lê Thánh Tôn/);
  await tap('Gửi bếp', ticket());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(taps).toBe(13);
  expect(sent[0]?.body).toMatchObject({
    taken_for: 'caller',
    type: 'DELI',
    user: { name: 'Chị Hạnh', phone: '0903 518 224', address: '27 Lê Thánh Tôn', sub_address: 'Lầu 12' },
  });
  expect(sent[0]?.body?.items).toHaveLength(4);
  await screen.findByText('Đơn Q7M đã gửi bếp');
});

it('[OR132] an order nobody answered is kept as it was sent, and goes out again under its key', async () => {
  serveSoldMenu();
  let reply: 'lost' | object = 'lost';
  const sent = serveTaking(() => reply);
  show();
  await skip();
  await add(/^Phở bò tái nạm gầu/);
  await tap('Gửi bếp', ticket());
  // the next caller is written down meanwhile
  await screen.findByText('Ai đang gọi?');
  reply = {};
  await tap(/Chờ gửi/);
  expect(await screen.findByText(/^1 đơn nằm trong máy này/)).toBeTruthy();
  await tap('Gửi thử ngay');
  await waitFor(() => expect(screen.queryByText(/^1 đơn nằm trong máy này/)).toBeNull());
  expect(sent).toHaveLength(2);
  expect(sent[1]?.headers.get('idempotency-key')).toBe(sent[0]?.headers.get('idempotency-key'));
  expect(sent[1]?.body).toEqual(sent[0]?.body);
});

it('[OR132] a second caller: the ticket is set aside, and taken up again as it was', async () => {
  serveSoldMenu();
  show();
  await skip();
  await add(/^Phở bò tái nạm gầu/);
  await tap(/Để tạm/);
  await tap('Để tạm đơn này, ghi đơn mới');
  await skip();
  expect(await ticket().findByText('Chưa có món', { selector: 'h2' })).toBeTruthy();
  await tap(/Để tạm/);
  await tap(/Khách lẻ.*1 món/);
  expect(await ticket().findByText('Phở bò tái nạm gầu')).toBeTruthy();
});

it('[OR130] a dish that sells out while it is written says so, keeps the order from going, and offers another', async () => {
  let menu = soldOutOf('');
  serveSoldMenu(() => menu);
  show();
  await skip();
  await tap('Cơm');
  await add(/^Cơm tấm sườn nướng/);
  menu = soldOutOf('Cơm tấm sườn nướng');
  await queries.invalidateQueries({ queryKey: keys.soldMenu(101) });
  expect(await ticket().findByText(/Món này vừa hết/)).toBeTruthy();
  expect(ticket().getByRole('button', { name: 'Có món phải đổi' })).toBeTruthy();
  await tap(/^Đổi sang/, ticket());
  expect(await ticket().findByRole('button', { name: 'Gửi bếp' })).toBeTruthy();
});

it('[OR131] Enter adds the first hit, as many as the number says, and Escape clears', async () => {
  serveSoldMenu();
  show();
  await skip();
  const field = await screen.findByRole('searchbox', { name: /Tìm món/ });
  fireEvent.change(field, { target: { value: 'flan 3' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  const line = await ticket().findByRole('group', { name: 'Bánh flan cà phê' });
  expect(line.textContent).toContain('3');
  fireEvent.change(field, { target: { value: '2' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(line.textContent).toContain('5'));
  fireEvent.change(field, { target: { value: 'pho' } });
  fireEvent.keyDown(field, { key: 'Escape' });
  expect((field as HTMLInputElement).value).toBe('');
});

it('[OR130] what must be chosen and has no default is asked for before it is added', async () => {
  serveSoldMenu();
  show();
  await skip();
  await add(/^Gỏi cuốn tôm thịt/);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: /^Còn món phải chọn/ })).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: /Tương đậu/ }));
  await tap(/^Thêm vào đơn/, dialog);
  expect(await ticket().findByText('Gỏi cuốn tôm thịt')).toBeTruthy();
});

it('[OR133] at the counter stands the change, and neither name nor number is asked for', async () => {
  serveSoldMenu();
  const sent = serveTaking();
  show();
  fireEvent.click(await screen.findByRole('radio', { name: 'Tại quầy' }));
  await add(/^Bánh mì thịt nướng/);
  fireEvent.click(await ticket().findByRole('radio', { name: '50.000đ' }));
  expect(await ticket().findByText('Thối lại')).toBeTruthy();
  await tap('Thu, gửi bếp', ticket());
  await screen.findByText('Số gọi Q7M');
  expect(sent[0]?.body).toMatchObject({ taken_for: 'counter', user: { name: '', phone: '' } });
});

it('[SF33] who may not read numbers types them, and nobody is looked up', async () => {
  serveSoldMenu();
  const asked = serveCallers();
  show('waiter');
  const field = await screen.findByRole('textbox', { name: 'Số điện thoại hoặc tên' });
  fireEvent.change(field, { target: { value: '0903518224' } });
  await tap('Số mới, ghi tên sau');
  expect(await screen.findByText('0903518224')).toBeTruthy();
  expect(asked).toEqual([]);
});

it('[OR132] an order that waits outlives a reload, and goes out by itself when the screen is open again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  serveSoldMenu();
  let reply: 'lost' | object = 'lost';
  const sent = serveTaking(() => reply);
  show();
  await skip();
  await add(/^Phở bò tái nạm gầu/);
  await tap('Gửi bếp', ticket());
  await screen.findByText('Ai đang gọi?');
  cleanup();
  await useTickets.persist.rehydrate();
  reply = {};
  show();
  await vi.advanceTimersByTimeAsync(5_000);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.headers.get('idempotency-key')).toBe(sent[0]?.headers.get('idempotency-key'));
  await waitFor(() => expect(screen.queryByText('Chờ gửi')).toBeNull());
  vi.useRealTimers();
});

it('[SF34] [CA13] the last order is written down again, and what is gone is named', async () => {
  serveSoldMenu();
  const item = {
    ...({
      pr_key: '',
      combo_id: null,
      item_type_id: 'CHE',
      quantity: 2,
      discount: 0,
      foc: 0,
      is_virtual: 0,
    } as object),
    customizations: [],
    selected_child: null,
    note: '',
    parent_id: '',
  };
  const lineOf = (key: string, id: string, name: string) => ({
    item: { ...item, Pr_Key: key, item_id: id, item_name: name, price: 25_000, amount: 50_000 },
    quoted: {
      Pr_Key: key,
      kind: 'dish',
      item_id: id,
      item_name: name,
      details: [],
      note: '',
      quantity: 2,
      origin_price: 25_000,
      price: 25_000,
      amount: 50_000,
    },
  });
  const both = [lineOf('a', 'CHE03', 'Bánh flan cà phê'), lineOf('b', 'OLD99', 'Chè hạt sen')];
  serveCallers({
    ...HANH,
    last: [
      {
        code: 'K4T',
        created_at: 1_764_000_000,
        status: 'COMPLETED',
        type: 'DELI',
        items: both.map((one) => one.item) as never,
        quote: {
          lines: both.map((one) => one.quoted),
          origin_amount: 100_000,
          item_amount: 100_000,
        } as never,
        is_mine: true,
      },
    ],
  });
  show();
  for (const digit of ['2', '2', '4']) await tap(digit);
  await tap(/Chị Hạnh/);
  await tap('Ghi lại');
  expect(await screen.findByText('Không còn bán: Chè hạt sen. Phần còn lại đã ghi.')).toBeTruthy();
  expect((await ticket().findByRole('group', { name: 'Bánh flan cà phê' })).textContent).toContain('2');
});
