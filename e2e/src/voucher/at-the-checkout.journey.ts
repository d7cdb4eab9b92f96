import { expect, type Page } from '@playwright/test';
import { addAtOnce, eatenWith, openCart, openDish, scanLink } from '../menu/at-the-menu.ts';
import { giveAddress, giveRecipient, orderPlaced, placeOrder } from '../order/at-the-checkout.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';

const SALAD = 'Gỏi ngó sen tôm thịt';
const PHO = 'Phở bò tái nạm gầu';

const field = (page: Page) => page.getByRole('region', { name: 'Mã giảm giá' });
const input = (page: Page) => page.getByRole('textbox', { name: 'Mã giảm giá' });
const tick = (page: Page) => field(page).getByRole('img', { name: 'Dùng được' });
const receipt = (page: Page) => page.getByRole('region', { name: 'Thanh toán' });

/** Types a code the way people do, in small letters, and presses the button. */
async function apply(page: Page, code: string): Promise<void> {
  await input(page).fill(code.toLowerCase());
  await expect(input(page)).toHaveValue(code);
  await field(page).getByRole('button', { name: 'Áp dụng' }).click();
}

test('codes at the checkout: each answer in its words, a discount, a gift, and an order that costs what was shown', async ({
  someone,
}) => {
  const diner = await someone(PHONE, 'Lê Săn Mã');
  const { page } = diner;
  await scanLink(page, 'BEPNHA', 101);
  await addAtOnce(page, SALAD);
  // the ticket above the menu puts its code into the cart
  await page
    .getByRole('region', { name: 'Ưu đãi của quán' })
    .getByRole('button', { name: 'Dùng mã COMTAM20' })
    .click();
  await expect(input(page)).toHaveValue('COMTAM20');
  await expect(tick(page)).toBeVisible();
  await expect(receipt(page)).toContainText('Mã COMTAM20');
  await expect(receipt(page)).toContainText('−15.000');
  await expect(field(page)).toContainText('Đã giảm 15.000đ');
  await giveAddress(page, '27 Lê Thánh Tôn, P. Sài Gòn');
  await giveRecipient(diner);

  await field(page).getByRole('button', { name: 'Đổi mã' }).click();
  await expect(receipt(page)).not.toContainText('COMTAM20');
  await expect(field(page).getByRole('button', { name: 'Áp dụng' })).toBeDisabled();
  await input(page).fill('ab');
  await expect(field(page).getByRole('button', { name: 'Áp dụng' })).toBeDisabled();
  for (const [code, words] of [
    ['KHONGCO', 'Mã giảm giá không đúng'],
    ['HE2024', 'Hết hạn sử dụng'],
    ['THAODIEN25', 'Không áp dụng'],
    ['LUA30K', 'Mã này dùng cho đơn từ 150.000đ.'],
  ] as const) {
    await apply(page, code);
    await expect(field(page)).toContainText(words);
    await expect(tick(page)).toBeHidden();
    await expect(receipt(page)).toContainText('96.000');
  }
  await lookClosely(page, 'a code that does not fit');

  // the same code fits once there is enough in the cart: nobody has to type it again
  const salad = page.getByRole('group', { name: `Số lượng ${SALAD}` });
  await salad.getByRole('button', { name: 'Thêm một' }).click();
  await expect(tick(page)).toBeVisible();
  await expect(receipt(page)).toContainText('−30.000');
  await salad.getByRole('button', { name: 'Bớt một' }).click();
  await expect(field(page)).toContainText('Mã này dùng cho đơn từ');
  await expect(receipt(page)).not.toContainText('−30.000');
  await salad.getByRole('button', { name: 'Thêm một' }).click();

  await apply(page, 'THEBAN');
  await expect(field(page)).toContainText('giá ở đây giữ nguyên');
  await expect(receipt(page)).toContainText('177.000');

  await field(page).getByRole('button', { name: 'Đổi mã' }).click();
  await apply(page, 'FLANTANG');
  await expect(page.getByRole('listitem').filter({ hasText: 'Quà tặng từ mã FLANTANG' })).toContainText(
    'Bánh flan cà phê',
  );
  await expect(receipt(page)).toContainText('177.000');
  await lookClosely(page, 'a gift in the cart');

  await page.reload();
  await expect(input(page)).toHaveValue('FLANTANG');
  await field(page).getByRole('button', { name: 'Đổi mã' }).click();
  // a slow thumb: the answer is there before it lets go
  await input(page).fill('LUA30K');
  await field(page).getByRole('button', { name: 'Áp dụng' }).click({ delay: 1_000 });
  await expect(input(page)).toHaveValue('LUA30K');
  await expect(receipt(page)).toContainText('144.600');
  await placeOrder(page);
  await orderPlaced(page);
  await expect(page.getByRole('region', { name: 'Chi tiết thanh toán' })).toContainText('144.600');

  // once for each diner: the second time it is used up, and the next cart begins with the ticket's code
  await scanLink(page, 'BEPNHA', 101);
  await addAtOnce(page, SALAD);
  await openCart(page);
  await expect(input(page)).toHaveValue('COMTAM20');
  await expect(tick(page)).toBeVisible();
  await field(page).getByRole('button', { name: 'Đổi mã' }).click();
  await salad.getByRole('button', { name: 'Thêm một' }).click();
  await apply(page, 'LUA30K');
  await expect(field(page)).toContainText('Mã đã được sử dụng');
});

test('a code that makes one dish cheaper changes the price of its line', async ({ someone }) => {
  const { page } = await someone(DESKTOP);
  await scanLink(page, 'BEPNHA', 101);
  const pho = await openDish(page, PHO);
  await pho.getByRole('radio', { name: /^Nước béo/ }).check();
  await pho.getByRole('button', { name: /^Thêm.*đ/ }).click();
  await eatenWith(page).getByRole('button', { name: 'Không, cảm ơn' }).click();
  await openCart(page);
  const line = page.getByRole('listitem').filter({ hasText: PHO });
  await expect(line).toContainText('75.000');
  await input(page).fill('');
  await apply(page, 'PHO59');
  await expect(line).toContainText('59.000');
  await expect(field(page)).toContainText('Phở đồng giá. Đã giảm 16.000đ');
  await lookClosely(page, 'a cheaper dish');
});
