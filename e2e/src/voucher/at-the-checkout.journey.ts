import { expect, type Page } from '@playwright/test';
import { orderPlaced, placeOrder } from '../order/at-the-checkout.ts';
import { comeBackToCart, SALAD } from '../start/been-here.ts';
import { PHONE, test } from '../start/people.ts';

const field = (page: Page) => page.getByRole('region', { name: 'Mã giảm giá' });
const input = (page: Page) => page.getByRole('textbox', { name: 'Mã giảm giá' });
const receipt = (page: Page) => page.getByRole('region', { name: 'Chi tiết thanh toán' });

test('codes at the checkout: one that does not fit yet, a gift, a discount, and an order that costs what was shown', async ({
  someone,
}) => {
  const diner = await someone(PHONE, 'Lê Săn Mã');
  const { page } = diner;
  await comeBackToCart(diner, { dishes: [SALAD], how: { to: '27 Lê Thánh Tôn, P. Sài Gòn' } });
  // the ticket above the menu has put its code into the cart
  await expect(input(page)).toHaveValue('COMTAM20');
  await expect(receipt(page)).toContainText('−15.000');
  await field(page).getByRole('button', { name: 'Đổi mã' }).click();
  await expect(receipt(page)).not.toContainText('COMTAM20');

  // typed the way people do; the same code fits once there is enough in the cart: nobody has to type it again
  await input(page).fill('lua30k');
  await expect(input(page)).toHaveValue('LUA30K');
  await field(page).getByRole('button', { name: 'Áp dụng' }).click();
  await expect(field(page)).toContainText('Mã này dùng cho đơn từ 150.000đ.');
  const salad = page.getByRole('group', { name: 'Số lượng Gỏi ngó sen tôm thịt' });
  await salad.getByRole('button', { name: 'Thêm một' }).click();
  await expect(field(page).getByRole('img', { name: 'Dùng được' })).toBeVisible();
  await expect(receipt(page)).toContainText('−30.000');
  await salad.getByRole('button', { name: 'Bớt một' }).click();
  await expect(field(page)).toContainText('Mã này dùng cho đơn từ');
  await expect(receipt(page)).not.toContainText('−30.000');
  await salad.getByRole('button', { name: 'Thêm một' }).click();

  await field(page).getByRole('button', { name: 'Đổi mã' }).click();
  await input(page).fill('FLANTANG');
  await field(page).getByRole('button', { name: 'Áp dụng' }).click();
  const gift = page.getByRole('listitem').filter({ hasText: 'Quà tặng từ mã FLANTANG' });
  await expect(gift).toContainText('Bánh flan cà phê');
  await page.reload();
  await expect(input(page)).toHaveValue('FLANTANG');

  // a slow thumb: the answer is there before it lets go
  await field(page).getByRole('button', { name: 'Đổi mã' }).click();
  await input(page).fill('LUA30K');
  await field(page).getByRole('button', { name: 'Áp dụng' }).click({ delay: 1_000 });
  await expect(input(page)).toHaveValue('LUA30K');
  await expect(receipt(page)).toContainText('144.600');
  await placeOrder(page);
  await orderPlaced(page);
  await expect(page.getByRole('region', { name: 'Chi tiết thanh toán' })).toContainText('144.600');
});
