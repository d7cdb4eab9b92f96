// @vitest-environment happy-dom

import { serve } from '@mam/client/test/served.ts';
import { checkVoucher } from '@mam/contract/checkout/place-order.ts';
import { exchangePoints, getExchangePromotions } from '@mam/contract/loyalty/exchange-calls.ts';
import { membershipOfNumber } from '@mam/contract/loyalty/get-membership.ts';
import type { Membership } from '@mam/contract/loyalty/membership.schema.ts';
import { getVouchers, vouchersOfNumber } from '@mam/contract/voucher/get-vouchers.ts';
import type { VoucherCard } from '@mam/contract/voucher/voucher-card.schema.ts';
import { aLine } from '@mam/domain/test/a-cart.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serveShop } from '../../test/a-shop.ts';
import { aVoucherResult } from '../../test/a-voucher-result.ts';
import { beginInApp, keep, nameDiner, showInApp } from '../../test/in-app.tsx';
import { EMPTY, persisted } from '../device/persisted.ts';
import { keepTablet } from '../device/tablet.ts';
import { PromotionScreen } from './promotion-screen.tsx';

beginInApp();

const PHONE = '0901000500';
const NOW = Math.floor(Date.now() / 1000);

const aCard = (name: string, change: Partial<VoucherCard> = {}): VoucherCard => ({
  voucher_campaign_name: name,
  voucher_description: '',
  image: null,
  date_end: NOW + 86_400,
  many_times_code: '',
  voucher_code: '',
  min_amount: 0,
  benefit: { kind: 'amount', amount: 5_000 },
  state: 'FREE',
  here: true,
  ...change,
});

const WELCOME = aCard('Chào bạn mới', { many_times_code: 'LUA30K' });
const USABLE = aVoucherResult('LUA30K', { Discount_Amount: 5_000 });
const OWN = aCard('Phiếu giảm 5.000đ', { voucher_code: 'ABCDEFGHJKLMNP' });
const GIFT = {
  campaign_id: 'family',
  title: 'Mâm gia đình giảm một nửa',
  description: '',
  image: null,
  exchange_point: 800,
  date_end: NOW + 86_400,
  min_amount: 0,
  benefit: { kind: 'percent', rate: 0.5 },
  left: null,
} as const;

interface Told {
  /** the points of the number, as far as they may be read; 'lost' = no answer at the moment */
  readonly points?: () => Membership | 'lost';
  readonly own?: () => readonly VoucherCard[] | 'unproved';
  readonly tab?: 'own' | 'points';
  readonly store?: () => readonly VoucherCard[] | string;
}

const proved = (point: number): Membership => ({
  point,
  verification_required: false,
  spend_until: NOW + 900,
});
const UNPROVED: Membership = { point: 0, verification_required: true, spend_until: null };

function show({
  points = () => UNPROVED,
  own = () => 'unproved',
  tab,
  store = () => [WELCOME],
}: Told = {}): void {
  serveShop();
  serve(membershipOfNumber, () => {
    const told = points();
    return told === 'lost' ? { refused: 'TOO_OFTEN', status: 429, message: '' } : { data: told };
  });
  const cards = (told: readonly VoucherCard[] | string) => {
    if (typeof told !== 'string') return { data: { vouchers: [...told], verification_required: false } };
    return told === 'unproved'
      ? { data: { vouchers: [], verification_required: true } }
      : { refused: 'TOO_OFTEN', status: 429, message: told };
  };
  serve(getVouchers, () => cards(store()));
  serve(vouchersOfNumber, () => cards(own()));
  serve(getExchangePromotions, () => ({ data: { exchange_rate: 500, list_promotion: [GIFT] } }));
  const address = `/promotion?pos_parent=BEPNHA&pos_id=101${tab ? `&tab=${tab}` : ''}`;
  showInApp(<PromotionScreen />, { address });
}

const slip = async (name: string) => {
  await screen.findByText(name);
  const found = screen.getAllByRole('article').find((article) => article.textContent?.includes(name));
  if (!found) throw new Error(`there is no ${name}`);
  return within(found);
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

it('[VO16] the vouchers of the store, with their last day; the one that is in the cart says so', async () => {
  nameDiner('Phạm Đổi Điểm', PHONE);
  const lines = [aLine('k1', 'CUO05')];
  keep({ cart: { ...EMPTY.cart, brand: 'BEPNHA', storeId: 101, lines, voucher: 'LUA30K' } });
  serve(checkVoucher, () => ({ data: USABLE }));
  show();
  expect((await slip('Chào bạn mới')).getByText(/^HSD:/)).toBeTruthy();
  expect(await (await slip('Chào bạn mới')).findByText('Đang dùng')).toBeTruthy();
});

it('[LO9] who has given no number is asked for one, and cannot exchange anything', async () => {
  show();
  const ask = await screen.findByRole('link', { name: 'Nhập số' });
  fireEvent.click(ask);
  const field = await screen.findByLabelText<HTMLInputElement>('Số điện thoại của bạn');
  expect(screen.queryByRole('link', { name: 'Nhập số' })).toBeNull();
  expect(screen.getByText('Bạn chưa nhập số điện thoại')).toBeTruthy();
  expect(screen.getByText('Điểm: –')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Đổi điểm' })).toBeNull();
  fireEvent.change(field, { target: { value: '123' } });
  press('Xem mã của tôi');
  expect(screen.getByText('Số điện thoại cần 8 đến 15 chữ số')).toBeTruthy();
  fireEvent.change(field, { target: { value: PHONE } });
  press('Xem mã của tôi');
  expect(await screen.findByText(`Xác nhận số ${PHONE}`)).toBeTruthy();
  expect(persisted.getState().user.phone).toBe(PHONE);
});

it('[LO9] the page of points leads back to where the number is asked for', async () => {
  show({ tab: 'points' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ưu đãi của bạn' })).toBeTruthy();
  expect(await screen.findByLabelText('Số điện thoại của bạn')).toBeTruthy();
});

it('[LO9] [VO15] nothing of a number is shown before it is proved', async () => {
  nameDiner('Phạm Đổi Điểm', PHONE);
  show({ tab: 'own' });
  expect(await screen.findByText(`Xác nhận số ${PHONE}`)).toBeTruthy();
  expect(screen.getByText(`${PHONE} chưa xác nhận`)).toBeTruthy();
  expect(screen.getByText('Điểm: –')).toBeTruthy();
});

it('[LO9] of a number whose points cannot be read nobody says that it is to be proved', async () => {
  nameDiner('Phạm Đổi Điểm', PHONE);
  show({ tab: 'own', points: () => 'lost', own: () => [] });
  expect(await screen.findByText('Bạn chưa có mã nào')).toBeTruthy();
});

it('what cannot be read says why, and is read again', async () => {
  const message = 'Bạn thao tác hơi nhanh. Đợi một chút nhé.';
  let lost = true;
  show({ store: () => (lost ? message : [WELCOME]) });
  expect(await screen.findByText(message)).toBeTruthy();
  lost = false;
  press('Thử lại');
  expect(await slip('Chào bạn mới')).toBeTruthy();
});

it('a code is used in the cart: shown it says so, and a typed one is kept until there is something in it', async () => {
  show();
  fireEvent.click((await slip('Chào bạn mới')).getByRole('button', { name: /^Xem mã của/ }));
  const view = within(await screen.findByRole('dialog', { name: 'Mã giảm giá' }));
  expect(view.getByRole('img', { name: 'Mã LUA30K' })).toBeTruthy();
  expect(view.getByText('Mã dùng trong mâm, khi bạn gọi món trên máy này.')).toBeTruthy();
  fireEvent.click(view.getByRole('button', { name: 'Đóng' }));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Mã giảm giá' });
  fireEvent.change(field, { target: { value: 'lua30k' } });
  press('Áp dụng');
  expect(field.value).toBe('LUA30K');
  expect(persisted.getState().cart.voucher).toBe('LUA30K');
});

it('[VO10] [VO12] one of one’s own says where it stands: free, or held by an order', async () => {
  nameDiner('Phạm Đổi Điểm', PHONE);
  const held = aCard('Phiếu giảm 500đ', { voucher_code: 'X', state: 'HELD' });
  keep({ cart: { ...EMPTY.cart, brand: 'BEPNHA', storeId: 101, lines: [aLine('k1', 'CHE03')] } });
  show({ tab: 'own', points: () => proved(26), own: () => [OWN, held] });
  expect((await slip('Phiếu giảm 500đ')).getByText('Đang giữ trong một đơn')).toBeTruthy();
  fireEvent.click((await slip('Phiếu giảm 5.000đ')).getByRole('button', { name: /^Xem mã của/ }));
  const view = within(await screen.findByRole('dialog', { name: 'Mã giảm giá' }));
  fireEvent.click(view.getByRole('button', { name: 'Dùng ngay' }));
  expect(persisted.getState().cart.voucher).toBe('ABCDEFGHJKLMNP');
  expect(location.pathname).toBe('/cart');
});

it('[LO10] [LO13] who asks for more points than there are has all of them in the field', async () => {
  nameDiner('Phạm Đổi Điểm', PHONE);
  show({ tab: 'points', points: () => proved(26) });
  expect(await screen.findByText('1 điểm = 500đ')).toBeTruthy();
  expect(await (await slip('Mâm gia đình giảm một nửa')).findByText(/Thiếu 774 điểm/)).toBeTruthy();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Số điểm' });
  fireEvent.change(field, { target: { value: '99999' } });
  for (const typed of ['1.5', '-3', '1,5', '12a']) {
    fireEvent.change(field, { target: { value: typed } });
    screen.getByText('Chỉ đổi được số điểm nguyên, ví dụ 50');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Đổi điểm' }).disabled).toBe(true);
  }
  fireEvent.change(field, { target: { value: '99999' } });
  expect(screen.queryByText(/Chỉ đổi được số điểm nguyên/)).toBeNull();
  press(/^Lấy/);
  expect((await screen.findAllByText('Bạn hiện có 26 điểm')).length).toBeGreaterThan(0);
  expect(field.value).toBe('26');
});

it('[LO14] an exchange whose answer is lost is done once, and what was done is seen behind the question', async () => {
  nameDiner('Phạm Đổi Điểm', PHONE);
  let points: Membership | 'lost' = proved(26);
  let answered = 0;
  const sent = serve(exchangePoints, () => {
    points = proved(16);
    answered += 1;
    return answered === 1 ? 'lost' : { data: { message: '', voucher: OWN, point: 16 } };
  });
  show({ tab: 'points', points: () => points, own: () => [OWN] });
  const field = await screen.findByRole('textbox', { name: 'Số điểm' });
  fireEvent.change(field, { target: { value: '10' } });
  const answer = async (name: string) => {
    const question = await screen.findByRole('alertdialog', { name: 'Đổi 10 điểm lấy ưu đãi này?' });
    fireEvent.click(within(question).getByRole('button', { name }));
  };
  await screen.findByText('26');
  press('Lấy phiếu 5.000đ');
  await answer('Thôi');
  // a question on its way out hears no answer any more
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent).toEqual([]);
  press('Lấy phiếu 5.000đ');
  await answer('Đổi');
  expect((await screen.findAllByText('Lỗi đổi điểm')).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.getByRole('main').textContent).toContain('16'));
  // the rest is told also where the points cannot be read anew
  points = 'lost';
  await answer('Đổi');
  const done = within(await screen.findByRole('alertdialog', { name: 'Đổi điểm thành công' }));
  fireEvent.click(done.getByRole('button', { name: 'Xem mã' }));
  expect(await screen.findByText('Điểm: 16')).toBeTruthy();
  const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toEqual([expect.stringMatching(/./), keys[0]]);
});

it('with nothing in the cart a code waits there, and the menu opens', async () => {
  show();
  fireEvent.click((await slip('Chào bạn mới')).getByRole('button', { name: 'Dùng mã LUA30K' }));
  expect(persisted.getState().cart.voucher).toBe('LUA30K');
  expect(location.pathname).toBe('/menu');
  expect((await screen.findAllByText('Mã LUA30K đã nằm trong mâm, chờ bạn chọn món')).length).toBeGreaterThan(
    0,
  );
});

it.each([undefined, 'own', 'points'] as const)(
  '[TB94] a tablet that stays shows the restaurant’s codes alone, asked for %s',
  async (tab) => {
    keepTablet({ brand: 'BEPNHA', storeId: 101, name: '9', code: 'abc', touchedAt: null });
    nameDiner('Phạm Đổi Điểm', PHONE);
    show({ ...(tab && { tab }), points: () => proved(26), own: () => [OWN] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Ưu đãi của quán' })).toBeTruthy();
    expect(await slip('Chào bạn mới')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Mã giảm giá' })).toBeTruthy();
    expect(screen.queryByRole('radiogroup')).toBeNull();
    for (const words of [/điểm/i, PHONE, 'Nhập số', 'Phiếu giảm 5.000đ'])
      expect(screen.queryByText(words)).toBeNull();
  },
);
