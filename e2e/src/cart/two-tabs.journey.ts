import { expect, type Page } from '@playwright/test';
import { addAtOnce, scanLink } from '../menu/at-the-menu.ts';
import { orderPlaced, orderSays, placeButton } from '../order/at-the-checkout.ts';
import { expectOneOrder } from '../start/at-the-pass.ts';
import { comeBackToCart, SALAD } from '../start/been-here.ts';
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

test('the same cart in three tabs, two say yes at once: one order, and the other tabs lead to it', async ({
  someone,
  kitchen,
}) => {
  const diner = await someone(PHONE, 'Hồ Hai Tab');
  const one = diner.page;
  await comeBackToCart(diner, { dishes: [SALAD], how: { to: '45 Lý Tự Trọng, P. Sài Gòn' } });
  const [other, onlooker] = [await one.context().newPage(), await one.context().newPage()];
  for (const tab of [onlooker, other]) await tab.goto(one.url());
  await expect(placeButton(onlooker)).toBeVisible();
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
  await sentElsewhere(slower)
    .getByRole('button', { name: `Theo dõi đơn ${code}` })
    .click();
  await orderSays(slower, 'Chờ quán xác nhận');
  await sentElsewhere(onlooker).getByRole('button', { name: 'Ở lại đây' }).click();
  await expect(onlooker.getByRole('heading', { name: 'Mâm còn trống' })).toBeVisible();
  expect(await expectOneOrder(kitchen, diner.name)).toBe(code);
});

const panel = (page: Page) => page.getByRole('complementary', { name: 'Mâm của bạn' });
const leftBand = (page: Page) => page.getByRole('complementary', { name: 'Mâm ở quán trước' });

test('a tab in each store: neither shows the lines of the other; whoever leaves a store gets its cart back', async ({
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
  await here.reload();
  await expect(panel(here)).toContainText(DISH);
  await expect(panel(here)).not.toContainText(OTHER_DISH);

  // leaving a store whose cart another tab shows takes nothing from that tab
  await scanLink(there, 'BEPNHA', 101);
  await expect(panel(there)).toContainText(DISH);
  await expect(leftBand(there)).toContainText('(1 món) đã được dọn');
  await leftBand(there).getByRole('button', { name: 'Lấy lại' }).click();
  await expect(there).toHaveURL(/\/cart\?.*pos_parent=DOIGIA.*pos_id=401/);
  await expect(there.getByRole('heading', { level: 1, name: 'Mâm của bạn' })).toBeVisible();
  await expect(there.getByRole('main')).toContainText(OTHER_DISH);
  await expect(leftBand(there)).toBeHidden();
  await expect(panel(here)).toContainText(DISH);

  // closing the notice of a cart left behind gives that cart up
  await scanLink(there, 'BEPNHA', 102);
  await leftBand(there).getByRole('button', { name: 'Đóng' }).click();
  await scanLink(there, 'DOIGIA', 401);
  await expect(panel(there)).toContainText('Mâm còn trống');
});
