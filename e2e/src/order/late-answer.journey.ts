import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from '@playwright/test';
import { CHICKEN_SALAD, comeBackToCart } from '../start/been-here.ts';
import { lookClosely } from '../start/look-closely.ts';
import { dataFolder, PHONE, test } from '../start/people.ts';
import { BEP_NHA } from '../start/shops.ts';
import { orderPlaced, placeOrder } from './at-the-checkout.ts';

const MENU = `/menu?pos_parent=${BEP_NHA.brand}&pos_id=${BEP_NHA.store}`;

/** Forty minutes pass for an order that nobody answers, at a store that takes its time. */
function fortyMinutesPass(code: string): void {
  const database = new DatabaseSync(join(dataFolder(), 'mam.sqlite'), { timeout: 5_000 });
  const { changes } = database
    .prepare(
      `update orders set created_at = created_at - 2400000, waits_since = waits_since - 2400000,
      look_at = look_at + 36000000 where code = ?`,
    )
    .run(code);
  database.close();
  expect(changes).toBe(1);
}

test('an order nobody answers for half an hour is told once: call, cancel, or wait on', async ({
  someone,
}) => {
  const diner = await someone(PHONE, 'Phan Chờ Mãi');
  const { page } = diner;
  await comeBackToCart(diner, { dishes: [CHICKEN_SALAD], how: { to: '12 Pasteur, P. Sài Gòn' } });
  await placeOrder(page);
  const code = await orderPlaced(page);
  fortyMinutesPass(code);

  await page.goto(MENU);
  const alert = page.getByRole('alertdialog', { name: `Quán chưa xác nhận đơn ${code}` });
  await expect(alert).toContainText('hơn 30 phút');
  await expect(alert.getByRole('link', { name: 'Gọi quán' })).toHaveAttribute('href', /^tel:\d+$/);
  await lookClosely(page, 'an order nobody answers');
  // cancelling asks as it always does
  await alert.getByRole('button', { name: 'Huỷ đơn' }).click();
  const question = page.getByRole('alertdialog', { name: 'Huỷ đơn này?' });
  await question.getByRole('button', { name: 'Giữ đơn' }).click();
  await expect(question).toHaveCount(0);
  await alert.getByRole('button', { name: 'Chờ thêm' }).click();
  await expect(alert).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('link', { name: new RegExp(`^Đơn của tôi: 1. ${code}`) })).toBeVisible();
  await page.goto(`/order?pos_parent=${BEP_NHA.brand}&pos_id=${BEP_NHA.store}`);
  await expect(page.getByRole('article', { name: code })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
