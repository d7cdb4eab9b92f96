import { expect } from '@playwright/test';
import { codeFor } from '../message/code-for.ts';
import { orderSays } from '../order/at-the-checkout.ts';
import { EATEN, takeSteps } from '../start/at-the-pass.ts';
import { CHICKEN_SALAD, FLAN, haveOrdered } from '../start/been-here.ts';
import { PHONE, test } from '../start/people.ts';
import { STORE } from '../start/shops.ts';
import { takenOver } from '../start/taken-over.ts';

test('the points of an order wait for who proves the number; then they stand at the order and the number, and nowhere for others', async ({
  someone,
  kitchen,
}) => {
  const diner = await someone(PHONE, 'Trần Để Dành');
  const { page, phone } = diner;
  const { code, address } = await haveOrdered(diner, { dishes: [CHICKEN_SALAD, FLAN], how: 'collected' });
  await page.goto(address);
  await takenOver(page);
  await orderSays(page, 'Chờ quán xác nhận');
  await expect(page.getByText('điểm', { exact: false })).toHaveCount(0);
  await takeSteps(kitchen, code, ...EATEN);

  const waiting = page.getByRole('region', { name: /^\d+ điểm đang chờ bạn$/ });
  await expect(waiting).toContainText(`Xác nhận số ${phone} để nhận điểm của đơn này.`);
  const points = (await waiting.getByRole('heading').innerText()).split(' ')[0];
  await waiting.getByRole('button', { name: 'Nhận điểm' }).click();
  const dialog = page.getByRole('dialog', { name: 'Xác nhận số điện thoại' });
  await dialog.getByRole('button', { name: 'Gửi mã' }).click();
  await dialog.getByLabel('Mã 6 số').fill(await codeFor(page, phone));
  await expect(dialog).toBeHidden();
  const balance = `Số ${phone} đang có ${points} điểm.`;
  const earned = page.getByRole('region', { name: `Đơn này được ${points} điểm` });
  await expect(earned).toContainText(balance);

  // a friend with the link reads nothing of them, nor does anybody who knows the number
  const friend = await someone(PHONE);
  await friend.page.goto(address);
  await orderSays(friend.page, 'Đơn hàng hoàn thành');
  await expect(friend.page.getByRole('region', { name: /điểm/ })).toHaveCount(0);
  for (const reader of [friend.page, page]) {
    await reader.goto(`/order?${STORE}`);
    await takenOver(reader);
    const field = reader.getByRole('textbox', { name: 'Tìm đơn theo số điện thoại' });
    await field.fill(phone);
    await field.press('Enter');
  }
  await expect(friend.page.getByRole('button', { name: 'Đây là số của tôi' })).toBeVisible();
  await expect(friend.page.getByText(balance)).toHaveCount(0);
  await expect(page.getByText(balance)).toBeVisible();
  await page.getByRole('link', { name: 'Ưu đãi và đổi điểm' }).click();
  await expect(page.getByText(`Điểm: ${points}`)).toBeAttached();
});
