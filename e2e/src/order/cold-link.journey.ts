import { expect } from '@playwright/test';
import { CHICKEN_SALAD, haveOrdered } from '../start/been-here.ts';
import { holdBack } from '../start/hold-back.ts';
import { PHONE, test } from '../start/people.ts';
import { takenOver } from '../start/taken-over.ts';
import { orderSays } from './at-the-checkout.ts';

const MASKED = /che vì máy này không đặt đơn/;

test('the link of an order tells how it stands before any script, and never waits for the menu', async ({
  someone,
}) => {
  const diner = await someone(PHONE, 'Lâm Gửi Đường Dẫn');
  const { code, address } = await haveOrdered(diner, { dishes: [CHICKEN_SALAD], how: 'collected' });

  const without = (await someone({ ...PHONE, javaScriptEnabled: false, locale: 'vi-VN' })).page;
  await without.goto(address);
  await orderSays(without, 'Chờ quán xác nhận');
  await expect(without.getByText('Gỏi gà bắp cải')).toBeVisible();
  await expect(without.getByRole('note').filter({ hasText: 'tải lại trang' })).toBeVisible();
  await expect(without.getByText(diner.name)).toHaveCount(0);
  await expect(without.getByText(diner.phone)).toHaveCount(0);

  // to somebody else: the app takes over what was drawn, and the menu stays away
  const friend = (await someone({ ...PHONE, locale: 'vi-VN' })).page;
  const said: string[] = [];
  friend.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  friend.on('pageerror', (error) => said.push(String(error)));
  await holdBack(friend, /\/v1\/menu\?/);
  const letAppCome = await holdBack(friend, /\/assets\/index-[^/]*\.js$/);
  await friend.goto(address, { waitUntil: 'commit' });
  await orderSays(friend, 'Chờ quán xác nhận');
  const title = await friend.getByRole('heading', { level: 1 }).elementHandle();
  letAppCome();
  await takenOver(friend);
  await expect(friend.getByText(MASKED)).toBeVisible();
  expect(await title?.evaluate((drawn) => drawn.isConnected)).toBe(true);
  expect(said).toEqual([]);

  // to the device that ordered it is never called a stranger's, and soon it is its own
  const { page } = diner;
  const letAnswerCome = await holdBack(page, /\/v1\/order\/[^/?]+$/);
  await page.goto(address);
  await orderSays(page, 'Chờ quán xác nhận');
  await takenOver(page);
  await expect(page.getByText(code, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(MASKED)).toHaveCount(0);
  letAnswerCome();
  await expect(page.getByText(diner.name)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Huỷ đơn' })).toBeVisible();
  await expect(page.getByText(MASKED)).toHaveCount(0);
});
