// @vitest-environment happy-dom

import { serve } from '@mam/client/test/served.ts';
import { sittingTopic } from '@mam/contract/http/topic.ts';
import type { TableBillWire } from '@mam/contract/table/bill.schema.ts';
import {
  checkSharePayment,
  getBill,
  giveShareUp,
  holdShareAgain,
  takeShare,
} from '@mam/contract/table/bill.ts';
import { DONG } from '@mam/domain/money/currency.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aBillLine, aBillShare, aTableBill } from '../../../test/a-bill.ts';
import { beginInApp, showInApp } from '../../../test/in-app.tsx';
import { invalidateTopic } from '../../data/query-cache.ts';
import { BillSheet } from './bill-sheet.tsx';

beginInApp();

const FLAN = 'Bánh flan cà phê';

/** The bill of a table with three phones. `now` is what the server has at the moment. */
async function show(now: () => TableBillWire) {
  serve(getBill, () => ({ data: now() }));
  showInApp(<BillSheet id="sitting" guests={3} currency={DONG} onClose={() => {}} />, { address: '/' });
  const sheet = within(await screen.findByRole('dialog', { name: 'Chia tiền bàn 14' }));
  const press = (name: string | RegExp) => fireEvent.click(sheet.getByRole('button', { name }));
  const way = (name: string) => fireEvent.click(sheet.getByRole('radio', { name }));
  return { sheet, press, way, text: () => screen.getByRole('dialog').textContent ?? '' };
}

const mine = (change: Parameters<typeof aBillShare>[0] = {}) => aBillShare({ yours: true, ...change });

it('[SP10] half a flan is half of its price; what is left after it is said before anything is held', async () => {
  const taken = serve(takeShare, () => ({ data: aTableBill({ shares: [mine()] }) }));
  const { sheet, press, text } = await show(() => aTableBill());
  expect(text()).toContain('trên 54.000đ');
  press('Trả phần này');
  expect((await screen.findAllByText('Bạn chọn phần mình trả nhé.')).length).toBeGreaterThan(0);
  expect(taken).toEqual([]);
  fireEvent.click(sheet.getAllByRole('checkbox', { name: FLAN })[0] as HTMLElement);
  press('½');
  expect(text()).toContain('Còn lại sau phần bạn');
  expect(text()).toContain('40.500');
  press('Trả phần này');
  expect((await sheet.findAllByText(/^Giữ cho bạn thêm/)).length).toBeGreaterThan(0);
  expect(taken.map(({ body }) => body)).toEqual([
    { wish: { by: 'items', items: [{ order_code: 'AAA11', key: 'k1', parts: 30 }] } },
  ]);
});

it('[TB59] the others read who holds what, and how long; what is paid reads so', async () => {
  const held = aTableBill({
    lines: [aBillLine({ free_parts: 30, free_amount: 13_500 }), aBillLine({ order_code: 'BBB22' })],
    shares: [aBillShare()],
  });
  const { text, sheet } = await show(() => held);
  expect(text()).toMatch(/Thư đang trả.*13\.500/);
  expect(sheet.getByText(/^Thư giữ thêm \d/)).toBeTruthy();
  expect(text()).toContain('Còn lại một phần');
});

it('[SP12] by amount: more than is left is refused in words, and nothing can be paid', async () => {
  const taken = serve(takeShare, () => ({ data: aTableBill() }));
  const paid = aBillShare({ state: 'paid', counted: 13_500, held_until: null });
  const { sheet, way, press } = await show(() => aTableBill({ shares: [paid] }));
  way('Số tiền');
  const field = sheet.getByLabelText('Bạn muốn trả bao nhiêu?');
  fireEvent.change(field, { target: { value: '100000' } });
  expect(sheet.getByText('Bạn nhập số tiền tối đa 40.500đ nhé.')).toBeTruthy();
  press('Trả phần này');
  expect(taken).toEqual([]);
  fireEvent.change(field, { target: { value: '20000' } });
  press('Trả phần này');
  await waitFor(() => expect(taken).toHaveLength(1));
  expect(taken[0]?.body).toEqual({ wish: { by: 'amount', amount: 20_000 } });
});

it('[SP11] shared equally among the phones of the table, one part unless somebody says more', async () => {
  const taken = serve(takeShare, () => ({ data: aTableBill({ shares: [mine({ amount: 18_000 })] }) }));
  const { way, press, text } = await show(() => aTableBill());
  way('Chia đều');
  expect(text()).toContain('1 trên 3 phần');
  press('Trả phần này');
  await waitFor(() => expect(taken[0]?.body).toEqual({ wish: { by: 'equal', people: 3, of: 1 } }));
});

const divided = { id: 'd1', people: 3, base: 54_000, free_parts: 2, free_amount: 36_000 };
const third = aBillShare({ state: 'paid', amount: 18_000, counted: 18_000, items: [], equal_parts: 1 });

it('[SP11] who comes second takes a part of the same division, of the whole and not of what is left', async () => {
  const taken = serve(takeShare, () => ({ data: aTableBill({ shares: [mine({ amount: 18_000 })] }) }));
  const { way, press, text } = await show(() => aTableBill({ division: divided, shares: [third] }));
  way('Chia đều');
  expect(text()).toContain('Mỗi người 18.000đ, còn 2 phần chưa ai trả');
  press('Trả phần này');
  await waitFor(() =>
    expect(taken[0]?.body).toEqual({
      wish: { by: 'equal', people: 3, of: 1, division: 'd1', anew: false },
    }),
  );
});

it('[SP11] a friend who comes late: what is left is shared anew among those who have not paid', async () => {
  const taken = serve(takeShare, () => ({ data: aTableBill({ shares: [mine({ amount: 12_000 })] }) }));
  const { sheet, way, press, text } = await show(() => aTableBill({ division: divided, shares: [third] }));
  way('Chia đều');
  press('Chia lại phần còn lại');
  const people = within(sheet.getByRole('group', { name: 'Số người' }));
  fireEvent.click(people.getAllByRole('button')[1] as HTMLElement);
  expect(text()).toContain('1 phần là 12.000đ');
  press('Trả phần này');
  await waitFor(() =>
    expect(taken[0]?.body).toEqual({ wish: { by: 'equal', people: 3, of: 1, division: 'd1', anew: true } }),
  );
});

it('[SP13] what an equal part has paid reads as covered, and one’s own dishes come first', async () => {
  const lines = [
    aBillLine({ free_parts: 0, free_amount: 0 }),
    aBillLine({ order_code: 'BBB22', item_name: 'Gỏi ngó sen', yours: true, ordered_by: 'Nam' }),
  ];
  const paid = aBillShare({ state: 'paid', amount: 27_000, counted: 27_000, items: [], equal_parts: 1 });
  const { sheet, press, text } = await show(() => aTableBill({ lines, shares: [paid] }));
  const [first, second] = sheet.getAllByRole('listitem').filter((item) => item.dataset.state !== undefined);
  expect(first?.textContent).toContain('Gỏi ngó sen');
  expect(first?.textContent).toContain('Bạn gọi');
  expect(second?.textContent).toContain('Thư gọi');
  expect(second?.textContent).toContain('Đã có người trả');
  expect(sheet.getAllByRole('checkbox')).toHaveLength(1);
  press('Chọn món của tôi');
  expect(text()).toContain('1 món');
});

it('[TB56] where nobody pays by phone one’s part is worked out all the same', async () => {
  const { sheet, way, text } = await show(() => aTableBill({ by_phone: false }));
  fireEvent.click(sheet.getAllByRole('checkbox', { name: FLAN })[0] as HTMLElement);
  expect(text()).toContain('Bạn trả phần này cho nhân viên');
  way('Chia đều');
  expect(text()).toContain('18.000');
  expect(sheet.queryByRole('button', { name: 'Trả phần này' })).toBeNull();
  expect(text()).not.toContain('giữ 2 phút');
});

it('[TB62] whose hold the till has ended reads why', async () => {
  const over = mine({ state: 'less', counted: 10_000, held_until: null, by_till: true });
  const { text } = await show(() => aTableBill({ shares: [over] }));
  expect(text()).toContain('Nhân viên vừa nhận tiền cho phần này');
});

it('[TB59] what is held can be let go, and something else is chosen', async () => {
  let bill = aTableBill({ shares: [mine({ amount: 20_000 })] });
  const given = serve(giveShareUp, () => {
    bill = aTableBill();
    return { data: bill };
  });
  const { sheet, press } = await show(() => bill);
  await sheet.findAllByText(/^Giữ cho bạn thêm/);
  press('Chọn phần khác');
  expect(await sheet.findByRole('radio', { name: 'Chia đều' })).toBeTruthy();
  expect(given).toHaveLength(1);
});

it('[TB59] whose two minutes are over reads it and holds it again; of what came too little the rest is asked for', async () => {
  let bill = aTableBill({ shares: [mine({ state: 'less', counted: 10_000, held_until: null })] });
  const held = serve(holdShareAgain, () => {
    bill = aTableBill({ shares: [mine({ counted: 10_000 })] });
    return { data: bill };
  });
  const { sheet, press, text } = await show(() => bill);
  expect(text()).toContain('Đã hết 2 phút, người khác có thể trả phần này.');
  expect(text()).toContain('Đã nhận 10.000đ, còn thiếu 3.500đ.');
  press('Giữ thêm 2 phút');
  await sheet.findAllByText(/^Giữ cho bạn thêm/);
  expect(held).toHaveLength(1);
});

it('[PA60] the wallets of the store stand beside the transfer', async () => {
  serve(checkSharePayment, () => ({ data: { state: 'PENDING' as const, payment_method: '' } }));
  const methods = [{ payment_method: 'ZALOPAYQR4', disabled: false }];
  const { sheet } = await show(() => aTableBill({ methods, shares: [mine()] }));
  const wallets = within(await sheet.findByRole('region', { name: 'Trả bằng ví hoặc thẻ' }));
  expect(wallets.getByRole('button', { name: 'Ví ZaloPay' })).toBeTruthy();
});

it('[TB57] [TB60] a round that was called off is off the bill; what is paid of it is due back', async () => {
  const paid = mine({ state: 'paid', amount: 27_000, counted: 27_000, held_until: null });
  const line = aBillLine({ free_parts: 0, free_amount: 0 });
  const { text, sheet } = await show(() => aTableBill({ total: 27_000, lines: [line], shares: [paid] }));
  expect(text()).toContain('trên 27.000đ');
  expect(text()).toContain('Hoá đơn đã được trả hết, hoặc đang có người trả.');
  expect(sheet.getAllByText('Bạn đã trả').length).toBeGreaterThan(0);
  // it is not closed yet: a hungry guest may order something else
  expect(sheet.queryByText('Bàn đã trả xong')).toBeNull();
  expect(sheet.queryByRole('button', { name: 'Trả phần này' })).toBeNull();
});

it('[TB63] [PA62] closed: the receipts of the table add up to its bill, and say whose eyes saw a transfer', async () => {
  const done = { state: 'paid', held_until: null } as const;
  const shares = [
    mine({ ...done, amount: 27_000, counted: 27_000 }),
    aBillShare({ ...done, id: 's2', name: 'Nam', amount: 750, counted: 750, confirmed_by: 'bepnha' }),
    aBillShare({ ...done, id: 's3', name: 'bepnha', cash: true, amount: 26_250, counted: 26_250 }),
  ];
  const { sheet, text } = await show(() => aTableBill({ closed_at: 1_796_000_000, shares }));
  expect(text()).toContain('Bàn đã trả xong');
  const receipt = sheet.getByRole('region', { name: 'Biên nhận của bàn' }).textContent ?? '';
  for (const row of [
    /54\.000/,
    /Bạn đã trả.*27\.000/,
    /Nam đã trả, bepnha đã xác nhận.*750/,
    /Tiền mặt.*26\.250/,
  ])
    expect(receipt).toMatch(row);
});

it('[TB65] one that cannot be read says so and is read again; one that is over can be read no more', async () => {
  let isOver = false;
  serve(getBill, () => (isOver ? { refused: 'SITTING_OVER', status: 409, message: '' } : 'lost'));
  showInApp(<BillSheet id="sitting" guests={1} currency={DONG} onClose={() => {}} />, { address: '/' });
  await screen.findByText('Chưa đọc được hoá đơn.');
  isOver = true;
  fireEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  await screen.findByText('Hoá đơn này không còn xem được.');
});

it('[TB93] what codes took off is said, one’s own by its code; a gift costs nothing and is nobody’s to pay', async () => {
  const own = {
    order_code: 'AAA11',
    ordered_by: 'Thư',
    voucher_code: 'LUA30K',
    voucher_name: 'Chào bạn mới',
    coupon: false,
    amount: 30_000,
  };
  const other = { ...own, order_code: 'BBB22', ordered_by: 'Bo', voucher_code: '' };
  const gift = aBillLine({ key: 'gift', item_name: 'Chè', amount: 0, free_parts: 0, free_amount: 0 });
  const discounts = [own, other, { ...other, order_code: 'CCC33', amount: 0, coupon: true }];
  let bill = aTableBill({ lines: [aBillLine(), gift], total: 27_000, discounts });
  const { sheet, way, text } = await show(() => bill);
  const said = () => {
    expect(text()).toContain('Mã LUA30K của bạn đã giảm 30.000đ');
    expect(text()).toContain('Mã của Bo đã giảm 30.000đ');
    expect(text()).toContain('Mã của Bo: quán trừ khi tính tiền.');
  };
  said();
  expect(sheet.getByText('Không tính tiền')).toBeTruthy();
  expect(text()).not.toContain('Đã có người trả');
  way('Chia đều');
  said();
  bill = { ...bill, closed_at: 1, paid: 27_000, remainder: 0 };
  invalidateTopic(sittingTopic('sitting'));
  await sheet.findByText('Bàn đã trả xong');
  said();
});
