// @vitest-environment happy-dom

import { useParameters } from '@mam/client/router.tsx';
import { serve } from '@mam/client/test/served.ts';
import {
  createGroupOrder,
  getGroupOrder,
  getGroupPromotions,
  joinGroupOrder,
} from '@mam/contract/group-order/group-order.ts';
import type { PlacedGroupOrder } from '@mam/domain/order/order.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aGroupOrder, aMember, answeredAs, aReader } from '../../../test/a-group-order.ts';
import { aShop, serveShop } from '../../../test/a-shop.ts';
import { anOrder } from '../../../test/an-order.ts';
import { beginInApp, nameDiner, showInApp } from '../../../test/in-app.tsx';
import { forgetJoined } from '../../cart/together.ts';
import { TogetherAgain } from '../../order/again/together-again.tsx';
import { CreateSheet } from './create-sheet.tsx';
import { Invited } from './invited.tsx';
import { JoinSheet } from './join-sheet.tsx';
import type { LikeLast } from './like-last.ts';

beginInApp();
// late in the evening nobody begins
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date().setUTCHours(5, 0, 0, 0) });
});
afterEach(() => {
  vi.useRealTimers();
  forgetJoined('together');
});

const OWNER = { isOwner: true, status: 1 } as const;
const INVITED = aGroupOrder([aMember('Minh Thư', [], OWNER)], { role: 'stranger', readerUid: '' });
const BEGUN = aGroupOrder([aReader('Minh Thư', [], OWNER)]);

function begin(like: LikeLast | null = null) {
  nameDiner('Minh Thư', '0901234567');
  serve(getGroupPromotions, () => ({ data: [] }));
  const sent = serve(createGroupOrder, () => ({ data: answeredAs(BEGUN) }));
  showInApp(<CreateSheet store={aShop().store} like={like} onClose={() => {}} onCreated={() => {}} />);
  const sheet = within(screen.getByRole('dialog', { name: 'Mở mâm chung' }));
  return {
    sheet,
    sent,
    send: () => fireEvent.click(sheet.getByRole('button', { name: 'Mở mâm, lấy link mời' })),
  };
}

it('[GO22] a limit without an amount begins nothing', async () => {
  const { sheet, sent, send } = begin();
  fireEvent.click(sheet.getByRole('switch', { name: 'Đặt mức tiền món mỗi người' }));
  send();
  expect(sheet.getAllByText('Bạn ghi số tiền tối đa nhé.').length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  fireEvent.change(sheet.getByLabelText('Mỗi người tối đa (đ)'), { target: { value: '80.000' } });
  send();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ name: 'Minh Thư', limit_per_person: 80_000 });
});

it('[GO42] [GO7] it has a name where one was given, and ends in half an hour, an hour, two, or when one likes', async () => {
  const { sheet, sent, send } = begin();
  const chip = (name: string) => sheet.getByRole('button', { name });
  expect(chip('1 giờ').getAttribute('aria-pressed')).toBe('true');
  expect(sheet.queryByRole('group', { name: 'Phút' })).toBeNull();
  fireEvent.click(chip('30’'));
  fireEvent.change(sheet.getByLabelText('Đặt tên mâm (tuỳ ý)'), { target: { value: 'Mâm trưa thứ Sáu' } });
  send();
  await waitFor(() => expect(sent).toHaveLength(1));
  const expire_at = Date.now() / 1_000 + 30 * 60;
  expect(sent[0]?.body).toMatchObject({ title: 'Mâm trưa thứ Sáu', expire_at });
});

it('a group order that is refused leads to the field that is wrong', () => {
  const { sheet, sent, send } = begin();
  fireEvent.change(sheet.getByLabelText('Số điện thoại'), { target: { value: '09' } });
  send();
  expect(document.activeElement).toBe(sheet.getByLabelText('Số điện thoại'));
  fireEvent.change(sheet.getByLabelText('Số điện thoại'), { target: { value: '0901234567' } });
  fireEvent.click(sheet.getByRole('switch', { name: 'Đặt mức tiền món mỗi người' }));
  send();
  expect(document.activeElement).toBe(sheet.getByLabelText('Mỗi người tối đa (đ)'));
  expect(sent).toEqual([]);
});

it('[GO5] nobody joins under a name that is in it already', () => {
  nameDiner('bảo  trâm', '0901234567');
  const seen = { ...INVITED, sessions: [...INVITED.sessions, aMember('Bảo Trâm', [], { uid: '' })] };
  showInApp(<JoinSheet groupOrder={seen} store={aShop().store} onClose={() => {}} onJoined={() => {}} />);
  const sheet = within(screen.getByRole('dialog', { name: 'Minh Thư mời bạn' }));
  fireEvent.click(sheet.getByRole('button', { name: 'Vào mâm, chọn món' }));
  expect(sheet.getByText(/^Trong mâm đã có người tên này/)).toBeTruthy();
});

it('[GO31] [GO32] each paying the restaurant may be cooked for those who have paid, and ordered by itself', async () => {
  const { sheet, sent, send } = begin();
  fireEvent.click(sheet.getByRole('radio', { name: 'Mỗi người trả thẳng cho quán' }));
  fireEvent.click(sheet.getByRole('checkbox', { name: /^Sau 15 phút/ }));
  fireEvent.click(sheet.getByRole('checkbox', { name: /^Tự động đặt cho cả mâm/ }));
  send();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ shares_to: 'store', pledge: true, by_itself: true });
});

it('[GO23] one like the last names those of last time, and has its limit', () => {
  const like = {
    rule: 'proportional',
    account: null,
    limit: 80_000,
    title: 'Mâm trưa',
    choices: {},
  } as const;
  const { sheet } = begin({ ...like, names: ['Hoàng Long', 'Bảo Trâm'] });
  expect(sheet.getByText(/^Lần trước có Hoàng Long, Bảo Trâm\./)).toBeTruthy();
  expect(sheet.getByLabelText<HTMLInputElement>('Mỗi người tối đa (đ)').value).toBe('80000');
  expect(sheet.getByLabelText<HTMLInputElement>('Đặt tên mâm (tuỳ ý)').value).toBe('Mâm trưa');
});

it('[GO23] the page of an order leads to one like it: those of last time are named, and nobody is put in', async () => {
  nameDiner('Minh Thư', '0901234567');
  serveShop();
  const last = aGroupOrder([aReader('Minh Thư', [], OWNER), aMember('Hoàng Long')], {
    state: 'ordered',
    limitPerPerson: 80_000,
  });
  serve(getGroupOrder, () => ({ data: answeredAs(last) }));
  // after it: its address looks like that of a group order
  serve(getGroupPromotions, () => ({ data: [] }));
  const together = { hash: 'together' } as PlacedGroupOrder;
  showInApp(
    <>
      <TogetherAgain order={{ ...anOrder(), together }} />
      <Again />
    </>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Mở mâm mới như lần này' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Mở mâm chung' }));
  expect(await sheet.findByText(/^Lần trước có Hoàng Long\./)).toBeTruthy();
  expect(sheet.getByLabelText<HTMLInputElement>('Mỗi người tối đa (đ)').value).toBe('80000');
});

/** Shows the sheets that stand over every screen, by the address. */
function Again() {
  return <Invited again={useParameters().get('again') ?? ''} />;
}

it.each([
  ['[GO22] what each may spend', { limitPerPerson: 80_000 }, /tối đa 80\.000đ/],
  [
    '[GO32] that it is ordered by itself',
    { sharesTo: 'store', isOrderedByItself: true },
    /Đúng \d{1,2}:\d\d, đơn được tự động đặt cho cả mâm/,
  ],
  ['[PA45] that all shares are waited for', { sharesTo: 'store' }, /Đủ mọi phần quán mới nấu/],
  [
    '[GO31] that it is cooked for those who have paid',
    { sharesTo: 'store', isPledged: true },
    /Sau 15 phút quán nấu cho những người đã trả/,
  ],
] as const)('%s is read before anybody joins', (_, terms, words) => {
  showInApp(
    <JoinSheet
      groupOrder={{ ...INVITED, ...terms }}
      store={aShop().store}
      onClose={() => {}}
      onJoined={() => {}}
    />,
  );
  expect(screen.getByRole('dialog', { name: 'Minh Thư mời bạn' }).textContent).toMatch(words);
});

it('[GO5] whose name is too short is not let in, and reads why', async () => {
  nameDiner('Lo', '0901234567');
  const joined = serve(joinGroupOrder, () => ({ data: answeredAs(BEGUN) }));
  showInApp(<JoinSheet groupOrder={INVITED} store={aShop().store} onClose={() => {}} onJoined={() => {}} />);
  const sheet = within(screen.getByRole('dialog', { name: 'Minh Thư mời bạn' }));
  fireEvent.click(sheet.getByRole('button', { name: 'Vào mâm, chọn món' }));
  expect(sheet.getByText(/^Tên cần từ 3 đến 18 ký tự/)).toBeTruthy();
  // where it is to be mended
  expect(document.activeElement).toBe(sheet.getByLabelText('Tên của bạn'));
  expect(joined).toEqual([]);
  fireEvent.change(sheet.getByLabelText('Tên của bạn'), { target: { value: 'Hoàng Long' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Vào mâm, chọn món' }));
  await waitFor(() => expect(joined[0]?.body).toMatchObject({ name: 'Hoàng Long' }));
});
