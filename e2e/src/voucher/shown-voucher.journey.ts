import { expect } from '@playwright/test';
import { scanLink } from '../menu/at-the-menu.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';

test('the voucher of a store is said once and copied with one tap', async ({ someone }) => {
  const { page } = await someone({ ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] });
  await scanLink(page, 'BEPNHA', 101);
  const card = page.getByRole('region', { name: 'Ưu đãi của quán' });
  await expect(card).toContainText('Ngày hội cơm tấm');
  const popup = page.getByRole('complementary', { name: 'Ưu đãi của quán' });
  await expect(popup).toContainText('Giảm 20%');
  await lookClosely(page, 'voucher');
  await popup.getByRole('button', { name: 'Đóng' }).click();
  await expect(popup).toBeHidden();

  await card.getByRole('button', { name: 'Sao chép mã COMTAM20' }).click();
  await expect(card.getByRole('button', { name: 'Đã sao chép' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('COMTAM20');
  await expect(card.getByRole('button', { name: 'Sao chép mã COMTAM20' })).toBeVisible();

  await page.reload();
  await expect(card).toBeVisible();
  await page.waitForTimeout(3_500);
  await expect(popup).toBeHidden();
});

test('on a desk nothing comes up by itself', async ({ someone }) => {
  const { page } = await someone(DESKTOP);
  await scanLink(page, 'BEPNHA', 101);
  await expect(page.getByRole('region', { name: 'Ưu đãi của quán' })).toBeVisible();
  await page.waitForTimeout(3_500);
  await expect(page.getByRole('complementary', { name: 'Ưu đãi của quán' })).toBeHidden();
});
