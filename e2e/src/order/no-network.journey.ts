import { expect, type Page } from '@playwright/test';
import { ACCEPTED, expectOneOrder, takeSteps } from '../start/at-the-pass.ts';
import { comeBackToCart, haveOrdered, SALAD } from '../start/been-here.ts';
import { PHONE, test } from '../start/people.ts';
import { orderPlaced, orderSays, placeOrder } from './at-the-checkout.ts';

const HOME = { to: '45 Lý Tự Trọng, P. Sài Gòn' };

const away = (page: Page) => page.getByRole('region', { name: 'Đang mất mạng' });

/** The files that tell of a lost network, and of an order, have come: they are fetched when idle. */
async function idle(page: Page, ...files: readonly string[]): Promise<void> {
  const asked = ['from-memory', 'offline-news', ...files];
  await Promise.all(asked.map((file) => page.waitForResponse(new RegExp(`/${file}-.*\\.js`))));
}

test('the cart says that there is no network; an order that could not be sent goes by itself once there is one', async ({
  someone,
  kitchen,
}) => {
  const diner = await someone(PHONE, 'Mai Thang Máy');
  const { page } = diner;
  const ready = idle(page, 'placing-dialogs');
  await comeBackToCart(diner, { dishes: [SALAD], how: HOME });
  await ready;
  await page.context().setOffline(true);
  await expect(away(page)).toContainText(/Trang này như lúc \d\d:\d\d/);
  await placeOrder(page);
  const unsent = page.getByRole('alertdialog', { name: 'Đơn chưa được gửi' });
  await expect(unsent).toContainText('có mạng lại là đơn tự gửi');
  await page.context().setOffline(false);
  const code = await orderPlaced(page);
  await expect(away(page)).toBeHidden();
  expect(await expectOneOrder(kitchen, diner.name)).toBe(code);
});

test('an order that is followed says when it is no longer live, and is live again by itself', async ({
  someone,
  kitchen,
}) => {
  const diner = await someone(PHONE, 'Lâm Theo Dõi');
  const { page } = diner;
  const { code, address } = await haveOrdered(diner, { dishes: [SALAD], how: HOME });
  const ready = idle(page);
  await page.goto(address);
  await orderSays(page, 'Chờ quán xác nhận');
  await ready;
  await page.context().setOffline(true);
  await expect(away(page)).toContainText(/Trang này như lúc \d\d:\d\d/);
  await takeSteps(kitchen, code, ACCEPTED);
  await page.context().setOffline(false);
  await orderSays(page, 'Bếp đang nấu');
  await expect(away(page)).toBeHidden();
});
