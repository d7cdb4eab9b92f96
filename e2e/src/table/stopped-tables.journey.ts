import { expect, type Page } from '@playwright/test';
import { orderPlaced } from '../order/at-the-checkout.ts';
import { openMore, signIn } from '../staff/at-the-board.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { FLAN, readyToOrder } from './at-the-table.ts';

const STOPPED = 'Đang ngưng gọi món tại bàn';

const takesOrders = (page: Page) => page.getByRole('switch', { name: 'Nhận gọi món tại bàn và quầy' });

test('[TB9] tables are stopped and taken again: an open cart knows at once, and keeps what is in it', async ({
  someone,
}) => {
  const { page: staff } = await someone(DESKTOP);
  const { page } = await someone(PHONE);
  await signIn(staff, 'BEPNHA');
  await readyToOrder(page, 'Bàn 7');
  const asking = page.getByRole('button', { name: 'Gọi món ngay' });
  await expect(asking).toBeEnabled();

  await openMore(staff);
  await expect(takesOrders(staff)).toBeChecked();
  await takesOrders(staff).click();
  await expect(takesOrders(staff)).not.toBeChecked();
  await lookClosely(staff, 'switch of the tables');

  const stopped = page.getByRole('button', { name: STOPPED });
  await expect(stopped).toBeVisible();
  await expect(page.getByText(FLAN).first()).toBeVisible();
  await lookClosely(page, 'cart of a stopped table');
  // the grey button still answers: it says what to do
  await stopped.press('Enter');
  const why = page.getByRole('alertdialog');
  await expect(why).toContainText('Bạn gọi nhân viên giúp nhé');
  await lookClosely(page, 'why a table cannot order');

  await takesOrders(staff).click();
  await expect(takesOrders(staff)).toBeChecked();
  // what it said no longer holds: the question goes by itself
  await expect(why).toBeHidden();
  await asking.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Gọi món' }).click();
  await orderPlaced(page);
});

test('[TB9] a table that did not hear of it is refused in words, and its cart stays', async ({ someone }) => {
  const { page: staff } = await someone(DESKTOP);
  const { page } = await someone(PHONE);
  await signIn(staff, 'BEPNHA');
  await page.route('**/v1/live?*', (route) => route.abort());
  await readyToOrder(page, 'Bàn 7');
  await page.route('**/v1/restaurant?*', (route) => route.abort());
  await openMore(staff);
  await takesOrders(staff).click();
  await expect(staff.getByRole('status').getByText('Đang ngưng nhận gọi món')).toBeVisible();

  await page.getByRole('button', { name: 'Gọi món ngay' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Gọi món' }).click();
  await expect(page.getByText('nên món chưa được gọi')).toBeVisible();
  await lookClosely(page, 'refused while tables are stopped');
  await page.unroute('**/v1/restaurant?*');
  await takesOrders(staff).click();
  await expect(takesOrders(staff)).toBeChecked();
  await page
    .getByRole('button', { name: /^(Đóng|Đã hiểu|OK)/ })
    .first()
    .click();
  await expect(page.getByText(FLAN).first()).toBeVisible();
});
