import { expect } from '@playwright/test';
import { CHICKEN_SALAD, haveOrdered } from '../start/been-here.ts';
import { PHONE, test } from '../start/people.ts';
import { orderSays } from './at-the-checkout.ts';
import { partnerMoves } from './partner-moves.ts';

const AGAIN = ['Đặt lại'];

/** What partners, gateways and older data leave behind, what a diner reads of it, and what they may do then. */
const LEFT_BEHIND = [
  ['WAIT_PREPAID', 'Chờ thanh toán', AGAIN],
  ['PAYMENT_SUCCESS', 'Chờ quán xác nhận', ['Huỷ đơn']],
  ['PENDING', 'Chờ quán xác nhận', ['Huỷ đơn']],
  ['SOMETHING_NEW', 'Bếp đang nấu', []],
  ['WAIT_PICKUP', 'Món đã xong', []],
  ['IN PROCESS', 'Tài xế đang giao hàng', []],
  ['COMPLETE', 'Chúc ngon miệng', ['Đánh giá', ...AGAIN]],
  ['FAILED', 'Quán chưa nhận được đơn', AGAIN],
  ['CANCELLED_BY_PARTNER', 'Đơn đã huỷ', AGAIN],
  ['PAYMENT_FAILED', 'Thanh toán thất bại', AGAIN],
  ['PAYMENT_FAIL', 'Thanh toán thất bại', AGAIN],
  ['WAIT_PAYMENT_CANCELLED', 'Thanh toán thất bại', AGAIN],
] as const;

test('wherever an order stands, its diner reads it in words and may do what fits', async ({ someone }) => {
  const diner = await someone(PHONE, 'Mạc Mọi Trạng Thái');
  const { page } = diner;
  const how = { to: '12 Pasteur, P. Sài Gòn' };
  const { code, address } = await haveOrdered(diner, { dishes: [CHICKEN_SALAD], how });
  const acts = page
    .getByRole('main')
    .locator('button, a')
    .filter({ hasText: /^(Huỷ đơn|Đánh giá|Đặt lại)$/ });
  for (const [status, title, may] of LEFT_BEHIND) {
    partnerMoves(code, status);
    await page.goto(address);
    await orderSays(page, title);
    await expect(acts).toHaveText([...may]);
  }
});
