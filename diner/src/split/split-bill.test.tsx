// @vitest-environment happy-dom

import { serve } from '@mam/client/test/served.ts';
import { goOnWithoutUnpaid, readWithoutUnpaid } from '@mam/contract/group-order/go-on.ts';
import { tickSplitBill } from '@mam/contract/group-order/group-order.ts';
import { getOrder } from '@mam/contract/order/get-order.ts';
import { checkPayment, getShare } from '@mam/contract/payment/pay-order.ts';
import type { ShareToPay } from '@mam/contract/payment/share.schema.ts';
import { DONG } from '@mam/domain/money/currency.ts';
import type { OrderPerson, PlacedGroupOrder } from '@mam/domain/order/order.ts';
import { aLine } from '@mam/domain/test/a-cart.ts';
import { aStore } from '@mam/domain/test/a-store.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WAITING_FOR_MONEY } from '../../test/a-payment-state.ts';
import { serveShop } from '../../test/a-shop.ts';
import { anOrder, aToldOrder } from '../../test/an-order.ts';
import { beginInApp, keep, showInApp } from '../../test/in-app.tsx';
import { EMPTY } from '../device/persisted.ts';
import { SplitScreen } from '../screens/split-screen.tsx';
import { OrderTeam } from './order-team.tsx';
import { SharesPanel } from './shares-panel.tsx';
import { SplitBill } from './split-bill.tsx';

beginInApp();

const aPerson = (name: string, change: Partial<OrderPerson> = {}): OrderPerson => ({
  uid: name,
  name,
  owner: false,
  madeBy: null,
  itemCount: 1,
  leftBehind: 0,
  lines: [],
  dishes: 70_000,
  share: 75_600,
  paid: false,
  sent: false,
  came: 0,
  leftOut: false,
  ...change,
});

const THU = aPerson('Minh Thư', { owner: true });
const LONG = aPerson('Hoàng Long');
const TRAM = aPerson('Bảo Trâm');
const ACCOUNT = { bank: 'Vietcombank', number: '0071000123456', holder: 'NGUYEN MINH THU' };

const together = (
  people: readonly OrderPerson[],
  change: Partial<PlacedGroupOrder> = {},
): PlacedGroupOrder => ({
  hash: 'together',
  people,
  remainder: 0,
  equalFees: false,
  toStore: false,
  payTo: ACCOUNT,
  ...change,
});

const split = (team: PlacedGroupOrder, order: Parameters<typeof anOrder>[0] = {}) =>
  showInApp(<SplitBill order={anOrder(order)} together={team} currency={DONG} />);
const cardOf = (name: string) => {
  const card = screen.getAllByRole('listitem').find((item) => item.textContent?.includes(name));
  if (!card) throw new Error(`${name} has no card`);
  return within(card);
};
const served = () => serve(tickSplitBill, () => ({ data: {} as never }));

it('[SP6] a member reads where their share goes, exactly, and says that it is sent', async () => {
  const said = served();
  split(together([LONG, THU, TRAM]), { is_mine: false });
  const own = cardOf('Hoàng Long (bạn)');
  fireEvent.click(await own.findByRole('radio', { name: 'Chuyển khoản' }));
  expect(await own.findByText(/NGUYEN MINH THU/)).toBeTruthy();
  expect(own.getAllByText(/75\.600/).length).toBeGreaterThan(0);
  fireEvent.click(own.getByRole('button', { name: 'Tôi đã chuyển' }));
  await waitFor(() => expect(said.map(({ body }) => body)).toEqual([{ sent: true }]));
  // nobody else has a box
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  expect(cardOf('Bảo Trâm').getByText('Chưa')).toBeTruthy();
});

it('[SP5] whose share is said to be sent reads so, and can take it back until it has come', () => {
  split(together([{ ...LONG, sent: true }, THU]), { is_mine: false });
  expect(cardOf('Hoàng Long').getByText('Đã báo chuyển')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Chưa chuyển, báo lại' })).toBeTruthy();
  cleanup();
  split(together([{ ...LONG, sent: true, paid: true }, THU]), { is_mine: false });
  expect(cardOf('Hoàng Long').getByText('Đã trả')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Chưa chuyển, báo lại' })).toBeNull();
  expect(screen.getByText('Đủ rồi! Cả mâm đã trả.')).toBeTruthy();
});

it('[SP5] the owner ticks two in one go and leaves at once: it is one request, and nothing is lost', async () => {
  const said = served();
  split(together([THU, LONG, TRAM]));
  for (const name of ['Hoàng Long', 'Bảo Trâm'])
    fireEvent.click(screen.getByRole('checkbox', { name: `${name} đã trả` }));
  expect(screen.getByText('Đủ rồi! Cả mâm đã trả.')).toBeTruthy();
  expect(said).toEqual([]);
  cleanup();
  await waitFor(() => expect(said).toHaveLength(1));
  expect(said[0]?.body).toEqual({
    sessions: [
      { user_id: 'Hoàng Long', paid: true },
      { user_id: 'Bảo Trâm', paid: true },
    ],
  });
});

it('[SP5] of a cancelled order the amounts stay, and nothing is said any more', () => {
  split(together([THU, LONG]), { status: 'CANCELLED' });
  expect(screen.getByText('Đơn đã huỷ')).toBeTruthy();
  expect(cardOf('Hoàng Long').getAllByText(/75\.600/).length).toBeGreaterThan(0);
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
});

it('[GO19] the order of a team by person, oneself first, with the way to who pays what', () => {
  showInApp(<OrderTeam together={together([LONG, THU, TRAM])} hash="AAA11:x" currency={DONG} />);
  expect(screen.getByRole('heading', { name: /^Cả mâm/ }).textContent).toBe('Cả mâm · 3 người');
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Hoàng Long (bạn)', 'Minh Thư', 'Bảo Trâm']);
  expect(screen.getByRole('link', { name: 'Chia tiền' }).getAttribute('href')).toMatch(
    /^\/order\/split-bill\?/,
  );
});

it('who only holds the link is told nothing, and led to the order', async () => {
  serveShop();
  serve(getOrder, () => ({ data: aToldOrder({ is_mine: false, group: null }) }));
  showInApp(<SplitScreen />, {
    address: '/order/split-bill?pos_parent=BEPNHA&pos_id=101&order_hash=AAA11:abcdefghijklmnopqrstuv',
  });
  expect(await screen.findByRole('heading', { name: 'Không chia tiền được ở đây' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Xem đơn hàng' }).getAttribute('href')).toContain('/order/detail');
});

const OPEN: ShareToPay = {
  state: 'open',
  amount: 75_600,
  counted: 0,
  missing: 75_600,
  refund_due: 0,
  refunded: 0,
  left_out: false,
  pays_until: null,
  until: null,
  qr_data: '',
  transfer: null,
};

/** The order's page of one of them, who pays the restaurant. */
function shares(
  people: readonly OrderPerson[],
  share: Partial<ShareToPay> = {},
  order: Parameters<typeof anOrder>[0] = {},
) {
  serve(getShare, () => ({ data: { ...OPEN, ...share } }));
  serve(checkPayment, () => ({ data: WAITING_FOR_MONEY }));
  const [reader] = people;
  showInApp(
    <SharesPanel
      order={anOrder({ status: 'WAIT_PAYMENT', ...order })}
      together={together(people, { toStore: true, payTo: null })}
      store={aStore()}
      heldUntil="18:30 hôm nay"
      covering={reader?.owner ? { onPay: () => {}, onOther: () => {} } : null}
    />,
  );
  return () => screen.queryByRole('region', { name: 'Từng người trả cho quán' })?.textContent ?? '';
}

it('[PA47] a member reads how many shares are there, what is missing of theirs, and pays for nobody else', async () => {
  const text = shares([{ ...LONG, came: 74_600 }, THU], {
    state: 'less',
    counted: 74_600,
    missing: 1_000,
    transfer: {
      bank_id: 'VCB',
      bank_name: 'Vietcombank',
      account_number: '1',
      account_name: 'BEP NHA',
      amount: 1_000,
      description: 'X',
    },
  });
  await waitFor(() => expect(text()).toContain('còn thiếu 1.000đ'));
  expect(text()).toContain('0 trong 2 phần đã trả');
  expect(text()).toContain('Phần của bạn, trả thẳng cho quán');
  expect(text()).toContain('Phần bạn đã trả không bao giờ tăng');
  expect(screen.queryByRole('button', { name: /^Trả nốt/ })).toBeNull();
  // and the others read that a part of it is missing
  expect(text()).toContain('Hoàng Long · Thiếu');
});

it.each([
  [
    'what is there of theirs',
    { state: 'paid', counted: 75_600, missing: 0, refund_due: 75_600 },
    'Cần trả lại bạn 75.600đ.',
  ],
  [
    'that their own is there',
    { state: 'paid', counted: 75_600, missing: 0 },
    'Quán đã nhận đủ phần của bạn.',
  ],
  ['that they were left out', { left_out: true }, 'bạn không phải trả gì'],
] as const)('[PA47] [PA53] somebody reads %s', async (_, share, words) => {
  const text = shares([LONG, THU], share);
  await waitFor(() => expect(text()).toContain(words));
});

it('[PA48] the owner pays what is missing with one tap', async () => {
  shares([THU, LONG]);
  expect(await screen.findByRole('button', { name: 'Trả nốt 75.600đ' })).toBeTruthy();
});

it('[PA52] the owner goes on without who has not paid, once they have read who and what it costs', async () => {
  const left_out = [{ user_id: 'Hoàng Long', name: 'Hoàng Long' }];
  const seen = { version: 4, left_out, total_amount: 75_600, missing: 75_600, sent: false };
  serve(readWithoutUnpaid, () => ({ data: seen }));
  const gone = serve(goOnWithoutUnpaid, () => ({ data: { ...seen, left_out: [] } }));
  shares([THU, LONG]);
  fireEvent.click(await screen.findByRole('button', { name: 'Nấu cho người đã trả' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Không chờ 1 người chưa trả?' }));
  expect(question.getByText('Hoàng Long')).toBeTruthy();
  expect(question.getByText(/Bạn trả phần còn lại: 75\.600đ/)).toBeTruthy();
  expect(gone).toEqual([]);
  fireEvent.click(question.getByRole('button', { name: 'Nấu cho người đã trả' }));
  await waitFor(() => expect(gone.map(({ body }) => body)).toEqual([{ version: 4 }]));
});

it('[PA53] who was left out is named so in the order of the team', () => {
  showInApp(
    <OrderTeam together={together([{ ...LONG, leftOut: true }, THU])} hash="AAA11:x" currency={DONG} />,
  );
  expect(cardOf('Hoàng Long').getByText('Không kịp trả')).toBeTruthy();
});

it('[SP14] who has nothing to pay counts as paid: everybody has paid as soon as the others have', () => {
  served();
  split(together([THU, LONG, aPerson('Bảo Trâm', { share: 0, dishes: 0, itemCount: 0 })]));
  expect(screen.getByText('2 trong 3 người đã trả')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Hoàng Long đã trả' }));
  expect(screen.getByText('3 trong 3 người đã trả')).toBeTruthy();
  expect(screen.getByText('Đủ rồi! Cả mâm đã trả.')).toBeTruthy();
});

it('[GO40] who chose and was left out reads so, not that they had chosen nothing', () => {
  keep({ cart: { ...EMPTY.cart, brand: 'BEPNHA', storeId: 101, lines: [aLine('k1', 'CHE03')] } });
  const out = { itemCount: 0, leftBehind: 2, share: 0, dishes: 0 };
  const team = together([{ ...LONG, ...out }, THU, { ...TRAM, leftBehind: 1 }]);
  showInApp(<OrderTeam together={team} hash="AAA11:x" currency={DONG} />);
  expect(cardOf('Hoàng Long').getByText('2 món không có trong đơn này')).toBeTruthy();
  expect(cardOf('Hoàng Long').queryByText('Chưa chọn món')).toBeNull();
  expect(cardOf('Hoàng Long').getByRole('link', { name: 'Xem mâm của tôi' })).toBeTruthy();
  expect(cardOf('Bảo Trâm').getByText('1 món không có trong đơn này')).toBeTruthy();
});

it('[PA54] of an order that goes on without who is late one rule is read, by members and by the owner', async () => {
  const until = { pays_until: Math.floor(Date.now() / 1000) + 900 };
  const member = shares([LONG, THU], until);
  await waitFor(() => expect(member()).toContain('quán nấu cho những người đã trả.'));
  expect(member()).not.toContain('tự huỷ');
  expect(member()).toContain('Ai chưa trả thì không có món');
  cleanup();
  const owner = shares([THU, LONG], until);
  await waitFor(() => expect(owner()).toContain('Phần của bạn thì đơn chờ tới 18:30 hôm nay.'));
  // their own share is the one that rises
  expect(owner()).not.toContain('không bao giờ tăng');
  expect(owner()).toContain('phí chênh lệch tính vào phần của bạn');
});
