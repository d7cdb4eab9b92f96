import { expect, type Page } from '@playwright/test';
import { openMore, signIn } from '../staff/at-the-board.ts';
import { employOwner, importBrand, tablelessBrand } from '../start/journey-brands.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, dataFolder, PHONE, test } from '../start/people.ts';
import { codeOfTable } from './at-the-table.ts';

/** How many pages of which size come out of the printer, in points of 1/72 inch. */
async function printed(page: Page): Promise<string[]> {
  const paper = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const boxes = paper.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g);
  return [...boxes].map(([, width, height]) => `${Math.round(Number(width))}×${Math.round(Number(height))}`);
}

test('an owner prints the cards of all tables, eight to a sheet, and the page of one', async ({
  someone,
}) => {
  const { page } = await someone(DESKTOP);
  await signIn(page, 'BEPNHA');
  await openMore(page);
  await page.getByRole('button', { name: 'Mã bàn' }).click();
  await page.getByRole('dialog', { name: 'Mã bàn' }).getByRole('button', { name: 'In thẻ bàn' }).click();

  const sheets = page.getByRole('main').getByRole('article');
  await expect(sheets).toHaveCount(3);
  await expect(sheets.nth(0).getByRole('region')).toHaveCount(8);
  await expect(sheets.nth(2).getByRole('region')).toHaveCount(4);
  // the address under a camera is the address in letters, and leads to its table
  const seventeen = page.getByRole('region', { name: 'Bàn 17', exact: true });
  const address = (await seventeen.getByRole('img').getAttribute('aria-label')) ?? '';
  expect(address).toMatch(new RegExp(`/t/${codeOfTable(101, '17')}$`));
  await expect(seventeen).toContainText(address.replace('http://', ''));
  await expect(seventeen).toContainText('Quét để gọi món');
  await expect(seventeen).toContainText('Scan to order');
  await lookClosely(page, 'cards of tables');
  expect(await printed(page)).toEqual(Array(3).fill('595×842'));

  await page.getByText('1 bàn một tờ').click();
  await expect(sheets).toHaveCount(20);
  await page.getByLabel('Bàn cần in').selectOption('Bàn 17');
  await expect(sheets).toHaveCount(1);
  // the choice is in the address: over a reload, too
  await page.reload();
  await expect(page.getByRole('article', { name: 'Bàn 17' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'In 1 tờ' })).toBeVisible();
  await lookClosely(page, 'page of a table');
  expect(await printed(page)).toEqual(['595×842']);

  const guest = await someone(PHONE);
  await guest.page.goto(new URL(address).pathname);
  await expect(guest.page.getByText('Bàn 17').first()).toBeVisible();
});

test('who has no tables reads that there is nothing to print, and what to do', async ({ someone }) => {
  importBrand(tablelessBrand(), dataFolder());
  const owner = { brand: 'KHONGBAN', name: 'chủ', password: 'xe đạp bánh mì' };
  employOwner(owner.brand, owner.name, owner.password, dataFolder());
  const { page } = await someone(PHONE);
  await signIn(page, owner);
  await page.goto('/staff/codes');
  await expect(page.getByRole('heading', { name: 'Quán chưa khai báo bàn nào' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^In \d/ })).toHaveCount(0);
  await lookClosely(page, 'no tables to print');
});
