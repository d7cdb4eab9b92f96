// @vitest-environment happy-dom

import { serve } from '@mam/client/test/served.ts';
import { checkVoucher } from '@mam/contract/checkout/place-order.ts';
import { getShippingFee } from '@mam/contract/delivery/get-shipping-fee.ts';
import type { RestaurantWire } from '@mam/contract/store/restaurant.schema.ts';
import type { VoucherResult } from '@mam/contract/voucher/voucher-result.schema.ts';
import { aLine } from '@mam/domain/test/a-cart.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { serveShop } from '../../test/a-shop.ts';
import { aVoucherResult } from '../../test/a-voucher-result.ts';
import { beginInApp, keep, nameDiner, showInApp } from '../../test/in-app.tsx';
import { EMPTY, type Persisted } from '../device/persisted.ts';
import { PLAIN_VISIT, visit } from '../device/visit.ts';
import { CartScreen } from './cart-screen.tsx';

beginInApp();
beforeEach(() => visit.setState(PLAIN_VISIT, true));

const SALAD = 'CUO05';
const PICKUP = { type: 'PICKUP', orderNow: true } as const;

interface Filled {
  readonly choices?: Partial<Persisted['choices']>;
  readonly store?: Partial<RestaurantWire>;
}

/** The cart of somebody who has chosen one dish, at the first store of Bếp Nhà Lúa. */
async function show({ choices = PICKUP, store = {} }: Filled = {}) {
  serveShop(store);
  nameDiner('Lê Săn Mã', '0901234567');
  const lines = [aLine('k1', SALAD)];
  keep({
    cart: { ...EMPTY.cart, brand: 'BEPNHA', storeId: 101, lines, voucher: '' },
    choices: { ...EMPTY.choices, ...choices },
  });
  showInApp(<CartScreen />, { address: '/cart?pos_parent=BEPNHA&pos_id=101' });
  await screen.findByRole('heading', { level: 1, name: 'Mâm của bạn' });
}

/** Somebody types a code; the server answers so. */
async function apply(code: string, answer: Partial<VoucherResult>) {
  const sent = serve(checkVoucher, () => ({ data: aVoucherResult(code, answer) }));
  const field = within(screen.getByRole('region', { name: 'Mã giảm giá' }));
  fireEvent.change(field.getByRole('textbox'), { target: { value: code.toLowerCase() } });
  fireEvent.click(field.getByRole('button', { name: 'Áp dụng' }));
  await waitFor(() => expect(sent.length).toBeGreaterThan(0));
  return field;
}

const receipt = () => screen.getByRole('region', { name: 'Chi tiết thanh toán' }).textContent ?? '';

it('[ST25] what is paused for now asks for a time, and the ways say until when', async () => {
  const until = Math.ceil(Date.now() / 60_000) * 60 + 3600;
  const hours = [{ day: null, start: 0, end: 1439 }] as never;
  const paused = { type: 'DELI', kind: 'pause', minutes: 0, since: until - 7200, until } as const;
  await show({ choices: { type: 'DELI', orderNow: true }, store: { switches: [paused], hours } as never });
  expect(screen.getAllByText(/^Giao hàng nghỉ tới /).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: /Chưa chọn thời gian/ })).toBeTruthy();
  expect(screen.getByRole('radio', { name: /Giao.* nghỉ tới/ })).toBeTruthy();
});

it('[VO1] a code too short is asked about by nobody', async () => {
  await show();
  const field = within(screen.getByRole('region', { name: 'Mã giảm giá' }));
  const button = field.getByRole<HTMLButtonElement>('button', { name: 'Áp dụng' });
  expect(button.disabled).toBe(true);
  fireEvent.change(field.getByRole('textbox'), { target: { value: 'ab' } });
  expect(field.getByRole<HTMLInputElement>('textbox').value).toBe('AB');
  expect(button.disabled).toBe(true);
});

it.each([
  ['KHONGCO', { Code: 1 }, 'Mã giảm giá không đúng'],
  ['LUA30K', { Code: 2 }, 'Mã đã được sử dụng'],
  ['HE2024', { Code: 3 }, 'Hết hạn sử dụng'],
  ['THAODIEN25', { Code: 0 }, 'Không áp dụng'],
  [
    'LUA30K',
    { Code: 0, Discount_Description: 'Mã này dùng cho đơn từ 150.000đ.' },
    'Mã này dùng cho đơn từ 150.000đ.',
  ],
] as const)('[VO1] [VO8] %s does not fit, says why and changes no price', async (code, answer, words) => {
  await show();
  const before = receipt();
  const field = await apply(code, answer);
  expect(await field.findByText(words)).toBeTruthy();
  expect(field.queryByRole('img', { name: 'Dùng được' })).toBeNull();
  expect(receipt()).toBe(before);
});

it('[VO11] a discount stands in the receipt with its code, and is taken back with it', async () => {
  await show();
  const before = receipt();
  const field = await apply('COMTAM20', {
    Discount_Amount: 15_000,
    voucher_campaign_name: 'Ngày hội cơm tấm',
  });
  expect(await field.findByRole('img', { name: 'Dùng được' })).toBeTruthy();
  expect(field.getByText(/Đã giảm 15\.000đ/)).toBeTruthy();
  expect(receipt()).toMatch(/Mã COMTAM20.*−15\.000/);
  fireEvent.click(field.getByRole('button', { name: 'Đổi mã' }));
  expect(receipt()).toBe(before);
});

it('[VO11] a coupon the restaurant settles leaves the prices as they are', async () => {
  await show();
  const before = receipt();
  const field = await apply('THEBAN', { Is_Coupon: 1 });
  expect(await field.findByText(/giá ở đây giữ nguyên/)).toBeTruthy();
  expect(receipt()).toBe(before);
});

it('a code that makes one dish cheaper changes the price of its line', async () => {
  await show();
  const line = () => {
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    return items.find((text) => text?.includes('Gỏi ngó sen tôm thịt'));
  };
  expect(line()).not.toContain('59.000');
  const field = await apply('GOI59', {
    Voucher_Order_Line: [
      { Pr_Key: 'k1', Item_Id: SALAD, Quantity: 1, Price_Sale: 59_000, Discount: 0, Detail_State: 2 },
    ],
    voucher_campaign_name: 'Gỏi đồng giá',
  });
  expect(await field.findByText(/Gỏi đồng giá\. Đã giảm [\d.]+đ/)).toBeTruthy();
  expect(line()).toContain('59.000');
});

const NEAR = { lat: 10.7795, lng: 106.7042 };
const at = (location: typeof NEAR | null) => ({
  type: 'DELI' as const,
  address: { text: '12 Pasteur, P. Sài Gòn', detail: '', location },
});

it('[DE16] words that are on no map: the driver calls; pinned on the map nobody has to', async () => {
  await show({ choices: at(null) });
  const details = () => screen.getByRole('region', { name: 'Thông tin nhận món' }).textContent;
  expect(details()).toContain('Bản đồ chưa biết địa chỉ này, tài xế sẽ gọi bạn');
});

it('[DE16] an address with a place says how far it is', async () => {
  await show({ choices: at(NEAR) });
  const details = screen.getByRole('region', { name: 'Thông tin nhận món' }).textContent;
  expect(details).toMatch(/Cách quán [\d,]+ km/);
  expect(details).not.toContain('Bản đồ chưa biết địa chỉ này');
});

it('[DE17] a partner that does not drive there: said in the receipt and on the button, at one distance', async () => {
  const more = { distanceKm: 1144.2, limitKm: 12 };
  serve(getShippingFee, () => ({ refused: 'OUT_OF_RANGE', status: 422, message: '', more }));
  const partner = {
    shipping: {},
    config: { delivery_fee_calculation_type: 'Partner', delivery_distance_limit: 12 },
  } as Partial<RestaurantWire>;
  await show({ choices: at({ lat: 21.0278, lng: 105.8342 }), store: partner });
  const far = await screen.findByRole('button', { name: /^Cách quán [\d.,]+ km, quán giao tối đa/ });
  const [away = ''] = /Cách quán [\d.,]+ km/.exec(far.textContent ?? '') ?? [];
  expect(receipt()).toContain('Không giao được');
  expect(screen.getByRole('region', { name: 'Thông tin nhận món' }).textContent).toContain(away);
});
