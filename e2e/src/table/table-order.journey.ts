import { expect } from '@playwright/test';
import { addAtOnce, openCart } from '../menu/at-the-menu.ts';
import { orderPlaced, orderSays } from '../order/at-the-checkout.ts';
import { orderCard, signIn } from '../staff/at-the-board.ts';
import { comeBackToCart, FLAN as FLAN_ID } from '../start/been-here.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { TABLE_FLAN } from './at-the-table.ts';

test('table 7 orders, and once more with a puzzle nobody sees: the cook reads the table on both', async ({
  someone,
}) => {
  const diner = await someone(PHONE);
  const { page } = diner;
  await comeBackToCart(diner, { dishes: [FLAN_ID], table: 'Bàn 7', isNamed: false });
  await expect(page.getByRole('region', { name: 'Chỗ của bạn' })).toContainText('Bàn 7');
  for (const row of ['Giao đến', 'Thời gian', 'Thanh toán'])
    await expect(page.getByRole('button', { name: new RegExp(`^${row}`) })).toBeHidden();

  // a guest without a name is asked in the question itself, and nothing goes without it
  const orders = page.getByRole('button', { name: 'Gọi món ngay' });
  await orders.click();
  const question = page.getByRole('alertdialog', { name: 'Gửi món vào bếp?' });
  const naming = question.getByLabel('Tên của bạn');
  await expect(naming).toBeFocused();
  await question.getByRole('button', { name: 'Gọi món' }).click();
  await expect(naming).toHaveAttribute('aria-invalid', 'true');
  await naming.fill('Chị Thư ở tận cuối con hẻm nhỏ');
  await expect(naming).toHaveValue('Chị Thư ở tận cuối');
  await expect(question).toContainText('mang ra bàn 7');
  await question.getByRole('button', { name: 'Gọi món' }).click();
  const first = await orderPlaced(page);
  await orderSays(page, 'Chờ quán xác nhận');
  await expect(page.getByRole('region', { name: 'Quán và người nhận' })).toContainText('Bàn 7');

  await page.getByRole('link', { name: 'Về thực đơn' }).click();
  await addAtOnce(page, TABLE_FLAN);
  await openCart(page);
  await expect(page.getByRole('button', { name: /^Quán gọi bạn là/ })).toContainText('Chị Thư ở tận cuối');
  const asking = page.waitForRequest((request) => 'x-captcha-token' in request.headers());
  await orders.click();
  await question.getByRole('button', { name: 'Gọi món' }).click();
  expect((await asking).postDataJSON()).toMatchObject({ table_name: '7' });
  const second = await orderPlaced(page);
  expect(second).not.toBe(first);

  const { page: cook } = await someone(DESKTOP);
  await signIn(cook, 'BEPNHA');
  for (const code of [first, second])
    for (const said of ['Bàn 7', TABLE_FLAN]) await expect(orderCard(cook, code)).toContainText(said);
});

test('a table the restaurant does not have is refused in words, and the cart stays', async ({ someone }) => {
  const diner = await someone(PHONE);
  const { page } = diner;
  await comeBackToCart(diner, { dishes: [FLAN_ID], table: '99' });
  await page.getByRole('button', { name: 'Gọi món ngay' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Gọi món' }).click();
  await expect(page.getByText('Quán không có bàn này. Bạn quét lại mã trên bàn')).toBeVisible();
  await page
    .getByRole('button', { name: /^(Đóng|Đã hiểu|OK)/ })
    .first()
    .click();
  await expect(page.getByText(TABLE_FLAN).first()).toBeVisible();
});
