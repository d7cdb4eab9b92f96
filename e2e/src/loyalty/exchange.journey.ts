import { expect, type Page } from '@playwright/test';
import { codeFor } from '../message/code-for.ts';
import { orderPlaced, placeOrder } from '../order/at-the-checkout.ts';
import { scan } from '../payment/at-the-payment.ts';
import { EATEN, takeSteps } from '../start/at-the-pass.ts';
import { CHICKEN_SALAD, comeBackToCart, FLAN, haveOrdered, SALAD } from '../start/been-here.ts';
import { PHONE, test } from '../start/people.ts';
import { STORE } from '../start/shops.ts';
import { takenOver } from '../start/taken-over.ts';

const slip = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

test('points become a voucher of one’s own, which the cart takes and the next order holds', async ({
  someone,
  kitchen,
}) => {
  const diner = await someone(PHONE, 'Phạm Đổi Điểm');
  const { page, phone } = diner;
  // ordered from another phone: points belong to the number
  const other = { ...(await someone(PHONE)), phone };
  const { code } = await haveOrdered(other, { dishes: [CHICKEN_SALAD, SALAD, FLAN], how: 'collected' });
  await takeSteps(kitchen, code, ...EATEN);

  await comeBackToCart(diner, { dishes: [SALAD, CHICKEN_SALAD], how: 'collected' });
  await takenOver(page);
  await page.getByRole('link', { name: 'Ưu đãi và điểm của bạn' }).click();
  await page.getByText('Của tôi').click();
  await page.getByRole('button', { name: 'Xác nhận số' }).click();
  const dialog = page.getByRole('dialog', { name: 'Xác nhận số điện thoại' });
  await dialog.getByRole('button', { name: 'Gửi mã' }).click();
  await dialog.getByLabel('Mã 6 số').fill(await codeFor(page, phone));
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Đổi điểm' }).click();

  await page.getByRole('textbox', { name: 'Số điểm' }).fill('10');
  await page.getByRole('button', { name: 'Lấy phiếu 5.000đ' }).click();
  const question = page.getByRole('alertdialog', { name: 'Đổi 10 điểm lấy ưu đãi này?' });
  // the server does it and its answer is lost: pressed again it is done once
  await page.route(
    '**/v1/user/exchange/point',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await question.getByRole('button', { name: 'Đổi', exact: true }).click();
  await expect(page.getByText('Lỗi đổi điểm', { exact: true }).first()).toBeVisible();
  await question.getByRole('button', { name: 'Đổi', exact: true }).click();
  const done = page.getByRole('alertdialog', { name: 'Đổi điểm thành công' });
  await done.getByRole('button', { name: 'Xem mã' }).click();
  const own = slip(page, 'Phiếu giảm 5.000đ');
  await own.getByRole('button', { name: /^Xem mã của/ }).click();
  const view = page.getByRole('dialog', { name: 'Mã giảm giá' });
  const voucher = await scan(page, /^Mã [A-Z0-9]+$/);
  expect(voucher).toMatch(/^[A-Z0-9]{14}$/);
  await view.getByRole('button', { name: 'Dùng ngay' }).click();

  await expect(page.getByRole('textbox', { name: 'Mã giảm giá' })).toHaveValue(voucher);
  await expect(page.getByRole('region', { name: 'Mã giảm giá' })).toContainText('Đã giảm 5.000đ');
  await placeOrder(page);
  await orderPlaced(page);
  await page.goto(`/promotion?${STORE}&tab=own`);
  await expect(own).toHaveCount(1);
  await expect(own).toContainText('Đang giữ trong một đơn');
});
