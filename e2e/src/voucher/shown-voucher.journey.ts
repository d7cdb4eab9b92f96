import { expect, type Locator } from '@playwright/test';
import { scanLink } from '../menu/at-the-menu.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { takenOver } from '../start/taken-over.ts';

/** Longer than the popup lets a diner look at the menu first. */
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
  // it goes by itself, but not while somebody is at it
  await popup.getByRole('button', { name: 'Đóng' }).focus();
  await lookClosely(page, 'voucher');
  await popup.getByRole('button', { name: 'Đóng' }).click();
  await expect(popup).toBeHidden();

  await card.getByRole('button', { name: 'Sao chép mã COMTAM20' }).click();
  await expect(card.getByRole('button', { name: 'Đã sao chép' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('COMTAM20');
  await expect(card.getByRole('button', { name: 'Sao chép mã COMTAM20' })).toBeVisible();

  await page.reload();
  await takenOver(page);
  await expect(card).toBeVisible();
  await page.clock.fastForward(LOOKED);
  await expect(popup).toBeHidden();
});

test('on a desk nothing comes up by itself', async ({ someone }) => {
  const { page } = await someone(DESKTOP);
  await page.clock.install();
  await scanLink(page, 'BEPNHA', 101);
  await expect(page.getByRole('region', { name: 'Ưu đãi của quán' })).toBeVisible();
  await page.clock.fastForward(LOOKED);
  await expect(page.getByRole('complementary', { name: 'Ưu đãi của quán' })).toBeHidden();
});

test('one thing at a time comes up by itself: that one can eat together, or the voucher; the other once that is put away', async ({
  someone,
}) => {
  const { page } = await someone(PHONE);
  await page.addInitScript(() => localStorage.removeItem('mam.invited'));
  await page.clock.install();
  await scanLink(page, 'BEPNHA', 101);
  const popup = page.getByRole('complementary', { name: 'Ưu đãi của quán' });
  const invitation = page.getByRole('complementary', { name: 'Rủ nhau ăn chung?' });
  const come = async (what: Locator) =>
    expect(async () => {
      await page.clock.fastForward(1_000);
      await expect(what).toBeVisible({ timeout: 500 });
    }).toPass();
  await come(invitation.or(popup));
  const [first, second] = (await popup.isVisible()) ? [popup, invitation] : [invitation, popup];
  await first.getByRole('button', { name: 'Đóng' }).focus();
  await page.clock.fastForward(LOOKED);
  await expect(second).toHaveCount(0);
  await first.getByRole('button', { name: 'Đóng' }).click();
  await come(second);
  await expect(first).toHaveCount(0);
});
