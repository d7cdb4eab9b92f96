import { expect, type Page } from '@playwright/test';
import { placeButton, placeOrder } from '../order/at-the-checkout.ts';
import { signIn } from '../staff/at-the-board.ts';
import { comeBackToCart, FLAN, SWEET_SOUP } from '../start/been-here.ts';
import { DESKTOP, PHONE, TABLET, test } from '../start/people.ts';
import { dishCard, scanLink } from './at-the-menu.ts';

const DISH = 'Chè ba màu';

const dishSwitch = (page: Page) => page.getByRole('switch', { name: `Còn món ${DISH}` });

test('a dish that runs out is stamped on every open menu, and nobody can order it', async ({ someone }) => {
  const cook = await someone(TABLET);
  await signIn(cook.page, 'BEPNHA');
  await cook.page
    .getByRole('navigation', { name: 'Khu vực' })
    .getByRole('link', { name: 'Thực đơn' })
    .click();
  await expect(dishSwitch(cook.page)).toBeChecked();

  const looking = await someone(DESKTOP);
  await scanLink(looking.page, 'BEPNHA', 101);
  const paying = await someone(PHONE, 'Lê Thị Sen');
  await comeBackToCart(paying, { dishes: [SWEET_SOUP] });

  await dishSwitch(cook.page).click();
  await expect(dishSwitch(cook.page)).not.toBeChecked();

  await expect(dishCard(looking.page, DISH)).toContainText('Hết món');
  await expect(looking.page.getByRole('button', { name: `Thêm ${DISH}` })).toBeHidden();
  await expect(paying.page.getByText('Vừa hết món, không đặt được nữa')).toBeVisible();
  await expect(paying.page.getByRole('button', { name: 'Bỏ món đã hết để đặt' })).toBeVisible();
  // the grey button still answers: it says what to do
  await paying.page.getByRole('button', { name: 'Bỏ món đã hết để đặt' }).press('Enter');
  const question = paying.page.getByRole('alertdialog', { name: 'Có món vừa hết' });
  await expect(question).toContainText(DISH);
  await question.getByRole('button', { name: 'Bỏ món đã hết' }).click();
  await expect(paying.page.getByText('Mâm còn trống')).toBeVisible();

  await dishSwitch(cook.page).click();
  await expect(dishCard(looking.page, DISH)).not.toContainText('Hết món');
  await expect(dishCard(looking.page, DISH).getByRole('button', { name: `Thêm ${DISH}` })).toBeVisible();
});

test('an order that did not hear of it is refused kindly by the server', async ({ someone }) => {
  const cook = await someone(DESKTOP);
  await signIn(cook.page, 'BEPNHA');
  const diner = await someone(PHONE, 'Trần Văn Tám');
  const { page } = diner;
  await page.route('**/v1/live?*', (route) => route.abort());
  await comeBackToCart(diner, {
    dishes: [SWEET_SOUP, FLAN],
    how: { to: '5 Tôn Thất Thiệp, P. Sài Gòn' },
  });
  await page.route('**/v1/menu?*', (route) => route.abort());
  await expect(placeButton(page)).toBeEnabled();

  await dishSwitch(cook.page).click();
  await expect(dishSwitch(cook.page)).not.toBeChecked();
  await placeOrder(page);
  // the same question as if the menu had said so in time
  const refused = page.getByRole('alertdialog', { name: 'Có món vừa hết' });
  await expect(refused).toContainText(DISH);
  await page.unroute('**/v1/menu?*');
  await refused.getByRole('button', { name: 'Xem lại' }).click();
  await dishSwitch(cook.page).click();
  await expect(dishSwitch(cook.page)).toBeChecked();
});
