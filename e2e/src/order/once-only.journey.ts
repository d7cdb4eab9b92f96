import { expect, type Route } from '@playwright/test';
import { expectOneOrder } from '../start/at-the-pass.ts';
import { comeBackToCart, SALAD } from '../start/been-here.ts';
import { changingBrand } from '../start/journey-brands.ts';
import { importBrand } from '../start/owner-commands.ts';
import { dataFolder, type Person, PHONE, test } from '../start/people.ts';
import { BEP_NHA } from '../start/shops.ts';
import { orderPlaced, orderSays, placeButton, placeOrder } from './at-the-checkout.ts';

const DISH = 'Gỏi ngó sen tôm thịt';

/** The same address also says what a code is worth; that places nothing. */
const isCheck = (route: Route): boolean => route.request().postDataJSON().is_check_voucher === true;

const readyToPlace = (diner: Person, shop = BEP_NHA) =>
  comeBackToCart(diner, { shop, dishes: [SALAD], how: { to: '45 Lý Tự Trọng, P. Sài Gòn' } });

test('two quick taps, and every answer lost on the way: asking again finds the order that is already there', async ({
  someone,
  kitchen,
}) => {
  const diner = await someone(PHONE, 'Đỗ Mất Sóng');
  const { page } = diner;
  await readyToPlace(diner);
  let reached = 0;
  await page.route('**/v1/order', async (route) => {
    if (isCheck(route)) return route.continue();
    await route.fetch();
    reached += 1;
    await route.abort('connectionreset');
  });
  await placeButton(page).click();
  const question = page.getByRole('alertdialog', { name: 'Gửi đơn tới quán?' });
  await question.getByRole('button', { name: 'Đặt món' }).dblclick();
  const unsure = page.getByRole('alertdialog', { name: 'Chưa biết quán nhận đơn chưa' });
  await expect(unsure).toBeVisible();
  expect(reached).toBeGreaterThan(1);
  await page.unroute('**/v1/order');
  await unsure.getByRole('button', { name: 'Hỏi lại' }).click();
  const code = await orderPlaced(page);
  expect(await expectOneOrder(kitchen, diner.name)).toBe(code);
  await orderSays(page, 'Chờ quán xác nhận');
});

test('a reload in the middle of placing: the order is there once, and the diner is told', async ({
  someone,
  kitchen,
}) => {
  const diner = await someone(PHONE, 'Vũ Tải Lại');
  const { page } = diner;
  await readyToPlace(diner);
  let reached = 0;
  await page.route('**/v1/order', async (route) => {
    if (isCheck(route)) return route.continue();
    reached += 1;
    // the first one reaches the kitchen and is never answered: the page is gone before
    if (reached > 1) return route.continue();
    await route.fetch();
  });
  await placeOrder(page);
  await expect(page.getByRole('dialog', { name: 'Đang gửi đơn…' })).toBeVisible();
  await expect(async () => expectOneOrder(kitchen, diner.name)).toPass();
  await page.reload();
  const code = await orderPlaced(page);
  expect(reached).toBe(2);
  expect(await expectOneOrder(kitchen, diner.name)).toBe(code);
});

test('a price that changed in between is shown and asked about, never charged silently', async ({
  someone,
}) => {
  const diner = await someone(PHONE, 'Ngô Giá Cũ');
  const { page } = diner;
  importBrand(changingBrand(70_000), dataFolder()); // other journeys have prices of their own
  // this phone does not hear the bell, so it still shows what it read
  await page.route('**/v1/live?*', (route) => route.abort());
  await readyToPlace(diner, { brand: 'DOIGIA', store: 401 });
  await expect(page.getByRole('region', { name: 'Chi tiết thanh toán' })).toContainText('90.600');
  await page.route('**/v1/menu?*', (route) => route.abort());
  importBrand(changingBrand(75_000), dataFolder());
  await placeOrder(page);
  const changed = page.getByRole('alertdialog', { name: 'Giá vừa thay đổi' });
  for (const fact of [DISH, '70.000', '75.000', '96.000']) await expect(changed).toContainText(fact);
  await page.unroute('**/v1/menu?*');
  await changed.getByRole('button', { name: 'Đặt với giá mới' }).click();
  await orderPlaced(page);
  await expect(page.getByRole('region', { name: 'Chi tiết thanh toán' })).toContainText('96.000');
});
