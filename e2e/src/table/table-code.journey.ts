import { expect, type Page } from '@playwright/test';
import { addAtOnce, openCart } from '../menu/at-the-menu.ts';
import { orderPlaced } from '../order/at-the-checkout.ts';
import { orderCard, signIn, takeover } from '../staff/at-the-board.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, PHONE, TABLET, test } from '../start/people.ts';
import { codeOfTable, FLAN, readyToOrder } from './at-the-table.ts';

const NOT_VERIFIED = 'Bàn chưa xác minh';

/** Sends the cart of a table to the kitchen, under a name that is asked for where none was said; answers the order's code. */
async function order(page: Page, name?: string): Promise<string> {
  await page.getByRole('button', { name: 'Gọi món ngay' }).click();
  const question = page.getByRole('alertdialog', { name: 'Gửi món vào bếp?' });
  if (name) await question.getByLabel('Tên của bạn').fill(name);
  await question.getByRole('button', { name: 'Gọi món' }).click();
  return orderPlaced(page);
}

test('who scanned the table’s code is at that table; who typed its name is not verified', async ({
  someone,
}) => {
  const cook = await someone(DESKTOP);
  const tablet = await someone(TABLET);
  await signIn(cook.page, 'BEPNHA');
  await signIn(tablet.page, 'BEPNHA');
  const onBoard = (code: string) => orderCard(cook.page, code).or(takeover(cook.page, code)).first();

  const { page } = await someone(PHONE);
  await page.goto(`/t/${codeOfTable(101, '18')}`);
  await page.getByRole('link', { name: /^Xem thực đơn & gọi món/ }).click();
  await addAtOnce(page, FLAN);
  // the visit keeps the code, over a reload and without it in the address
  await page.reload();
  await openCart(page);
  await expect(page.getByRole('region', { name: 'Chỗ của bạn' })).toContainText('Bàn 18');
  const scanned = await order(page, 'Hà');
  await expect(onBoard(scanned)).toContainText('Bàn 18');
  await expect(onBoard(scanned)).not.toContainText(NOT_VERIFIED);

  const typing = await someone(PHONE);
  await readyToOrder(typing.page, '18');
  const typed = await order(typing.page);
  await expect(onBoard(typed)).toContainText(NOT_VERIFIED);
  await lookClosely(cook.page, 'board with a table that is not verified');
  await expect(takeover(tablet.page, typed).or(takeover(tablet.page, scanned))).toBeVisible();
  await lookClosely(tablet.page, 'takeover with a table');
});

test('a card whose code was replaced, or never was, says that there is no such page', async ({ someone }) => {
  const { page } = await someone(PHONE);
  const answer = await page.goto('/t/ACDEFGHJKMNPQRTUVW');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await lookClosely(page, 'no such table');
});
