import { expect } from '@playwright/test';
import { openMore, orderCard, signIn } from '../staff/at-the-board.ts';
import { CHICKEN_SALAD, haveOrdered } from '../start/been-here.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { orderSays } from './at-the-checkout.ts';

test('sent, seen and accepted: a diner reads which of the three is true, and until when there is an answer', async ({
  someone,
}) => {
  const diner = await someone(PHONE, 'Lê Nóng Lòng');
  const { page } = diner;
  const { code, address } = await haveOrdered(diner, { dishes: [CHICKEN_SALAD], how: 'collected' });
  await page.goto(address);
  // no board is open anywhere
  await orderSays(page, 'Chờ quán xác nhận');
  await expect(page.getByText('Đã gửi tới quán.')).toBeVisible();
  const places = page.getByRole('region', { name: 'Quán và người nhận' });
  await expect(places).toContainText(/Giờ lấy món ?Sớm nhất có thể/);
  await expect(page.getByText(/Quán trả lời bạn muộn nhất lúc \d\d:\d\d/)).toBeVisible();

  const cook = (await someone(DESKTOP)).page;
  await signIn(cook, 'BEPNHA');
  await expect(orderCard(cook, code)).toBeVisible();
  await expect(page.getByText('Quán đã thấy đơn của bạn.')).toBeVisible();

  // the kitchen reads which device that was, and how its store answers
  await cook.getByRole('button', { name: `Xem đơn ${code}` }).click();
  const sheet = cook.getByRole('dialog', { name: code });
  await expect(sheet.getByText('Lên màn hình')).toBeVisible();
  await expect(sheet.getByText(/· bepnha$/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Đóng' }).click();
  await openMore(cook);
  await expect(cook.getByText('Nhận trong 5 phút')).toBeVisible();
  await cook.keyboard.press('Escape');

  await orderCard(cook, code).getByRole('button', { name: 'Nhận đơn' }).click();
  await orderSays(page, 'Bếp đang nấu');
  await expect(places).toContainText(/Giờ lấy món ?\d\d:\d\d hôm nay/);
  await expect(page.getByText('Quán đã thấy đơn của bạn.')).toHaveCount(0);
});
