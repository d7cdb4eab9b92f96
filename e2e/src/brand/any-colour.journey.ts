import { expect, type Page } from '@playwright/test';
import { addAtOnce, scanLink } from '../menu/at-the-menu.ts';
import { PHONE, test } from '../start/people.ts';

const readBrandColour = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim());

test('whatever colour an address asks for, the menu is read; what is no colour is ignored', async ({
  someone,
}) => {
  const { page } = await someone(PHONE);
  await scanLink(page, 'BEPNHA', 101);
  await addAtOnce(page, 'Gỏi ngó sen tôm thịt');
  for (const [asked, painted] of [
    ['4bffffcc', '#4bffff'],
    ['101040', '#101040'],
  ] as const) {
    await page.goto(`/menu?pos_parent=BEPNHA&pos_id=101&main_color=${asked}`);
    await expect.poll(() => readBrandColour(page)).toBe(painted);
    await expect(page.getByRole('link', { name: /Xem mâm/ })).toBeVisible();
  }
  await scanLink(page, 'BEPNHA', 101);
  await expect.poll(() => readBrandColour(page)).toBe('#101040');
  await page.goto('/menu?pos_parent=BEPNHA&pos_id=101&main_color=red;--x:url(//evil.example)');
  await expect.poll(() => readBrandColour(page)).toBe('#101040');
});
