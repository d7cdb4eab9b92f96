import { expect } from '@playwright/test';
import { scanLink } from '../menu/at-the-menu.ts';
import { PHONE, test } from '../start/people.ts';

/** ms, longer than the popup lets a diner look at the menu first. */
const LOOKED = 4_000;

test('the voucher of a store is said once and copied with one tap', async ({ someone }) => {
  const { page } = await someone({ ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] });
  await page.clock.install();
  await scanLink(page, 'BEPNHA', 101);
  const card = page.getByRole('region', { name: 'Ưu đãi của quán' });
  await expect(card).toContainText('Ngày hội cơm tấm');
  const popup = page.getByRole('complementary', { name: 'Ưu đãi của quán' });
  await page.clock.fastForward(LOOKED);
  await expect(popup).toContainText('Giảm 20%');
  await popup.getByRole('button', { name: 'Đóng' }).click();
  await expect(popup).toBeHidden();
  await card.getByRole('button', { name: 'Sao chép mã COMTAM20' }).click();
  await expect(card.getByRole('button', { name: 'Đã sao chép' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('COMTAM20');
  await expect(card.getByRole('button', { name: 'Sao chép mã COMTAM20' })).toBeVisible();
});
