import { expect } from '@playwright/test';
import { PHONE, test } from '../start/people.ts';
import { takenOver } from '../start/taken-over.ts';

/** In front of the opera house, 300 m from the store of Nguyễn Huệ. */
const OPERA = { latitude: 10.7766, longitude: 106.7032 };
const NAMES = ['Nguyễn Huệ', 'Thảo Điền', 'Phú Mỹ Hưng', 'Tân Bình'];

test('the stores of a brand, nearest first once the place is known', async ({ someone }) => {
  const { page } = await someone({ ...PHONE, geolocation: OPERA });
  await page.goto('/?pos_parent=BEPNHA');
  await expect(page.getByRole('heading', { level: 1, name: 'Chọn quán' })).toBeVisible();
  const cards = page.locator('ol').getByRole('listitem');
  await expect(cards).toHaveCount(4);
  for (const name of NAMES)
    await expect(page.getByRole('link', { name: `Bếp Nhà Lúa ${name}`, exact: true })).toBeVisible();

  await takenOver(page);
  // shown once the browser has said that it has to be asked: allowed before that, the place is found without a tap
  const use = page.getByRole('button', { name: 'Dùng vị trí của tôi' });
  await expect(use).toBeVisible();
  await page.context().grantPermissions(['geolocation']);
  await use.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chọn quán gần bạn' })).toBeVisible();
  await expect(cards.first()).toContainText('Nguyễn Huệ');
  await expect(cards.first()).toContainText('0,3');
  const distances = await cards.evaluateAll((all) =>
    all.map((card) => Number(card.querySelector('b')?.textContent?.replace(',', '.'))),
  );
  expect(distances).toEqual([...distances].sort((a, b) => a - b));

  await page.getByRole('link', { name: 'Bếp Nhà Lúa Nguyễn Huệ', exact: true }).click();
  await expect(page).toHaveURL(/\/menu\?.*pos_id=101/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Chọn quán gần bạn' })).toBeVisible();
});
