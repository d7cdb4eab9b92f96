import { expect, type Page } from '@playwright/test';
import { addAtOnce, openCart } from '../menu/at-the-menu.ts';
import { orderPlaced, orderSays } from '../order/at-the-checkout.ts';
import { orderCard, signIn, takeover } from '../staff/at-the-board.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { FLAN, readyToOrder } from './at-the-table.ts';

/** The one button of a table's cart, and its question. */
async function orderQuickly(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Gọi món ngay' }).click();
  const question = page.getByRole('alertdialog', { name: 'Gửi món vào bếp?' });
  await expect(question).toContainText('mang ra bàn 7');
  await question.getByRole('button', { name: 'Gọi món' }).click();
}

test('table 7 orders, and once more with a puzzle nobody sees: the cook reads the table on both', async ({
  someone,
}) => {
  const diner = await someone(PHONE);
  const cook = await someone(DESKTOP);
  const { page } = diner;
  await signIn(cook.page, 'BEPNHA');

  await page.goto('/?pos_parent=BEPNHA&pos_id=101&table_name=B%C3%A0n%207');
  await page.getByRole('link', { name: /^Xem thực đơn & gọi món/ }).click();
  await addAtOnce(page, FLAN);
  await openCart(page);
  await expect(page.getByRole('region', { name: 'Chỗ của bạn' })).toContainText('Bàn 7');
  for (const row of ['Giao đến', 'Thời gian', 'Thanh toán'])
    await expect(page.getByRole('button', { name: new RegExp(`^${row}`) })).toBeHidden();
  await lookClosely(page, 'cart of a table');

  // who has not said their name is asked in the question itself, and nothing goes without it
  await page.getByRole('button', { name: 'Gọi món ngay' }).click();
  const question = page.getByRole('alertdialog', { name: 'Gửi món vào bếp?' });
  const naming = question.getByLabel('Tên của bạn');
  await expect(naming).toBeFocused();
  await question.getByRole('button', { name: 'Gọi món' }).click();
  await expect(naming).toHaveAttribute('aria-invalid', 'true');
  await lookClosely(page, 'question of a table without a name');
  await naming.fill('Chị Thư ở tận cuối con hẻm nhỏ');
  await expect(naming).toHaveValue('Chị Thư ở tận cuối');
  await expect(question).toContainText('mang ra bàn 7');
  await question.getByRole('button', { name: 'Gọi món' }).click();
  const first = await orderPlaced(page);
  await orderSays(page, 'Chờ quán xác nhận');
  await expect(page.getByRole('region', { name: 'Quán và người nhận' })).toContainText('Bàn 7');
  await lookClosely(page, 'order of a table');

  await page.getByRole('link', { name: 'Về thực đơn' }).click();
  await addAtOnce(page, FLAN);
  await openCart(page);
  await expect(page.getByRole('button', { name: /^Quán gọi bạn là/ })).toContainText('Chị Thư ở tận cuối');
  const [asked] = await Promise.all([
    page.waitForRequest((request) => 'x-captcha-token' in request.headers()),
    orderQuickly(page),
  ]);
  expect(asked.postDataJSON()).toMatchObject({ table_name: '7' });
  const second = await orderPlaced(page);
  expect(second).not.toBe(first);

  for (const code of [first, second]) {
    const card = orderCard(cook.page, code).or(takeover(cook.page, code)).first();
    await expect(card).toContainText('Bàn 7');
    await expect(card).toContainText(FLAN);
  }
  await lookClosely(cook.page, 'board with orders of a table');
});

test('a table the restaurant does not have is refused in words, and the cart stays', async ({ someone }) => {
  const { page } = await someone(PHONE);
  await readyToOrder(page, '99');
  await page.getByRole('button', { name: 'Gọi món ngay' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Gọi món' }).click();
  await expect(page.getByText('Quán không có bàn này. Bạn quét lại mã trên bàn')).toBeVisible();
  await lookClosely(page, 'refused table');
  await page
    .getByRole('button', { name: /^(Đóng|Đã hiểu|OK)/ })
    .first()
    .click();
  await expect(page.getByText(FLAN).first()).toBeVisible();
});
