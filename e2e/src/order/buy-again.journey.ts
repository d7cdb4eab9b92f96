import { expect, type Page } from '@playwright/test';
import { CHICKEN_SALAD, FLAN, haveOrdered } from '../start/been-here.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, type Person, PHONE, test } from '../start/people.ts';
import { BEP_NHA } from '../start/shops.ts';
import { takenOver } from '../start/taken-over.ts';
import { orderSays } from './at-the-checkout.ts';

const HOW = { to: '12 Pasteur, P. Sài Gòn' };
const MENU = `/menu?pos_parent=${BEP_NHA.brand}&pos_id=${BEP_NHA.store}`;
const ORDERS = `/order?pos_parent=${BEP_NHA.brand}&pos_id=${BEP_NHA.store}`;

/** Two dishes, ordered and cancelled by their buyer: nothing is left on any board. */
async function haveCancelled(diner: Person) {
  const { page } = diner;
  const order = await haveOrdered(diner, { dishes: [CHICKEN_SALAD, FLAN], how: HOW });
  await page.goto(order.address);
  await orderSays(page, 'Chờ quán xác nhận');
  await page.getByRole('button', { name: 'Huỷ đơn' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Huỷ đơn' }).click();
  await orderSays(page, 'Đơn đã huỷ');
  return order;
}

const cartHolds = (page: Page, dish: RegExp) =>
  expect(page.getByRole('main').getByText(dish).first()).toBeVisible();

test('what was ordered once is in the cart again with one tap, and nothing is ordered by it', async ({
  someone,
}) => {
  const diner = await someone(PHONE, 'Hồ Ăn Lại');
  const { page } = diner;
  const { code } = await haveCancelled(diner);
  await page.goto(ORDERS);
  await page.getByRole('link', { name: `Đặt lại đơn ${code}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mâm của bạn' })).toBeVisible();
  await cartHolds(page, /Gỏi gà bắp cải/);
  await cartHolds(page, /flan/i);
  await expect(page).not.toHaveURL(/order_hash/);
  await expect(
    page.getByRole('button', { name: `Món của đơn ${code} đã lên mâm, chưa gửi quán` }),
  ).toBeVisible();
  await lookClosely(page, 'cart filled again');
  // still one order, and it stays the diner's to send
  await page.goto(ORDERS);
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a cart that holds something else is replaced only when its diner says so', async ({ someone }) => {
  for (const device of [PHONE, DESKTOP]) {
    const diner = await someone(device, 'Ngô Giữ Mâm');
    const { page } = diner;
    const { code, address } = await haveCancelled(diner);
    await page.goto(MENU);
    await takenOver(page);
    await page
      .getByRole('button', { name: /^Thêm / })
      .first()
      .click();
    await expect(page.getByText('Đã thêm', { exact: false }).first()).toBeVisible();
    await page.goto(address);
    await page.getByRole('link', { name: `Đặt lại đơn ${code}` }).click();
    const question = page.getByRole('alertdialog', { name: 'Thay mâm đang có?' });
    await expect(question).toContainText('Gỏi gà bắp cải');
    await lookClosely(page, 'replace the cart?');
    await question.getByRole('button', { name: 'Giữ mâm' }).click();
    await orderSays(page, 'Đơn đã huỷ');
    await page.getByRole('link', { name: `Đặt lại đơn ${code}` }).click();
    await question.getByRole('button', { name: 'Thay mâm' }).click();
    await cartHolds(page, /Gỏi gà bắp cải/);
  }
});

test('a link to an order nobody knows says so and leads on; a printed one finds its way', async ({
  someone,
}) => {
  const diner = await someone(PHONE, 'Trịnh Theo Link');
  const { page } = diner;
  const { address } = await haveCancelled(diner);
  // somebody else's link, cut short on its way
  await page.goto('/r/?order_hash=ZZZZZ:abcdefghijklmnopqrstuv');
  await expect(page.getByRole('heading', { level: 1, name: 'Lỗi đặt lại đơn hàng' })).toBeVisible();
  await lookClosely(page, 'order again, unknown');
  const hash = new URL(address, 'http://x').searchParams.get('order_hash') ?? '';
  await page.goto(`/r/?order_hash=${encodeURIComponent(hash)}`);
  await cartHolds(page, /Gỏi gà bắp cải/);
});
