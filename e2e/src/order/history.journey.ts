import { expect } from '@playwright/test';
import { ACCEPTED, takeSteps } from '../start/at-the-pass.ts';
import { CHICKEN_SALAD, FLAN, haveOrdered, SWEET_SOUP } from '../start/been-here.ts';
import { PHONE, test } from '../start/people.ts';
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
