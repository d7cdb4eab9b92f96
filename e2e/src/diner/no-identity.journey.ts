import { expect } from '@playwright/test';
import { openCart } from '../menu/at-the-menu.ts';
import { orderPlaced, placeButton, placeOrder } from '../order/at-the-checkout.ts';
import { expectOneOrder } from '../start/at-the-pass.ts';
import { comeBackToCart, SALAD } from '../start/been-here.ts';
import { PHONE, test } from '../start/people.ts';

const SAID = 'Máy này chưa kết nối được với quán để đặt món.';

test('without an identity one is told and looks round; the order button asks for one again, and nothing is sent before', async ({
  someone,
  kitchen,
}) => {
  const diner = await someone(PHONE, 'Đinh Vô Danh');
  const { page } = diner;
  await page.route('**/v1/user/generate', (route) => route.fulfill({ status: 503, body: '' }));
  await comeBackToCart(diner, { dishes: [SALAD], how: { to: '45 Lý Tự Trọng, P. Sài Gòn' } });
  const toast = page.getByRole('button', { name: new RegExp(SAID) });
  await toast.click();
  await expect(toast).toBeHidden();
  await expect(page.getByText(SAID)).toBeVisible();
  const again = page.getByRole('button', { name: 'Chưa kết nối được, bấm để thử lại' });
  await again.click();
  await expect(again).toBeVisible();
  await expect(placeButton(page)).toBeHidden();

  await page.getByRole('link', { name: 'Về thực đơn' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(SAID)).toBeVisible();
  await page.unroute('**/v1/user/generate');
  await page.getByRole('button', { name: 'Thử lại' }).click();
  await expect(page.getByText(SAID)).toBeHidden();
  await openCart(page);
  await placeOrder(page);
  await orderPlaced(page);
  await expectOneOrder(kitchen, diner.name);
});
