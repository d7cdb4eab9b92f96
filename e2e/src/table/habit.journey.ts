import { expect } from '@playwright/test';
import { orderPlaced } from '../order/at-the-checkout.ts';
import { EATEN, takeSteps } from '../start/at-the-pass.ts';
import {
  CHICKEN_SALAD,
  comeBackToCart,
  FLAN,
  haveOrdered,
  madeIdentity,
  SWEET_SOUP,
} from '../start/been-here.ts';
import { PHONE, test } from '../start/people.ts';
import { BEP_NHA, STORE } from '../start/shops.ts';

const HOME = `/?${STORE}&table_name=2`;

test('[TB74] [TB75] what was ordered last is sent to the kitchen again from the table, once, and the cart stays', async ({
  someone,
  kitchen,
}) => {
  const diner = await someone(PHONE, 'Lý Ăn Quen');
  const { page } = diner;
  const how = 'collected';
  const identity = await madeIdentity(page);
  // something else lies in the cart, and stays there
  await comeBackToCart(diner, { dishes: [FLAN], how, identity });
  const { code } = await haveOrdered(diner, { dishes: [SWEET_SOUP, CHICKEN_SALAD], how, identity });
  await takeSteps(kitchen, code, ...EATEN);
  await page.goto(HOME);
  // a diner who has ordered at a table here before is asked for a puzzle, and the same order goes again under its key
  const sent = new Set<string | undefined>();
  page.on('request', (request) => {
    if (request.url().endsWith('/create_order_normal')) sent.add(request.headers()['idempotency-key']);
  });
  await page.getByRole('button', { name: /^Gọi lại như lần trước/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Gọi lại như lần trước' });
  await expect(sheet.getByRole('list', { name: 'Món sẽ gọi lại' }).getByRole('listitem')).toHaveCount(2);
  await sheet.getByRole('button', { name: /^Gọi lại ·/ }).dblclick();
  await expect(page.getByRole('button', { name: 'Đặt lại thành công' })).toBeVisible();
  await orderPlaced(page);
  expect([...sent]).toEqual([expect.stringMatching(/./)]);
  await page.goto(HOME);
  await expect(page.getByRole('link', { name: /^Xem thực đơn & gọi món/ })).toContainText('1 món');
  const answer = await page.request.get(`/v1/order/history?pos_parent=${BEP_NHA.brand}`, {
    headers: { 'x-user-token': identity.token },
  });
  const { orders } = (await answer.json()).data;
  expect(orders).toHaveLength(2);
  expect(orders[0].items).toEqual(orders[1].items);
});
