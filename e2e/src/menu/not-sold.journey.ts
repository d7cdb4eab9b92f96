import { expect, type Page } from '@playwright/test';
import { pickyBrand } from '../start/journey-brands.ts';
import { importBrand } from '../start/owner-commands.ts';
import { dataFolder, PHONE, test } from '../start/people.ts';
import { takenOver } from '../start/taken-over.ts';

const AT = 'pos_parent=KENCHON&pos_id=901';
const LOTUS = '/menu/product?product_id=goi-ngo-sen-tom-thit';
const CABBAGE = '/menu/product?product_id=goi-ga-bap-cai';

/** The page says why, and pressing the button says the same and puts nothing into the cart. */
async function isNotSold(page: Page, why: RegExp, word: string): Promise<void> {
  await expect(page.getByRole('note').filter({ hasText: why })).toBeVisible();
  const button = page.getByRole('button', { name: new RegExp(`^${word}`) });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.click({ force: true });
  await expect(page.getByRole('button', { name: why })).toBeVisible();
  await page.goto(`/menu?${AT}`);
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /Xem mâm/ })).toHaveCount(0);
}

test('a link to a dish: not sold it says why and when it is, before anything is added; sold it is taken', async ({
  someone,
}) => {
  importBrand(pickyBrand(Date.now()), dataFolder());
  const { page } = await someone(PHONE);

  await page.goto(`${LOTUS}&${AT}`);
  const when = /^Không bán lúc \d\d:\d\d\. Bán lại từ \d\d:00/;
  await expect(page.getByRole('note').filter({ hasText: when })).toBeVisible();
  await isNotSold(page, /^Không bán lúc/, 'Chưa bán');

  await page.goto(`/menu/combo?combo_id=CB04&${AT}`);
  await isNotSold(page, /^Chỉ bán đến 23:59 31\/12/, 'Ngừng bán');

  await page.goto(`${CABBAGE}&${AT}`);
  await isNotSold(page, /^Chỉ phục vụ tại bàn/, 'Chỉ tại bàn');

  // at a table it is served; the app lays the dish over the menu: a tap on the drawn button in that moment goes with it
  await page.goto(`${CABBAGE}&${AT}&table_name=5`);
  await takenOver(page);
  const add = page.getByRole('button', { name: /^Thêm.*đ$/ });
  await expect(add).toBeEnabled();
  await expect(page.getByText(/^Chỉ phục vụ tại bàn/)).toHaveCount(0);
  await add.click();
  await expect(page.getByRole('link', { name: 'Gọi món', exact: true })).toBeVisible();

  // and what is sold to everybody is in the cart of its store
  await page.goto(`${LOTUS}&pos_parent=BEPNHA&pos_id=101`);
  await takenOver(page);
  await page.getByRole('button', { name: /^Thêm 75/ }).click();
  await expect(page).toHaveURL(/\/menu\?/);
  await expect(page.getByRole('link', { name: /1 món/ })).toContainText('75.000đ');
});
