import { expect, type Page } from '@playwright/test';
import { addAtOnce, openCart } from '../menu/at-the-menu.ts';
import { PHONE, test } from '../start/people.ts';
import { TABLE_FLAN } from './at-the-table.ts';
import { closeTable, haveSat, openSitting, scanTable, seatedWith, sitDownAt } from './sitting-together.ts';

const OVER = 'Bàn này đã đóng';

/** The way to a table where others sit. */
async function knock(page: Page) {
  await page.getByRole('button', { name: /^Bàn này đang có khách/ }).click();
  return page.getByRole('dialog', { name: 'Bàn này đang có khách' });
}

async function askToBeLetIn(page: Page, name: string) {
  const entering = await knock(page);
  await entering.getByRole('button', { name: 'Xin chủ bàn cho vào' }).click();
  const naming = page.getByRole('dialog', { name: 'Quán nên gọi bạn là gì?' });
  await naming.getByLabel('Tên của bạn').fill(name);
  await naming.getByRole('button', { name: 'Lưu' }).click();
  return entering;
}

test('[TB44] [TB45] [TB49] a late guest comes in by the digits and sees what all have ordered; the next party sees none of it', async ({
  someone,
  kitchen,
}) => {
  const TABLE = '9';
  const [thu, nam] = [await someone(PHONE, 'Thư'), await someone(PHONE, 'Nam')];
  const { digits, order } = await sitDownAt(thu, TABLE);
  const first = await order();
  await scanTable(thu.page, TABLE);
  await expect(seatedWith(thu.page, 1)).toBeVisible();
  const { order: orderToo } = await sitDownAt(nam, TABLE);
  await orderToo();
  await expect(seatedWith(thu.page, 2)).toContainText('Bạn, Nam · đã gọi 2 lượt');

  haveSat(TABLE, 20);
  const { page: late } = await someone(PHONE);
  await scanTable(late, TABLE);
  const entering = await knock(late);
  const own = await openSitting(thu.page, TABLE);
  await expect(own.getByText(digits, { exact: true })).toBeVisible();
  await entering.getByLabel('Mã bàn (4 số)').fill(digits);
  await entering.getByLabel('Mã bàn (4 số)').press('Enter');
  await expect(entering).toBeHidden();
  await expect(seatedWith(late, 3)).toContainText('đã gọi 2 lượt');
  await expect(own.getByRole('listitem').filter({ hasText: /^Khách\s*Mời ra/ })).toBeVisible();
  const seen = await openSitting(late, TABLE);
  await expect(seen.getByRole('article', { name: `Thư gọi, đơn ${first}` })).toContainText(TABLE_FLAN);

  // its party has gone: also loaded again it stays ended, and nothing can be ordered for it
  await closeTable(kitchen, TABLE);
  for (const page of [thu.page, late]) await expect(page.getByText(OVER)).toBeVisible();
  await late.reload();
  await expect(late.getByText(OVER)).toBeVisible();
  await late.getByRole('link', { name: /^Xem thực đơn & gọi món/ }).click();
  await addAtOnce(late, TABLE_FLAN);
  await openCart(late);
  await late.getByRole('button', { name: 'Gọi món ngay' }).click();
  const question = late.getByRole('alertdialog', { name: 'Gửi món vào bếp?' });
  await question.getByLabel('Tên của bạn').fill('Ly');
  await question.getByRole('button', { name: 'Gọi món' }).click();
  await expect(late.getByText(/^Bàn này đã đóng\. Bạn quét lại/)).toBeVisible();
  // the dishes chosen on a phone and the name of its guest stay its own
  for (const own of [TABLE_FLAN, 'Ly']) await expect(late.getByText(own).first()).toBeAttached();
  // scanning again begins a new sitting
  await scanTable(thu.page, TABLE);
  await expect(seatedWith(thu.page, 1)).not.toContainText('lượt');
});

test('[TB45] [TB47] [TB48] who has no digits asks the first phone; a guest who leaves is out', async ({
  someone,
}) => {
  const TABLE = '8';
  const first = await someone(PHONE, 'Thư');
  const { page } = first;
  await sitDownAt(first, TABLE);
  haveSat(TABLE, 20);
  await scanTable(page, TABLE);
  // the newcomer asks while the first phone looks at the menu
  await page.getByRole('link', { name: /^Xem thực đơn & gọi món/ }).click();
  await expect(page).toHaveURL(/\/menu\?/);
  const { page: late } = await someone(PHONE);
  await scanTable(late, TABLE);
  const entering = await askToBeLetIn(late, 'Hoa');
  await expect(entering.getByText(/^Đã gửi lời xin vào/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Hoa xin vào bàn\./ })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Cho vào, Hoa' }).click();
  await expect(seatedWith(late, 2)).toBeVisible();
  await expect(entering).toBeHidden();
  await expect(seatedWith(page, 2)).toContainText('Hoa');

  const seat = await openSitting(page, TABLE);
  await seat.getByRole('button', { name: 'Rời bàn' }).click();
  const question = page.getByRole('alertdialog', { name: 'Bạn rời bàn?' });
  await question.getByRole('button', { name: 'Rời bàn' }).click();
  await expect(page.getByText('Bạn đã rời bàn')).toBeVisible();
  await expect(seatedWith(late, 1)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Bạn đã rời bàn')).toBeVisible();
});
