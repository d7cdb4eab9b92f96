import { expect, type Page } from '@playwright/test';
import { takeSteps } from '../start/at-the-pass.ts';
import { CHICKEN_SALAD, comeBackToCart, FLAN, haveOrdered, SALAD } from '../start/been-here.ts';
import type { Kitchen } from '../start/empty-board.ts';
import { type Person, PHONE, test } from '../start/people.ts';
import { BEP_NHA } from '../start/shops.ts';

/** Two dishes, ordered and refused: nothing is left on any board. */
async function haveOrderedInVain(diner: Person, kitchen: Kitchen) {
  const order = await haveOrdered(diner, {
    dishes: [CHICKEN_SALAD, FLAN],
    how: { to: '12 Pasteur, P. Sài Gòn' },
  });
  await takeSteps(kitchen, order.code, ['reject', { reason: 'Hết món' }]);
  return order;
}

const cartHolds = (page: Page, dish: RegExp) =>
  expect(page.getByRole('main').getByText(dish).first()).toBeVisible();

test('what was ordered once is in the cart again with one tap, and nothing is ordered by it', async ({
  someone,
  kitchen,
}) => {
  const diner = await someone(PHONE, 'Hồ Ăn Lại');
  const { page } = diner;
  const { code } = await haveOrderedInVain(diner, kitchen);
  const orders = `/order?pos_parent=${BEP_NHA.brand}&pos_id=${BEP_NHA.store}`;
  await page.goto(orders);
  await page.getByRole('link', { name: `Đặt lại đơn ${code}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mâm của bạn' })).toBeVisible();
  await cartHolds(page, /Gỏi gà bắp cải/);
  await cartHolds(page, /flan/i);
  await expect(page).not.toHaveURL(/order_hash/);
  await expect(
    page.getByRole('button', { name: `Món của đơn ${code} đã lên mâm, chưa gửi quán` }),
  ).toBeVisible();
  // still one order, and it stays the diner's to send
  await page.goto(orders);
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a printed link buys again; a cart that holds something else is replaced only when its diner says so', async ({
  someone,
  kitchen,
}) => {
  const { address } = await haveOrderedInVain(await someone(PHONE), kitchen);
  const diner = await someone(PHONE, 'Ngô Giữ Mâm');
  const { page } = diner;
  const hash = new URL(address, 'http://x').searchParams.get('order_hash') ?? '';
  await comeBackToCart(diner, { dishes: [SALAD] });
  const question = page.getByRole('alertdialog', { name: 'Thay mâm đang có?' });
  const printed = `/r/?order_hash=${encodeURIComponent(hash)}`;
  await page.goto(printed);
  await expect(question).toContainText('Gỏi gà bắp cải');
  await question.getByRole('button', { name: 'Giữ mâm' }).click();
  await page.goto(`/cart?pos_parent=${BEP_NHA.brand}&pos_id=${BEP_NHA.store}`);
  await cartHolds(page, /Gỏi ngó sen/);
  await page.goto(printed);
  await question.getByRole('button', { name: 'Thay mâm' }).click();
  await cartHolds(page, /Gỏi gà bắp cải/);
});
