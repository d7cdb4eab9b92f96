import { expect } from '@playwright/test';
import { haveOrderedTogether } from '../group-order/ordered-together.ts';
import { orderCard, signIn } from '../staff/at-the-board.ts';
import { CHICKEN_SALAD, comeBackToCart, FLAN, haveOrdered, SWEET_SOUP } from '../start/been-here.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { BEP_NHA } from '../start/shops.ts';
import { orderPlaced, orderSays, placeOrder } from './at-the-checkout.ts';

const ORDERS = `/order?pos_parent=${BEP_NHA.brand}&pos_id=${BEP_NHA.store}`;

test('who has not ordered here yet is told so, and led on', async ({ someone }) => {
  for (const device of [PHONE, DESKTOP]) {
    const { page } = await someone(device);
    await page.goto(ORDERS);
    await expect(page.getByRole('heading', { level: 1, name: 'Đơn của tôi' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Chưa có đơn nào' })).toBeVisible();
    await lookClosely(page, 'no orders yet');
    await page.getByRole('link', { name: 'Gọi món' }).click();
    await expect(page).toHaveURL(/\/menu\?pos_parent=BEPNHA/);
  }
});

test('from an order back to all of them: what was ordered, what it cost, where it stands', async ({
  someone,
}) => {
  const diner = await someone(PHONE, 'Võ Nhiều Đơn');
  const { page } = diner;
  const how = { to: '12 Pasteur, P. Sài Gòn' };
  const first = await haveOrdered(diner, { dishes: [CHICKEN_SALAD], how });
  const { identity } = first;
  const second = await haveOrdered(diner, { dishes: [SWEET_SOUP, FLAN], how, identity });
  await page.goto(second.address);
  await orderSays(page, 'Chờ quán xác nhận');
  await page.getByRole('link', { name: 'Về đơn của tôi' }).click();

  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toHaveAccessibleName(second.code);
  await expect(cards.first()).toContainText('Bếp Nhà Lúa Nguyễn Huệ');
  await expect(cards.first()).toContainText('Chờ xác nhận');
  await expect(cards.last()).toContainText('1× Gỏi gà bắp cải');
  await lookClosely(page, 'own orders');
  await page.getByRole('link', { name: `Theo dõi đơn ${first.code}` }).click();
  await expect(page.getByText(first.code).first()).toBeVisible();
  await orderSays(page, 'Chờ quán xác nhận');
  await page.getByRole('button', { name: 'Huỷ đơn' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Huỷ đơn' }).click();
  await orderSays(page, 'Đơn đã huỷ');
  await page.goBack();
  await expect(cards.last()).toContainText('Đã huỷ');
  await expect(page.getByRole('link', { name: `Xem đơn ${first.code}` })).toBeVisible();

  await page.setViewportSize(DESKTOP.viewport);
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(second.code);
  await lookClosely(page, 'own orders on a desk');
  await page.getByRole('link', { name: `Chi tiết đơn ${second.code}` }).click();
  await orderSays(page, 'Chờ quán xác nhận');
});

test('the menu leads back to the order on its way, and knows what the kitchen has just done', async ({
  someone,
}) => {
  const diner = await someone(PHONE, 'Đinh Quay Lại');
  const { page } = diner;
  const how = { to: '12 Pasteur, P. Sài Gòn' };
  await comeBackToCart(diner, { dishes: [CHICKEN_SALAD], how });
  await placeOrder(page);
  const code = await orderPlaced(page);
  await page.goto(`/menu?pos_parent=${BEP_NHA.brand}&pos_id=${BEP_NHA.store}`);
  const button = (state: string) =>
    page.getByRole('link', { name: `Đơn của tôi: 1. ${code}: ${state}`, exact: true });
  await expect(button('Chờ xác nhận')).toBeVisible();
  await lookClosely(page, 'menu with an order on its way');

  const cook = await someone(DESKTOP);
  await signIn(cook.page, 'BEPNHA');
  await orderCard(cook.page, code).getByRole('button', { name: /^Nhận/ }).click();
  await expect(button('Đang nấu')).toBeVisible();
  // beside the cart it hides nothing of it
  await page
    .getByRole('button', { name: /^Thêm / })
    .first()
    .click();
  const cart = page.getByRole('link', { name: /Xem mâm/ });
  await expect(cart).toBeVisible();
  const [left, right] = [await button('Đang nấu').boundingBox(), await cart.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  await button('Đang nấu').click();
  await expect(page.getByRole('article', { name: code })).toContainText('Đang nấu');
  await lookClosely(page, 'own orders, one being made');
});

test('who joined a group order finds it on the menu too, though others ordered it', async ({ someone }) => {
  const owner = await someone(PHONE, 'Chủ Mâm Chung');
  const member = await someone(PHONE, 'Khách Mâm Chung');
  const address = await haveOrderedTogether({
    shop: BEP_NHA,
    owner: { person: owner, dishes: [FLAN] },
    members: [{ person: member, dishes: [SWEET_SOUP] }],
  });
  const code = new URLSearchParams(address).get('order_hash')?.split(':')[0] ?? '';
  await member.page.goto(`/menu?pos_parent=${BEP_NHA.brand}&pos_id=${BEP_NHA.store}`);
  await member.page.getByRole('link', { name: `Đơn của tôi: 1. ${code}: Chờ xác nhận` }).click();
  await expect(member.page.getByRole('article', { name: code })).toBeVisible();
});

test('a phone number finds what was ordered with it, on any device, and gives nothing of it away', async ({
  someone,
}) => {
  const buyer = await someone(PHONE, 'Đặng Thị Kín');
  const how = { to: '77 Lê Lợi, P. Bến Thành' };
  const ordered = await haveOrdered(buyer, { dishes: [CHICKEN_SALAD], how });
  for (const device of [PHONE, DESKTOP]) {
    const { page } = await someone(device);
    await page.goto(ORDERS);
    await expect(page.getByRole('heading', { name: 'Chưa có đơn nào' })).toBeVisible();
    const field = page.getByRole('textbox', { name: 'Tìm đơn theo số điện thoại' });
    await field.fill('090 12');
    await field.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Số điện thoại cần ít nhất 8 chữ số');

    await field.fill(`${buyer.phone.slice(0, 4)} ${buyer.phone.slice(4)}`);
    await page.getByRole('button', { name: 'Tìm', exact: true }).click();
    await expect(page.getByText('Đơn trong 90 ngày gần đây.', { exact: false })).toBeVisible();
    const found = page.getByRole(device === PHONE ? 'article' : 'row').filter({ hasText: 'Gỏi gà' });
    await expect(found).toContainText('Chờ xác nhận');
    await expect(found.getByRole('link')).toHaveCount(0);
    for (const secret of [buyer.name, buyer.phone.slice(-6), '77 Lê Lợi'])
      await expect(page.getByRole('main').getByText(secret, { exact: false })).toHaveCount(0);
    const code = page.getByRole('textbox', { name: 'Mã đơn' });
    await code.fill('zz zzz');
    await code.press('Enter');
    await expect(page.getByRole('heading', { name: 'Số này không có đơn ZZZZZ' })).toBeVisible();
    await code.fill(ordered.code.toLowerCase());
    await page.getByRole('button', { name: 'Tìm đơn này' }).click();
    const one = page.getByRole(device === PHONE ? 'article' : 'row', { name: ordered.code });
    await expect(one).toContainText('Chờ xác nhận');
    await lookClosely(page, 'orders of a number');
    await page.getByRole('button', { name: 'Xoá số, xem đơn của tôi' }).click();
    await expect(page.getByRole('heading', { name: 'Chưa có đơn nào' })).toBeVisible();
    await field.fill('0399999999');
    await field.press('Enter');
    await expect(page.getByRole('heading', { name: 'Không có đơn với số này' })).toBeVisible();
  }
  // its own diner is led to it
  await buyer.page.goto(ORDERS);
  await buyer.page.getByRole('textbox', { name: 'Tìm đơn theo số điện thoại' }).fill(buyer.phone);
  await buyer.page.getByRole('button', { name: 'Tìm', exact: true }).click();
  await buyer.page.getByRole('link', { name: `Theo dõi đơn ${ordered.code}` }).click();
  await orderSays(buyer.page, 'Chờ quán xác nhận');
});
