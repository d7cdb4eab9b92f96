// @vitest-environment happy-dom

import { serve } from '@mam/client/test/served.ts';
import { getStaffCalls } from '@mam/contract/staff/calls.ts';
import type { StaffTables } from '@mam/contract/staff/tables.schema.ts';
import {
  closeSitting,
  getStaffTables,
  mergeSittings,
  moveSitting,
  openSitting,
  seatGuest,
} from '@mam/contract/staff/tables.ts';
import type { TableBillWire } from '@mam/contract/table/bill.schema.ts';
import { confirmShare, getStaffBill, takeCash } from '@mam/contract/table/bill.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aFloor, aParty, aStandingCall } from '../../test/a-floor.ts';
import { beginAtWork, showAtWork } from '../../test/at-work.tsx';
import { queries } from '../data/queries.ts';
import { TableSheet } from './table-sheet.tsx';

beginAtWork();

const AT_5 = aParty();
const AT_7 = aParty({ id: 'party-7', tables: ['7'], guests: 0 });

/** The sheet of a table; `now` is the floor at the moment. */
async function show(name: string, now: () => StaffTables, calls = [aStandingCall({ table_name: '9' })]) {
  let closed = 0;
  serve(getStaffTables, () => ({ data: now() }));
  serve(getStaffCalls, () => ({ data: { calls } }));
  showAtWork(
    <TableSheet
      about={name}
      onClose={() => {
        closed += 1;
      }}
    />,
  );
  await screen.findByRole('dialog');
  return () => closed;
}

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const said = async (words: string | RegExp) =>
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);

it('[TB53] a free table is opened for a party', async () => {
  const sent = serve(openSitting, () => ({ data: aFloor(AT_5, AT_7) }));
  const closed = await show('7', () => aFloor(AT_5));
  await press('Mở bàn');
  await waitFor(() => expect(closed()).toBe(1));
  expect(sent.map(({ body }) => body)).toEqual([{ store: 101, table: '7' }]);
});

it('[TB51] guests nobody has seen, and what they call for: opening the table is having seen them', async () => {
  const floor = aFloor(aParty({ seen: false }));
  const sent = serve(openSitting, () => ({ data: aFloor(AT_5) }));
  await show('5', () => floor, [aStandingCall()]);
  expect(screen.getByText('Chưa nhân viên nào gặp khách')).toBeTruthy();
  expect((await screen.findByRole('region', { name: /gọi/i })).textContent).toContain('Xin tính tiền');
  await press('Đã gặp khách');
  await said('Bàn 5: đã có người gặp khách.');
  expect(sent).toHaveLength(1);
});

it('[TB89] the first phone is named and somebody put out once asked, and let in again at once', async () => {
  const person = (id: string, name: string, state: 'in' | 'out' | 'asking', first = false) => ({
    ...{ id, name, state, first },
  });
  const people = [person('1', 'Lạ', 'in', true), person('2', 'An', 'in'), person('3', '', 'out')];
  const party = aParty({ people });
  const sent = serve(seatGuest, () => ({ data: aFloor(party) }));
  await show('5', () => aFloor(party));
  const yes = async (name: string, title: string) =>
    fireEvent.click(
      within(await screen.findByRole('alertdialog', { name: title })).getByRole('button', { name }),
    );
  await press('Làm chủ bàn: An');
  expect(sent).toEqual([]);
  await yes('Làm chủ bàn', 'An làm chủ bàn?');
  await said('An giờ là chủ bàn.');
  await press('Mời ra: Lạ');
  await yes('Mời ra', 'Mời Lạ ra khỏi bàn?');
  await said('Lạ đã ra khỏi bàn.');
  await press('Cho vào: Khách chưa có tên');
  await said('Khách chưa có tên đã vào bàn.');
  expect(sent.map(({ path, body }) => [path.split('/').at(-1), body?.as])).toEqual([
    ['2', 'first'],
    ['1', 'out'],
    ['3', 'in'],
  ]);
  // Lạ is the first phone already: nothing offers to make it so
  expect(screen.queryByRole('button', { name: 'Làm chủ bàn: Lạ' })).toBeNull();
});

it('[TB54] a party moves to a free table, and to no other', async () => {
  const sent = serve(moveSitting, () => ({ data: aFloor(aParty({ tables: ['8'] }), AT_7) }));
  await show('5', () => aFloor(AT_5, AT_7));
  await press('Chuyển bàn');
  expect(screen.queryByRole('button', { name: 'Bàn 7' })).toBeNull();
  await press('Bàn 8');
  await press('Chuyển sang Bàn 8');
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ table: '8' }]));
});

it('[TB54] whoever was slower reads that somebody sits there, and the table is offered no more', async () => {
  let floor = aFloor(AT_5, AT_7);
  serve(moveSitting, () => {
    floor = aFloor(AT_5, aParty({ id: 'party-8', tables: ['8'] }), AT_7);
    return { refused: 'TABLE_TAKEN', status: 409, message: 'Bàn này đang có khách.' };
  });
  await show('5', () => floor);
  await press('Chuyển bàn');
  await press('Bàn 8');
  await press('Chuyển sang Bàn 8');
  await said('Bàn này đang có khách.');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Bàn 8' })).toBeNull());
});

it('[TB55] two parties become one', async () => {
  const both = aParty({ tables: ['5', '7'] });
  const sent = serve(mergeSittings, () => ({ data: aFloor(both) }));
  await show('5', () => aFloor(AT_5, AT_7));
  await press('Gộp bàn');
  await press('Bàn 7');
  await press('Gộp với Bàn 7');
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ other: 'party-7' }]));
});

it('[TB52] what another device has changed is said, and what was begun here is about nobody any more', async () => {
  let floor = aFloor(AT_5, AT_7);
  await show('5', () => floor);
  await press('Gộp bàn');
  floor = aFloor(aParty({ id: 'party-7', tables: ['7', '5'] }));
  await queries.invalidateQueries();
  await said(/^Bàn này vừa có thay đổi ở máy khác/);
  expect(screen.queryByRole('button', { name: 'Bàn 7' })).toBeNull();
});

it('[TB53] closing asks first, names what is open, and says when it is done', async () => {
  const bill = aStaffBill({ paid: 0 });
  serve(getStaffBill, () => ({ data: bill }));
  const sent = serve(closeSitting, () => ({ data: aFloor() }));
  const closed = await show('5', () => aFloor(aParty({ rounds: 2, open_rounds: 1 })), [aStandingCall()]);
  await press('Đóng bàn');
  const question = () => screen.getByRole('alertdialog', { name: 'Đóng Bàn 5?' });
  await waitFor(() => expect(question().textContent).toContain('54.000đ'));
  expect(question().textContent).toMatch(/1 lượt.*1 lời gọi/);
  fireEvent.click(within(question()).getByRole('button', { name: 'Chưa đóng' }));
  expect(sent).toEqual([]);
  await press('Đóng bàn');
  fireEvent.click(within(question()).getByRole('button', { name: 'Đóng bàn' }));
  await waitFor(() => expect(closed()).toBe(1));
});

const PORTION = 60;

/** Two flans of a round for 54.000đ: half of one is paid by Thư. */
function aStaffBill(change: Partial<TableBillWire> = {}): TableBillWire {
  const line = (key: string) => ({
    order_code: 'AAA11',
    key,
    item_id: 'CHE03',
    item_name: 'Bánh flan cà phê',
    details: [],
    quantity: 1,
    amount: 27_000,
    ordered_by: 'Thư',
    yours: false,
    free_parts: PORTION,
    free_amount: 27_000,
  });
  const { paid = 13_500, held = 0 } = change;
  const half = { ...line('k1'), free_parts: PORTION / 2, free_amount: 13_500 };
  return {
    id: 'party-5',
    tables: ['5'],
    closed_at: null,
    by_phone: true,
    methods: [],
    total: 54_000,
    paid,
    held,
    remainder: 54_000 - paid - held,
    division: null,
    refund_due: 0,
    lines: [half, line('k2')],
    discounts: [],
    shares: [],
    ...change,
  };
}

const aShare = (change: Partial<TableBillWire['shares'][number]>): TableBillWire['shares'][number] => ({
  id: 's1',
  name: 'Thư',
  yours: false,
  cash: false,
  way: '',
  equal_parts: 0,
  by_till: false,
  state: 'free',
  amount: 750,
  counted: 0,
  held_until: null,
  paid_at: null,
  items: [],
  begun: false,
  confirmed_by: '',
  reference: 'TB7X2K',
  reason: '',
  back_by: '',
  qr_data: '',
  transfer: null,
  ...change,
});

/** Table 5 with its bill; `now` is the bill at the moment. */
async function withBill(now: () => TableBillWire) {
  serve(getStaffBill, () => ({ data: now() }));
  const closed = await show('5', () => aFloor(aParty({ rounds: 1 })));
  const bill = await screen.findByRole('region', { name: 'Hoá đơn của bàn' });
  return { closed, bill };
}

it('[TB57] the bill says what is paid and what is left', async () => {
  const { bill } = await withBill(() => aStaffBill());
  for (const sum of ['54.000', '13.500', '40.500']) expect(bill.textContent).toContain(sum);
});

it('[TB62] cash for a dish is what of it nobody has paid', async () => {
  const sent = serve(takeCash, () => ({ data: aStaffBill({ paid: 27_000 }) }));
  await withBill(() => aStaffBill());
  await press('Thu tiền');
  fireEvent.click(await screen.findByRole('radio', { name: 'Theo món' }));
  fireEvent.click(screen.getAllByRole('checkbox', { name: /Bánh flan cà phê/ })[0] as HTMLElement);
  await press('Thu 13.500đ tiền mặt');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    cash: 13_500,
    wish: { by: 'items', items: [{ key: 'k1', parts: 30 }] },
  });
  expect(sent[0]?.headers.get('idempotency-key')).toMatch(/./);
});

it('[TB56] the waiter reads what was ordered and by whom, and prints it', async () => {
  const printed = vi.fn(() => dispatchEvent(new Event('afterprint')));
  vi.stubGlobal('print', printed);
  const { bill } = await withBill(() => aStaffBill());
  fireEvent.click(within(bill).getByText('2 món đã gọi'));
  expect(within(bill).getAllByText(/Thư/)).toHaveLength(2);
  await press('In hoá đơn');
  expect(printed).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
  expect(document.querySelector('body > article')).toBeNull();
});

it('[TB93] [VO18] they read the codes too, and a gift is not said to be paid', async () => {
  const code = {
    order_code: 'AAA11',
    ordered_by: 'Thư',
    voucher_code: 'LUA30K',
    voucher_name: 'Chào bạn mới',
    coupon: false,
    amount: 30_000,
  };
  const [line] = aStaffBill().lines;
  if (!line) throw new Error('there is a line');
  const gift = { ...line, key: 'gift', item_name: 'Chè', amount: 0, free_parts: 0, free_amount: 0 };
  const coupon = { ...code, order_code: 'BBB22', voucher_code: 'THEBAN', amount: 0, coupon: true };
  const { bill } = await withBill(() => aStaffBill({ lines: [line, gift], discounts: [code, coupon] }));
  // before the dishes are opened: whoever takes the money takes it off
  expect(within(bill).getByText('Thư dùng mã THEBAN').parentElement?.textContent).toMatch(/quán tự trừ$/);
  fireEvent.click(within(bill).getByText('2 món đã gọi'));
  const rows = within(bill)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(rows[1]).toMatch(/Chè.*không tính tiền/);
  expect(rows[2]).toMatch(/Thư dùng mã LUA30K.*đã trừ trong giá.*−30\.000/);
  expect(rows).toHaveLength(3);
});

it('[TB62] by the card terminal it stands as that, and equal parts are a third each', async () => {
  const division = { id: 'd', people: 3, base: 54_000, free_parts: 3, free_amount: 54_000 };
  const sent = serve(takeCash, () => ({ data: aStaffBill() }));
  await withBill(() => aStaffBill({ paid: 0, division }));
  await press('Thu tiền');
  fireEvent.click(await screen.findByRole('radio', { name: 'Quẹt thẻ' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Chia đều' }));
  await press('Quẹt thẻ 18.000đ');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({
    cash: 18_000,
    way: 'terminal',
    wish: { by: 'equal', people: 3, of: 1, division: 'd', anew: false },
  });
});

it('[TB62] [TB63] all that is left in cash closes the bill, which is said', async () => {
  const sent = serve(takeCash, () => ({ data: aStaffBill({ paid: 54_000, closed_at: 1_796_000_000 }) }));
  const { closed } = await withBill(() => aStaffBill());
  await press('Thu tiền');
  await press(/^Hết phần còn lại/);
  await press('Thu 40.500đ tiền mặt');
  await said('Bàn 5 đã trả đủ, bàn trống.');
  expect(closed()).toBe(1);
  expect(sent[0]?.body).toMatchObject({ cash: 40_500 });
});

it('[PA62] a transfer the bank is silent about: who has seen it says so, once they are asked', async () => {
  let bill = aStaffBill({ shares: [aShare({})] });
  const sent = serve(confirmShare, () => {
    bill = aStaffBill({
      shares: [aShare({ state: 'paid', counted: 750, reference: '', confirmed_by: 'bepnha' })],
    });
    return { data: bill };
  });
  await withBill(() => bill);
  fireEvent.click(screen.getByText('1 phần không còn giữ, chưa thấy tiền'));
  await press('Tiền đã về');
  const question = within(await screen.findByRole('alertdialog', { name: 'Đã thấy 750đ trong tài khoản?' }));
  expect(question.getByText(/TB7X2K/)).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.click(question.getByRole('button', { name: 'Tiền đã về' }));
  expect(await screen.findByText(/đã xác nhận$/)).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ amount: 750 }]);
});
