import { expect } from '@playwright/test';
import { orderPlaced, placeOrder } from '../order/at-the-checkout.ts';
import { expectOneOrder } from '../start/at-the-pass.ts';
import { comeBackToCart, SALAD } from '../start/been-here.ts';
import { PHONE, test } from '../start/people.ts';

test('[DN7] somebody comes back whom the server has forgotten: the cart is there, and the order goes through', async ({
  someone,
  kitchen,
}) => {
  const diner = await someone(PHONE, 'Lâu Không Ghé');
  const { page } = diner;
  const identity = { uid: 'f'.repeat(32), token: 'nobody-knows-this-one-any-more' };
  await comeBackToCart(diner, { dishes: [SALAD], how: 'collected', identity });
  await expect(page.getByText('Gỏi ngó sen tôm thịt')).toBeVisible();
  await placeOrder(page);
  await orderPlaced(page);
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('mam.kept') ?? '{}').state.user);
  const uid = expect.stringMatching(/^[0-9a-f]{32}$/);
  expect(kept).toMatchObject({ name: diner.name, phone: diner.phone, uid });
  expect(kept.token).not.toBe(identity.token);
  await expectOneOrder(kitchen, diner.name);
});
