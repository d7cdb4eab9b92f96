// @vitest-environment happy-dom

import { serve } from '@mam/client/test/served.ts';
import type { StaffOrder } from '@mam/contract/staff/board.schema.ts';
import { boardOrderFromWire } from '@mam/contract/staff/board-wire.ts';
import { searchStaffOrders } from '@mam/contract/staff/search/order-search.ts';
import { DONG } from '@mam/domain/money/currency.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aBoardOrder } from '../../test/a-board-order.ts';
import { beginAtWork, showAtWork } from '../../test/at-work.tsx';
import { keys, queries } from '../data/queries.ts';
import { SearchSheet } from './search-sheet.tsx';
import { ShiftBoard, useShiftBoardValue } from './shift-board.ts';

beginAtWork();
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Nobody types on, and the server answers. */
const settle = async () => {
  await pass(300);
  await pass(50);
};
const value = (order: StaffOrder) => boardOrderFromWire(order, DONG);
const ON_BOARD = aBoardOrder({ code: 'AAA11' });
const PAYING = aBoardOrder({
  code: 'BBB22',
  status: 'WAIT_PAYMENT',
  user: { ...ON_BOARD.user, name: 'Vy Lê' },
});

/** The sheet over a board with one order. */
function AtBoard() {
  const nothing = useShiftBoardValue();
  const board = {
    orders: [value(ON_BOARD)],
    money: [],
    issues: [],
    changes: [],
    shares: [],
    switches: [],
    answering: { minutes: 5, isByItself: false, managerPhone: '' },
    today: { count: 1, amount: 0 },
  };
  return (
    <ShiftBoard value={{ ...nothing, board }}>
      <SearchSheet onClose={() => {}} />
    </ShiftBoard>
  );
}
const type = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Tìm đơn' }), { target: { value: text } });
const codes = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 5));
const text = () => document.body.textContent ?? '';

it('[OR101] shows what the board has at once, and all of the day when the server has answered; asked once', async () => {
  const calls = serve(searchStaffOrders, () => ({ data: { orders: [PAYING, ON_BOARD], more: true } }));
  showAtWork(<AtBoard />);
  type('v');
  type('vy');
  expect(codes()).toEqual(['AAA11']);
  await settle();
  expect(calls).toHaveLength(1);
  expect(Object.fromEntries(calls[0]?.query ?? [])).toEqual({ store: '101', q: 'vy' });
  expect(codes()).toEqual(['BBB22', 'AAA11']);
  expect(text()).toContain('Còn đơn khác nữa');
  expect(screen.getByText('Thấy 2 đơn')).toBeTruthy();
});

it('[OR101] one that was found opens, also where it stands nowhere on the board', async () => {
  serve(searchStaffOrders, () => ({ data: { orders: [PAYING], more: false } }));
  showAtWork(<AtBoard />);
  type('BBB22');
  await settle();
  fireEvent.click(screen.getByRole('button', { name: /BBB22/ }));
  expect(queries.getQueryData(keys.found(101, 'BBB22'))).toMatchObject({ name: 'Vy Lê' });
  expect(window.location.search).toContain('about=BBB22');
});

it('[OR101] without the server it finds what is on this device, and says so', async () => {
  serve(searchStaffOrders, () => 'lost');
  showAtWork(<AtBoard />);
  type('aaa');
  for (let tries = 0; tries < 4; tries += 1) await pass(1_000);
  expect(codes()).toEqual(['AAA11']);
  expect(text()).toContain('chỉ tìm trong những đơn đang có trên máy này');
});

it('[OR101] nothing found says so, and how to type', async () => {
  serve(searchStaffOrders, () => ({ data: { orders: [], more: false } }));
  showAtWork(<AtBoard />);
  type('%');
  await settle();
  expect(text()).toContain('Không thấy đơn nào hôm nay');
});

it('[OR101] [SF26] who reads no numbers is not told to type one, and finds none', async () => {
  serve(searchStaffOrders, () => ({ data: { orders: [], more: false } }));
  showAtWork(<AtBoard />, { as: 'cook' });
  expect(text()).not.toContain('số cuối');
  type('4567');
  expect(codes()).toEqual([]);
});
