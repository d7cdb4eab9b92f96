import { expect, type Page } from '@playwright/test';
import { addAtOnce, openCart, scanLink } from '../menu/at-the-menu.ts';
import { orderPlaced, orderSays, placeButton } from '../order/at-the-checkout.ts';
import { expectOneOrder } from '../order/one-order.ts';
import { signIn } from '../staff/at-the-board.ts';
import { comeBackToCart, SALAD } from '../start/been-here.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';

const DISH = 'Gỏi ngó sen tôm thịt';
const OTHER_DISH = 'Bánh flan cà phê';

const yes = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Gửi đơn tới quán?' }).getByRole('button', { name: 'Đặt món' });

const sentElsewhere = (page: Page) => page.getByRole('alertdialog', { name: 'Mâm này đã đặt rồi' });

/** Orders that are sent stay on their way until the returned function is called. */
async function holdBackOrders(page: Page): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((done) => {
    letGo = done;
  });
  await page.context().route('**/v1/order', async (route) => {
    if (route.request().postDataJSON().is_check_voucher !== true) await gone;
    await route.continue();
  });
  return () => letGo();
}

test('the same cart in two tabs, both say yes at once: one order, and the other tab leads to it', async ({
  someone,
}) => {
  const cook = await someone(DESKTOP);
  await signIn(cook.page, 'BEPNHA');
  const diner = await someone(PHONE, 'Hồ Hai Tab');
  const one = diner.page;
  await comeBackToCart(diner, { dishes: [SALAD], how: { to: '45 Lý Tự Trọng, P. Sài Gòn' } });
  const other = await one.context().newPage();
  await other.goto(one.url());
  for (const tab of [one, other]) {
    await placeButton(tab).click();
    await expect(yes(tab)).toBeVisible();
  }
  const bothSaidYes = await holdBackOrders(one);
  await yes(one).click();
  await yes(other).click();
  bothSaidYes();
  const first = one.getByRole('dialog', { name: 'ĐẶT MÓN THÀNH CÔNG' });
  await expect(first.or(sentElsewhere(one))).toBeVisible();
  const [faster, slower] = (await first.isVisible()) ? [one, other] : [other, one];
  // a phone goes on by itself: its success is looked at first
  const code = await orderPlaced(faster);
  await expect(sentElsewhere(slower)).toContainText(code);
  await lookClosely(slower, 'sent in another tab');
  await sentElsewhere(slower)
    .getByRole('button', { name: `Theo dõi đơn ${code}` })
    .click();
  await orderSays(slower, 'Chờ quán xác nhận');
  await expectOneOrder(cook.page, diner.name);
});

test('a tab that only looks on is told of the order, and its cart is empty', async ({ someone }) => {
  const cook = await someone(DESKTOP);
  await signIn(cook.page, 'BEPNHA');
  const diner = await someone(PHONE, 'Tô Nhìn Thôi');
  const { page } = diner;
  await comeBackToCart(diner, { dishes: [SALAD], how: { to: '45 Lý Tự Trọng, P. Sài Gòn' } });
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(placeButton(other)).toBeVisible();
  await placeButton(page).click();
  await yes(page).click();
  await orderPlaced(page);
  await expect(sentElsewhere(other)).toBeVisible();
  await sentElsewhere(other).getByRole('button', { name: 'Ở lại đây' }).click();
  await expect(other.getByRole('heading', { name: 'Mâm còn trống' })).toBeVisible();
  await expectOneOrder(cook.page, diner.name);
});

const panel = (page: Page) => page.getByRole('complementary', { name: 'Mâm của bạn' });
const leftBand = (page: Page) => page.getByRole('complementary', { name: 'Mâm ở quán trước' });

test('a tab in each store: neither shows the lines of the other, and nothing is emptied', async ({
  someone,
}) => {
  const { page: here } = await someone(DESKTOP);
  await scanLink(here, 'BEPNHA', 101);
  await addAtOnce(here, DISH);
  await expect(panel(here)).toContainText(DISH);
  const there = await here.context().newPage();
  await scanLink(there, 'DOIGIA', 401);
  await expect(panel(there)).toContainText('Mâm còn trống');
  await addAtOnce(there, OTHER_DISH);
  await expect(panel(there)).toContainText(OTHER_DISH);
  await expect(panel(there)).not.toContainText(DISH);
  for (const tab of [here, there]) await tab.reload();
  await expect(panel(here)).toContainText(DISH);
  await expect(panel(here)).not.toContainText(OTHER_DISH);
  await expect(panel(there)).toContainText(OTHER_DISH);
  await expect(panel(there)).not.toContainText(DISH);
  await expect(leftBand(there)).toBeHidden();

  // whoever leaves a store whose cart another tab shows takes nothing from that tab
  await scanLink(there, 'BEPNHA', 101);
  await expect(panel(there)).toContainText(DISH);
  await expect(leftBand(there)).toContainText('(1 món) đã được dọn');
  await scanLink(there, 'DOIGIA', 401);
  await expect(panel(there)).toContainText('Mâm còn trống');
  await expect(panel(here)).toContainText(DISH);
});

test('another store empties the cart, says so, and gives it back', async ({ someone }) => {
  const { page } = await someone(PHONE);
  await scanLink(page, 'BEPNHA', 101);
  await addAtOnce(page, DISH);
  await openCart(page);
  await scanLink(page, 'DOIGIA', 401);
  await expect(leftBand(page)).toContainText('Bạn đổi quán nên mâm ở quán trước (1 món) đã được dọn.');
  await expect(page.getByRole('link', { name: /Xem mâm/ })).toBeHidden();
  await lookClosely(page, 'the cart of the last store was emptied');
  await leftBand(page).getByRole('button', { name: 'Lấy lại' }).click();
  await expect(page).toHaveURL(/\/cart\?.*pos_parent=BEPNHA.*pos_id=101/);
  // the menu that was left lists the dish as well, and stands until the cart is there
  await expect(page.getByRole('heading', { level: 1, name: 'Mâm của bạn' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(DISH);
  await expect(leftBand(page)).toBeHidden();

  await scanLink(page, 'DOIGIA', 401);
  await leftBand(page).getByRole('button', { name: 'Đóng' }).click();
  await scanLink(page, 'BEPNHA', 101);
  await expect(page.getByRole('link', { name: /Xem mâm/ })).toBeHidden();
});
