import { expect } from '@playwright/test';
import { ACCEPTED, takeSteps } from '../start/at-the-pass.ts';
import { CHICKEN_SALAD, FLAN, haveOrdered, SWEET_SOUP } from '../start/been-here.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { BEP_NHA } from '../start/shops.ts';
import { orderSays } from './at-the-checkout.ts';

const PLACE = `?pos_parent=${BEP_NHA.brand}&pos_id=${BEP_NHA.store}`;

test('the menu leads back to the order on its way, knows what the kitchen has just done, and to all of them', async ({
  someone,
  kitchen,
}) => {
  const diner = await someone(PHONE, 'Đinh Quay Lại');
  const { page } = diner;
  const how = { to: '12 Pasteur, P. Sài Gòn' };
  const { identity, code: first } = await haveOrdered(diner, { dishes: [CHICKEN_SALAD], how });
  const { code } = await haveOrdered(diner, { dishes: [SWEET_SOUP, FLAN], how, identity });
  await page.goto(`/menu${PLACE}`);
  const button = (state: string) =>
    page.getByRole('link', { name: `Đơn của tôi: 2. ${code}: ${state}`, exact: true });
  await expect(button('Chờ xác nhận')).toBeVisible();
  await takeSteps(kitchen, code, ACCEPTED);
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

  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toHaveAccessibleName(code);
  await expect(cards.first()).toContainText('Đang nấu');
  await page.getByRole('link', { name: `Theo dõi đơn ${first}` }).click();
  await orderSays(page, 'Chờ quán xác nhận');
  await takeSteps(kitchen, first, ['reject', { reason: 'Hết món' }]);
  await orderSays(page, 'Đơn đã huỷ');
  await page.goBack();
  await expect(cards.last()).toContainText('Đã huỷ');
  await expect(page.getByRole('link', { name: `Xem đơn ${first}` })).toBeVisible();
});

test('a phone number finds what was ordered with it, on any device, and leads its own diner alone to it', async ({
  someone,
}) => {
  const buyer = await someone(PHONE, 'Đặng Thị Kín');
  const how = { to: '77 Lê Lợi, P. Bến Thành' };
  const { code } = await haveOrdered(buyer, { dishes: [CHICKEN_SALAD], how });
  const { page: stranger } = await someone(DESKTOP);
  for (const page of [stranger, buyer.page]) {
    await page.goto(`/order${PLACE}`);
    const field = page.getByRole('textbox', { name: 'Tìm đơn theo số điện thoại' });
    await field.fill(`${buyer.phone.slice(0, 4)} ${buyer.phone.slice(4)}`);
    await page.getByRole('button', { name: 'Tìm', exact: true }).click();
    await expect(page.getByText('Đơn trong 90 ngày gần đây.', { exact: false })).toBeVisible();
  }
  const found = stranger.getByRole('row').filter({ hasText: 'Gỏi gà' });
  await expect(found).toContainText('Chờ xác nhận');
  await expect(found.getByRole('link')).toHaveCount(0);
  for (const secret of [buyer.name, buyer.phone.slice(-6), '77 Lê Lợi'])
    await expect(stranger.getByRole('main').getByText(secret, { exact: false })).toHaveCount(0);
  await buyer.page.getByRole('link', { name: `Theo dõi đơn ${code}` }).click();
  await orderSays(buyer.page, 'Chờ quán xác nhận');
});
