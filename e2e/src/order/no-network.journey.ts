import { expect, type Page } from '@playwright/test';
import { orderCard, signIn } from '../staff/at-the-board.ts';
import { comeBackToCart, haveOrdered, SALAD } from '../start/been-here.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { orderPlaced, orderSays, placeButton, placeOrder } from './at-the-checkout.ts';
import { expectOneOrder } from './one-order.ts';

const HOME = { to: '45 Lý Tự Trọng, P. Sài Gòn' };

const away = (page: Page) => page.getByRole('region', { name: 'Đang mất mạng' });

/** What tells of a lost network, and of an order, has come: it is fetched when idle. */
async function idle(page: Page, ...files: readonly string[]): Promise<void> {
  const asked = ['from-memory', 'offline-news', ...files];
  await Promise.all(asked.map((file) => page.waitForResponse(new RegExp(`/${file}-.*\\.js`))));
}

test('the cart says that there is no network and from when it is, until there is one', async ({
  someone,
}) => {
  const diner = await someone(PHONE);
  const { page } = diner;
  const ready = idle(page);
  await comeBackToCart(diner, { dishes: [SALAD], how: HOME });
  await ready;
  await page.context().setOffline(true);
  await expect(away(page)).toContainText(/Trang này như lúc \d\d:\d\d/);
  await lookClosely(page, 'cart without a network');
  await page.context().setOffline(false);
  await expect(away(page)).toBeHidden();
});

test('an order that could not be sent goes by itself, as soon as there is a network', async ({ someone }) => {
  const cook = await someone(DESKTOP);
  await signIn(cook.page, 'BEPNHA');
  const diner = await someone(PHONE, 'Mai Thang Máy');
  const { page } = diner;
  const ready = idle(page, 'placing-dialogs');
  await comeBackToCart(diner, { dishes: [SALAD], how: HOME });
  await ready;
  await page.context().setOffline(true);
  await placeOrder(page);
  const unsent = page.getByRole('alertdialog', { name: 'Đơn chưa được gửi' });
  await expect(unsent).toContainText('có mạng lại là đơn tự gửi');
  await page.context().setOffline(false);
  await orderPlaced(page);
  await expectOneOrder(cook.page, diner.name);
});

test('an order that is followed says when it is no longer live, and is live again by itself', async ({
  someone,
}) => {
  const cook = await someone(DESKTOP);
  await signIn(cook.page, 'BEPNHA');
  const diner = await someone(PHONE, 'Lâm Theo Dõi');
  const { page } = diner;
  const { code, address } = await haveOrdered(diner, { dishes: [SALAD], how: HOME });
  const ready = idle(page);
  await page.goto(address);
  await orderSays(page, 'Chờ quán xác nhận');
  await ready;
  await page.context().setOffline(true);
  await expect(away(page)).toContainText(/Trang này như lúc \d\d:\d\d/);
  await lookClosely(page, 'order without a network');
  await orderCard(cook.page, code)
    .getByRole('button', { name: /^Nhận đơn/ })
    .click();
  await page.context().setOffline(false);
  await orderSays(page, 'Bếp đang nấu');
  await expect(away(page)).toBeHidden();
});

test('without an identity the button says so and asks for one again; nothing is sent, nobody is left unsure', async ({
  someone,
}) => {
  const cook = await someone(DESKTOP);
  await signIn(cook.page, 'BEPNHA');
  const diner = await someone(PHONE, 'Đinh Vô Danh');
  const { page } = diner;
  const fault = { error: 1, code: 'FAULT', message: '', error_message: '', data: { message: '' } };
  await page.route('**/v1/user/generate', (route) => route.fulfill({ status: 500, json: fault }));
  await comeBackToCart(diner, { dishes: [SALAD], how: HOME });
  const again = page.getByRole('button', { name: 'Chưa có mã khách, bấm để thử lại' });
  await again.click();
  await expect(again).toBeVisible();
  await expect(placeButton(page)).toBeHidden();
  await lookClosely(page, 'cart without an identity');
  await page.unroute('**/v1/user/generate');
  await again.click();
  await placeOrder(page);
  await orderPlaced(page);
  await expectOneOrder(cook.page, diner.name);
});
