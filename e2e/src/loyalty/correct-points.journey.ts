import { expect } from '@playwright/test';
import { press, signIn } from '../staff/at-the-board.ts';
import { FLAN, haveOrdered } from '../start/been-here.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';

test('a manager gives a guest points and takes some, once the number is proved, and says why', async ({
  someone,
}) => {
  const owner = await someone(DESKTOP);
  const { page } = owner;
  await signIn(page, 'BEPNHA');
  const diner = await someone(PHONE, 'Vũ Được Đền');
  const { code } = await haveOrdered(diner, { dishes: [FLAN], how: 'collected' });
  await press(page, code, 'Nhận');
  await page.getByRole('button', { name: `Xem đơn ${code}` }).click();
  const order = page.getByRole('dialog', { name: code });
  await order.getByRole('button', { name: 'Điểm của khách' }).click();
  const points = page.getByRole('dialog', { name: `Điểm của ${diner.phone}` });
  await expect(points).toContainText('Khách chưa xác nhận số này nên chưa có điểm');
  await page.keyboard.press('Escape');
  await expect(points).toBeHidden();

  await order.getByRole('button', { name: 'Xác nhận số của khách' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Đúng số' }).click();
  await order.getByRole('button', { name: 'Điểm của khách' }).click();
  await expect(points).toContainText('Đang có 0 điểm');
  const [number, reason] = [points.getByLabel('Số điểm'), points.getByLabel('Lý do')];
  await expect(points.getByRole('button', { name: 'Nhập số điểm' })).toBeVisible();
  await number.fill('40');
  await expect(points.getByRole('button', { name: 'Ghi lý do' })).toBeVisible();
  await reason.fill('Món ra nguội');
  await lookClosely(page, 'points that a manager gives');
  await points.getByRole('button', { name: 'Cộng 40 điểm' }).click();
  await expect(points).toBeHidden();
  await expect(page.getByText('Đã sửa, khách có 40 điểm').first()).toBeVisible();

  await order.getByRole('button', { name: 'Điểm của khách' }).click();
  await expect(points).toContainText('+40 Món ra nguội · bepnha');
  await points.getByText('Trừ điểm', { exact: true }).click();
  await number.fill('41');
  await expect(points.getByText('Số này chỉ có 40 điểm')).toBeVisible();
  await number.fill('15');
  await reason.fill('Cộng nhầm');
  await points.getByRole('button', { name: 'Trừ 15 điểm' }).click();
  await expect(page.getByText('Đã sửa, khách có 25 điểm').first()).toBeVisible();
});
