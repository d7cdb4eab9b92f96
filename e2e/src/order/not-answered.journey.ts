import { expect } from '@playwright/test';
import { orderCard, signIn } from '../staff/at-the-board.ts';
import { CHICKEN_SALAD, haveOrdered } from '../start/been-here.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { orderSays } from './at-the-checkout.ts';
import { minutesPass } from './minutes-pass.ts';

test('the time to answer is over: an order no device got, and one the kitchen let lie, end with the truth about each', async ({
  someone,
}) => {
  const diner = await someone(PHONE, 'Hồ Chờ Hoài');
  const { page } = diner;
  const lost = await haveOrdered(diner, { dishes: [CHICKEN_SALAD], how: 'collected' });
  await page.goto(lost.address);
  await orderSays(page, 'Chờ quán xác nhận');
  // no board was open
  minutesPass(lost.code, 6, { ends: true });
  const panel = page.getByRole('region', { name: 'Quán chưa nhận được đơn' });
  await expect(panel).toContainText('Quán không thấy đơn này');
  await expect(panel.getByRole('link', { name: /^Gọi hỗ trợ/ })).toHaveAttribute('href', /^tel:\d+$/);
  const why = panel.getByText('Không thiết bị nào của quán nhận được đơn');
  await expect(why).toBeHidden();
  await panel.getByText('Chi tiết lỗi').click();
  await expect(why).toBeVisible();

  const cook = (await someone(DESKTOP)).page;
  await signIn(cook, 'BEPNHA');
  const other = await someone(PHONE, 'Tạ Chờ Thêm');
  const seen = await haveOrdered(other, { dishes: [CHICKEN_SALAD], how: 'collected' });
  await other.page.goto(seen.address);
  await expect(orderCard(cook, seen.code)).toBeVisible();
  await expect(other.page.getByText('Quán đã thấy đơn của bạn.')).toBeVisible();
  await expect(other.page.getByRole('button', { name: 'Huỷ đơn' })).toBeVisible();
  minutesPass(seen.code, 6, { ends: true });
  await expect(other.page.getByText('Quán không kịp trả lời nên đơn tự huỷ.')).toBeVisible();
  await expect(other.page.getByRole('button', { name: 'Huỷ đơn' })).toHaveCount(0);
  await expect(orderCard(cook, seen.code)).toHaveCount(0);
});
