import { expect } from '@playwright/test';
import { addAtOnce, openCart } from '../menu/at-the-menu.ts';
import { orderPlaced } from '../order/at-the-checkout.ts';
import { orderCard, signIn } from '../staff/at-the-board.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { TABLE_FLAN } from './at-the-table.ts';
import { scanTable } from './sitting-together.ts';

const NOT_VERIFIED = 'Bàn chưa xác nhận';
const UNSEEN = 'Chưa nhân viên nào gặp khách';

test('[TB37] [TB50] [TB51] who scanned the table’s code calls and orders from there; accepting the order is seeing its guests', async ({
  someone,
}) => {
  const { page: cook } = await someone(DESKTOP);
  await signIn(cook, 'BEPNHA');
  const { page } = await someone(PHONE);
  await scanTable(page, '18');
  await page.getByRole('button', { name: /^Gọi nhân viên/ }).click();
  const calling = page.getByRole('dialog', { name: 'Bàn 18 cần gì ạ?' });
  const note = `thêm đá ${Date.now() % 100_000}`;
  await calling.getByLabel('Dặn thêm').fill(note);
  await calling.getByRole('button', { name: 'Gọi nhân viên' }).click();
  const naming = page.getByRole('dialog', { name: 'Quán nên gọi bạn là gì?' });
  await naming.getByLabel('Tên của bạn').fill('Hà');
  await naming.getByRole('button', { name: 'Lưu' }).click();
  await expect(calling.getByText('Đã gọi nhân viên')).toBeVisible();
  const call = cook.getByRole('complementary').getByRole('listitem').filter({ hasText: note });
  await expect(call).toContainText('Hà');
  await expect(call).not.toContainText(NOT_VERIFIED);

  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^Xem thực đơn & gọi món/ }).click();
  await addAtOnce(page, TABLE_FLAN);
  // the visit keeps the code, over a reload and without it in the address
  await page.reload();
  await openCart(page);
  await expect(page.getByRole('region', { name: 'Chỗ của bạn' })).toContainText('Bàn 18');
  await page.getByRole('button', { name: 'Gọi món ngay' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Gọi món' }).click();
  const order = orderCard(cook, await orderPlaced(page));
  await expect(order).toContainText('Bàn 18');
  await expect(order).toContainText(UNSEEN);
  await expect(order).not.toContainText(NOT_VERIFIED);
  await order.getByRole('button', { name: /^Nhận/ }).click();
  await expect(order).not.toContainText(UNSEEN);
});
