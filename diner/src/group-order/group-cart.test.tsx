// @vitest-environment happy-dom

import { serve } from '@mam/client/test/served.ts';
import {
  getGroupOrder,
  makePlace,
  manageGroupOrder,
  storeGroupCart,
} from '@mam/contract/group-order/group-order.ts';
import type { GroupOrder } from '@mam/domain/group-order/group-order.ts';
import type { GroupOrderPromotion } from '@mam/domain/group-order/promotion.ts';
import { aLine } from '@mam/domain/test/a-cart.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aGroupOrder, aMember, answeredAs, aReader } from '../../test/a-group-order.ts';
import { serveShop } from '../../test/a-shop.ts';
import { beginInApp, keep, nameDiner, showInApp, UID } from '../../test/in-app.tsx';
import { EMPTY } from '../device/persisted.ts';
import { GroupCart } from './group-cart.tsx';

beginInApp();

const FLAN = aLine('k1', 'CHE03');
const SALAD = aLine('k2', 'CUO05');
const OWNER = { isOwner: true, status: 1 } as const;

/** The page of /cart of the first of these. */
function show(
  groupOrder: GroupOrder,
  promotions: readonly GroupOrderPromotion[] = [],
  on: 'phone' | 'desk' = 'phone',
): void {
  const shop = serveShop();
  serve(getGroupOrder, () => ({ data: answeredAs(groupOrder) }));
  const [reader] = groupOrder.sessions;
  nameDiner(reader?.name ?? '', '0901234567');
  const lines = reader?.cart.map(({ line }) => line) ?? [];
  keep({ cart: { ...EMPTY.cart, brand: 'BEPNHA', storeId: 101, lines } });
  showInApp(
    <GroupCart
      joined={{ hash: groupOrder.hash, brand: 'BEPNHA', storeId: 101, synced: null }}
      shop={shop}
      now={Date.now()}
      groupOrder={groupOrder}
      promotions={promotions}
    />,
    { address: '/cart?pos_parent=BEPNHA&pos_id=101', on },
  );
}

const cardOf = (name: string) =>
  screen.getAllByRole('listitem').find((item) => item.textContent?.includes(name))?.textContent ?? '';
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const textOf = (name: string | RegExp) => screen.getByRole('region', { name }).textContent ?? '';

it('[GO9] everybody is seen with how far they are: nothing chosen, choosing, done', () => {
  show(
    aGroupOrder([
      aReader('Minh Thư', [FLAN], OWNER),
      aMember('Hoàng Long', [], { status: 1 }),
      aMember('Bảo Trâm', [SALAD, aLine('k3', 'CHE03')], { status: 1 }),
      aMember('Chị Lan', [SALAD]),
    ]),
  );
  expect(cardOf('Hoàng Long')).toContain('Chưa chọn');
  expect(cardOf('Bảo Trâm')).toMatch(/Chưa xong.*2 món/);
  expect(cardOf('Chị Lan')).toMatch(/Đã xong.*1 món/);
});

it('[GO21] [GO22] a member reads what they will pay, about, and how much they are over their limit', () => {
  const over = aReader('Hoàng Long', [FLAN, SALAD], { status: 1, overLimit: 14_000 });
  const share = { amount: 101_520, delivery: 'open' } as const;
  const groupOrder = aGroupOrder([over, aMember('Minh Thư', [], OWNER)], {
    limitPerPerson: 80_000,
    share,
  });
  show(groupOrder);
  const words = textOf('Phần của bạn');
  expect(words).toContain('Khoảng 101.520đ');
  expect(words).toContain('Vượt 14.000đ. Bớt món, hoặc nhờ Minh Thư cho qua.');
  expect(cardOf('Hoàng Long')).toContain('Vượt 14.000đ');
});

it('[GO22] over it they are not done: the server’s word is read, and nothing changes', async () => {
  const words = 'Món của bạn vượt mức 80.000đ mỗi người.';
  const sent = serve(storeGroupCart, () => ({
    refused: 'GROUP_ORDER_OVER_LIMIT',
    status: 409,
    message: words,
  }));
  const over = aReader('Hoàng Long', [FLAN, SALAD], { status: 1, overLimit: 14_000 });
  show(aGroupOrder([over, aMember('Minh Thư', [], OWNER)], { limitPerPerson: 80_000 }));
  press('Tôi chọn xong');
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(sent.at(-1)?.body).toEqual({ status: 2 });
  expect(screen.getByRole('button', { name: 'Tôi chọn xong' })).toBeTruthy();
});

it('[GO22] whom the owner has let pass reads it', () => {
  const passed = aReader('Hoàng Long', [FLAN, SALAD], { status: 1, amount: 94_000 });
  show(aGroupOrder([passed, aMember('Minh Thư', [], OWNER)], { limitPerPerson: 80_000 }));
  expect(textOf('Phần của bạn')).toContain('Minh Thư đã cho qua');
});

it('[GO22] the owner lets somebody pass with the cart they have seen', async () => {
  const long = aMember('Hoàng Long', [SALAD], { status: 1, overLimit: 14_000, version: 7 });
  const groupOrder = aGroupOrder([aReader('Minh Thư', [], OWNER), long]);
  const said = serve(manageGroupOrder, () => ({ data: answeredAs(groupOrder) }));
  show(groupOrder);
  press('Thêm thao tác với Hoàng Long');
  fireEvent.click(await screen.findByRole('button', { name: 'Cho qua lần này' }));
  await waitFor(() =>
    expect(said.map(({ body }) => body)).toEqual([{ action: 'let_pass', user_id: 'Hoàng Long', version: 7 }]),
  );
});

it('[GO24] a guest without a phone has a name that nobody else has', async () => {
  const groupOrder = aGroupOrder([
    aReader('Bảo Trâm', [FLAN], { status: 1 }),
    aMember('Minh Thư', [], OWNER),
  ]);
  const made = serve(makePlace, () => ({ data: answeredAs(groupOrder) }));
  show(groupOrder);
  press('Thêm người không có điện thoại');
  const sheet = within(await screen.findByRole('dialog', { name: 'Ai ăn cùng?' }));
  const name = (text: string) => {
    const field = sheet.getByLabelText<HTMLInputElement>('Tên người ăn');
    fireEvent.change(field, { target: { value: text } });
    if (field.form) fireEvent.submit(field.form);
  };
  name('minh thư');
  expect(await sheet.findByText(/chọn tên khác/)).toBeTruthy();
  expect(made).toEqual([]);
  name('Bà Ngoại');
  await waitFor(() => expect(made.map(({ body }) => body)).toEqual([{ name: 'Bà Ngoại' }]));
});

it.each([
  ['the owner', [aReader('Minh Thư', [FLAN], OWNER), aMember('Bảo Trâm')], true],
  ['another member', [aReader('Hoàng Long', [FLAN]), aMember('Bảo Trâm')], false],
] as const)('[GO24] its maker and the owner choose for a guest without a phone: %s', (_, people, may) => {
  const guest = aMember('Bà Ngoại', [], { status: 1, madeBy: 'Bảo Trâm' });
  show(aGroupOrder([...people, guest]));
  expect(cardOf('Bà Ngoại')).toContain('Bảo Trâm chọn giúp');
  expect(screen.queryByRole('button', { name: 'Chọn món cho Bà Ngoại' }) !== null).toBe(may);
});

it('[GO24] a guest who is done can be chosen for again', async () => {
  const guest = aMember('Bà Ngoại', [FLAN], { madeBy: UID });
  show(aGroupOrder([aReader('Minh Thư', [SALAD], OWNER), guest]));
  press('Chọn món cho Bà Ngoại');
  expect(await screen.findByRole('button', { name: 'Chọn lại cho Bà Ngoại' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Chọn món từ thực đơn' })).toBeNull();
});

it('[GO8] who is done has the way back to choosing instead', () => {
  show(aGroupOrder([aReader('Hoàng Long', [FLAN]), aMember('Minh Thư', [], OWNER)]));
  expect(screen.queryByRole('button', { name: 'Tôi chọn xong' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Chọn lại' })).toBeTruthy();
});

it('[GO7] [GO10] ending it early names who is not done', async () => {
  const groupOrder = aGroupOrder([
    aReader('Minh Thư', [FLAN], OWNER),
    aMember('Bảo Trâm', [SALAD], { status: 1 }),
  ]);
  const said = serve(manageGroupOrder, () => ({ data: answeredAs(groupOrder) }));
  show(groupOrder);
  press('Chốt mâm ngay');
  const question = within(await screen.findByRole('alertdialog', { name: 'Chốt mâm bây giờ?' }));
  expect(question.getByText(/Chưa xong: Bảo Trâm\./)).toBeTruthy();
  fireEvent.click(question.getByRole('button', { name: 'Chốt mâm' }));
  await waitFor(() => expect(said.at(-1)?.body).toEqual({ action: 'close' }));
});

it('[GO11] [GO22] ordering asks of each who is not done, and takes in nobody over their limit by itself', async () => {
  keep({ choices: { ...EMPTY.choices, type: 'PICKUP', orderNow: true } });
  const tram = aMember('Bảo Trâm', [SALAD], { status: 1, overLimit: 44_000 });
  show(
    aGroupOrder([aReader('Minh Thư', [FLAN], OWNER), aMember('Hoàng Long', [SALAD]), tram], {
      state: 'closing',
    }),
  );
  fireEvent.click(screen.getAllByRole('button', { name: /^Đặt/ }).at(-1) as HTMLElement);
  const question = within(await screen.findByRole('alertdialog', { name: 'Đặt cho cả mâm?' }));
  expect(question.getByText(/Vượt 44\.000đ/)).toBeTruthy();
  expect(question.getByText(/^2 món của cả mâm/)).toBeTruthy();
  const hers = question.getByRole('switch', { name: 'Đặt cả món của Bảo Trâm' });
  expect(hers.getAttribute('aria-checked')).toBe('false');
  fireEvent.click(hers);
  expect(await screen.findByText(/^3 món của cả mâm/)).toBeTruthy();
});

it('[GO35] why it was not ordered by itself is read by everybody, and who orders now', () => {
  const notOrdered = { code: 'ADDRESS_MISSING', data: {} };
  const closed = { state: 'closing', sharesTo: 'store', isOrderedByItself: true, notOrdered } as const;
  show(aGroupOrder([aReader('Hoàng Long', [FLAN]), aMember('Minh Thư', [], OWNER)], closed));
  expect(screen.getByText(/^Chưa tự động đặt được/)).toBeTruthy();
  expect(screen.getByText('Minh Thư đang xem lại và đặt cho cả mâm.')).toBeTruthy();
});

it('[GO32] members read when it is ordered by itself, the owner what is missing before', () => {
  const terms = { sharesTo: 'store', isOrderedByItself: true } as const;
  show(aGroupOrder([aReader('Minh Thư', [FLAN], OWNER), aMember('Chị Lan', [SALAD])], terms));
  expect(textOf(/^Tự động đặt lúc/)).toContain('Trước lúc đó bạn bổ sung nhé');
});

it('[GO32] and nothing of it where the owner has switched it off', () => {
  show(aGroupOrder([aReader('Chị Lan', [FLAN]), aMember('Minh Thư', [], OWNER)], { sharesTo: 'store' }));
  expect(screen.queryByText(/đơn được tự động đặt/)).toBeNull();
});

it('[GO21] beside their button a member reads what their own dishes cost, and about what they will pay', () => {
  const share = { amount: 101_520, delivery: 'open' } as const;
  const own = aReader('Hoàng Long', [FLAN, SALAD], { status: 1 });
  show(aGroupOrder([own, aMember('Minh Thư', [FLAN], OWNER)], { share }));
  const words = screen.getByText('2 món của bạn');
  expect(words.parentElement?.textContent).toMatch(/100\.000.*phần bạn ~101\.520đ/);
});

it('at a desk too the owner has the sum and the button beside each other, and the name of it on top', () => {
  const team = [aReader('Minh Thư', [FLAN], OWNER), aMember('Bảo Trâm', [SALAD])] as const;
  show(aGroupOrder(team, { title: 'Mâm trưa thứ Sáu' }), [], 'desk');
  expect(screen.getByRole('heading', { level: 1, name: 'Mâm trưa thứ Sáu' })).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Mọi người xong rồi, chốt mâm' });
  expect(button.closest('.card')?.textContent).toContain('2 món · 2 người');
});

it('[GO45] who does not count for what so many get reads why, beside their name', () => {
  show(
    aGroupOrder([
      aReader('Minh Thư', [FLAN], OWNER),
      aMember('Hoàng Long', [SALAD], { notCounted: 'SAME_PHONE' }),
      aMember('Bảo Trâm', [SALAD], { notCounted: 'NO_MEAL' }),
      aMember('Bà Ngoại', [SALAD], { notCounted: 'NO_PHONE', madeBy: 'Bảo Trâm' }),
      aMember('Chị Lan', [SALAD], { notCounted: 'CHOOSING', status: 1 }),
    ]),
  );
  expect(cardOf('Hoàng Long')).toContain('trùng số điện thoại');
  expect(cardOf('Bảo Trâm')).toContain('mới có món ăn kèm');
  expect(cardOf('Chị Lan')).not.toContain('ưu đãi');
});
