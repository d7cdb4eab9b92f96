import { expect, type Page } from '@playwright/test';
import { openMore, signIn } from '../staff/at-the-board.ts';
import { DESKTOP, test } from '../start/people.ts';
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
  for (const said of [address.replace('http://', ''), 'Quét để gọi món', 'Scan to order'])
    await expect(seventeen).toContainText(said);
  expect(await printed(page)).toEqual(Array(3).fill('595×842'));

  await page.getByText('1 bàn một tờ').click();
  await expect(sheets).toHaveCount(20);
  await page.getByLabel('Bàn cần in').selectOption('Bàn 17');
  await expect(sheets).toHaveCount(1);
  // the choice is in the address: over a reload, too
  await page.reload();
  await expect(page.getByRole('article', { name: 'Bàn 17' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'In 1 tờ' })).toBeVisible();
  expect(await printed(page)).toEqual(['595×842']);
});
