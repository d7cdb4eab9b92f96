import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { codeFor } from '../message/code-for.ts';
import { orderSays } from '../order/at-the-checkout.ts';
import { EATEN, takeSteps } from '../start/at-the-pass.ts';
import { CHICKEN_SALAD, FLAN, haveOrdered } from '../start/been-here.ts';
import { PHONE, test } from '../start/people.ts';
import { BEP_NHA } from '../start/shops.ts';
import { takenOver } from '../start/taken-over.ts';

const ORDERS = `/order?pos_parent=${BEP_NHA.brand}&pos_id=${BEP_NHA.store}`;

const openData = async (page: Page) => {
  await page.goto(ORDERS);
  await takenOver(page);
  await page.getByRole('button', { name: 'Dữ liệu của bạn' }).click();
  return page.getByRole('dialog', { name: 'Dữ liệu của bạn' });
};

test('a diner reads what is kept of them, keeps it as a file, and has it erased once nothing is open', async ({
  someone,
  kitchen,
}) => {
  const diner = await someone(PHONE, 'Đinh Muốn Quên');
  const { page, phone, name } = diner;
  const order = await haveOrdered(diner, { dishes: [CHICKEN_SALAD, FLAN], how: 'collected' });
  // while the kitchen needs the name
  let sheet = await openData(page);
  await expect(sheet.getByRole('listitem')).toHaveText(`Đơn ${order.code}`);
  await expect(sheet.getByRole('button', { name: 'Xoá tất cả' })).toHaveAttribute('aria-disabled', 'true');
  await takeSteps(kitchen, order.code, ...EATEN);
  await page.goto(order.address);
  await takenOver(page);
  await page.getByRole('button', { name: 'Nhận điểm' }).click();
  const proof = page.getByRole('dialog', { name: 'Xác nhận số điện thoại' });
  await proof.getByRole('button', { name: 'Gửi mã' }).click();
  await proof.getByLabel('Mã 6 số').fill(await codeFor(page, phone));
  await expect(proof).toBeHidden();

  sheet = await openData(page);
  await expect(sheet.getByText('1 đơn hàng')).toBeVisible();
  await expect(sheet.getByText(/^\+84\d+ · \d+ điểm$/)).toBeVisible();
  const waited = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Tải về' }).click();
  const file = JSON.parse(readFileSync(await (await waited).path(), 'utf8'));
  expect(file.orders.map(({ name, phone }: typeof file) => ({ name, phone }))).toEqual([{ name, phone }]);
  await sheet.getByRole('button', { name: 'Xoá tất cả' }).click();
  const question = page.getByRole('alertdialog', { name: 'Xoá tất cả về bạn?' });
  await question.getByRole('button', { name: 'Xoá tất cả' }).click();
  await page.getByRole('alertdialog', { name: 'Đã xoá' }).getByRole('button', { name: 'Xong' }).click();
  await expect(page).toHaveURL(/\/\?pos_parent=BEPNHA/);
  const kept = await page.evaluate(() => localStorage.getItem('mam.kept') ?? '');
  expect(kept).not.toContain(phone);

  // the restaurant's own record has no name, and this browser is a stranger's
  await page.goto(order.address);
  await orderSays(page, 'Đơn hàng hoàn thành');
  await expect(page.getByText('Tên, số điện thoại và địa chỉ của đơn này đã được xoá')).toBeVisible();
  await page.goto(ORDERS);
  await expect(page.getByRole('heading', { name: 'Chưa có đơn nào' })).toBeVisible();
});
