import { expect } from '@playwright/test';
import { CHICKEN_SALAD, haveOrdered } from '../start/been-here.ts';
import { PHONE, test } from '../start/people.ts';
import { BEP_NHA } from '../start/shops.ts';
import { minutesPass } from './minutes-pass.ts';

const MENU = `/menu?pos_parent=${BEP_NHA.brand}&pos_id=${BEP_NHA.store}`;

test('an order nobody answers for half an hour is told once: call, cancel, or wait on', async ({
  someone,
}) => {
  const diner = await someone(PHONE, 'Phan Chờ Mãi');
  const { page } = diner;
  const { code } = await haveOrdered(diner, { dishes: [CHICKEN_SALAD], how: 'collected' });
  // at a store that takes its time
  minutesPass(code, 40, { ends: false });

  await page.goto(MENU);
  const alert = page.getByRole('alertdialog', { name: `Quán chưa xác nhận đơn ${code}` });
  await expect(alert).toContainText('hơn 30 phút');
  await expect(alert.getByRole('link', { name: 'Gọi quán' })).toHaveAttribute('href', /^tel:\d+$/);
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
