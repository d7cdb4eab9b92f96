import { expect } from '@playwright/test';
import { orderPlaced } from '../order/at-the-checkout.ts';
import { openMore, signIn } from '../staff/at-the-board.ts';
import { comeBackToCart, FLAN } from '../start/been-here.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';

test('[TB9] tables are stopped and taken again: an open cart knows at once, and keeps what is in it', async ({
  someone,
}) => {
  const diner = await someone(PHONE);
  const { page } = diner;
  await comeBackToCart(diner, { dishes: [FLAN], table: '7' });
  const asking = page.getByRole('button', { name: 'Gọi món ngay' });
  await expect(asking).toBeEnabled();
  const { page: staff } = await someone(DESKTOP);
  await signIn(staff, 'BEPNHA');
  await openMore(staff);
  const takesOrders = staff.getByRole('switch', { name: 'Nhận gọi món tại bàn và quầy' });
  await expect(takesOrders).toBeChecked();
  await takesOrders.click();
  await expect(takesOrders).not.toBeChecked();

  const stopped = page.getByRole('button', { name: 'Đang ngưng gọi món tại bàn' });
  await expect(stopped).toBeVisible();
  await expect(page.getByText('Bánh flan cà phê').first()).toBeVisible();
  // the grey button still answers: it says what to do
  await stopped.press('Enter');
  const why = page.getByRole('alertdialog');
  await expect(why).toContainText('Bạn gọi nhân viên giúp nhé');

  await takesOrders.click();
  await expect(takesOrders).toBeChecked();
  // the notice no longer holds: the question goes by itself
  await expect(why).toBeHidden();
  await asking.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Gọi món' }).click();
  await orderPlaced(page);
});
