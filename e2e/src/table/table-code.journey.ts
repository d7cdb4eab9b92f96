import { expect, type Page } from '@playwright/test';
import { addAtOnce, openCart } from '../menu/at-the-menu.ts';
import { orderPlaced } from '../order/at-the-checkout.ts';
import { openMore, orderCard, signIn, takeover } from '../staff/at-the-board.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, PHONE, TABLET, test } from '../start/people.ts';
import { takenOver } from '../start/taken-over.ts';
import { codeOfTable, FLAN, readyToOrder } from './at-the-table.ts';

const NOT_VERIFIED = 'Bàn chưa xác minh';

/** Sends the cart of a table to the kitchen, answers the order's code. */
async function order(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Gọi món ngay' }).click();
  const question = page.getByRole('alertdialog', { name: 'Gửi món vào bếp?' });
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
  await takenOver(page);
  await page.getByRole('button', { name: /^Gọi nhân viên/ }).click();
  const calling = page.getByRole('dialog', { name: 'Bàn 18 cần gì ạ?' });
  const note = `thêm đá ${Date.now() % 100_000}`;
  await calling.getByLabel('Dặn thêm').fill(note);
  await calling.getByRole('button', { name: 'Gọi nhân viên' }).click();
  const naming = page.getByRole('dialog', { name: 'Quán nên gọi bạn là gì?' });
  await naming.getByLabel('Tên của bạn').fill('Hà');
  await naming.getByRole('button', { name: 'Lưu' }).click();
  await expect(calling.getByText('Đã gọi nhân viên')).toBeVisible();
  const call = cook.page.getByRole('complementary').getByRole('listitem').filter({ hasText: note });
  await expect(call).toContainText('Hà');
  await expect(call).not.toContainText(NOT_VERIFIED);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^Xem thực đơn & gọi món/ }).click();
  await addAtOnce(page, FLAN);
  // the visit keeps the code, over a reload and without it in the address
  await page.reload();
  await openCart(page);
  await expect(page.getByRole('region', { name: 'Chỗ của bạn' })).toContainText('Bàn 18');
  const scanned = await order(page);
  await expect(onBoard(scanned)).toContainText('Bàn 18');
  await expect(onBoard(scanned)).not.toContainText(NOT_VERIFIED);

  const typing = await someone(PHONE);
  await readyToOrder(typing.page, '18');
  const typed = await order(typing.page);
  await expect(onBoard(typed)).toContainText(NOT_VERIFIED);
  await lookClosely(cook.page, 'board with a table that is not verified');
  await expect(takeover(tablet.page, scanned)).not.toContainText(NOT_VERIFIED);
  const following = takeover(tablet.page, scanned).getByRole('button', { name: new RegExp(`^${typed}`) });
  await following.click();
  await expect(takeover(tablet.page, typed)).toContainText(NOT_VERIFIED);
  await lookClosely(tablet.page, 'takeover with a table that is not verified');
});

test('a manager replaces the code of a table: the old card opens nothing, the new one its table', async ({
  someone,
}) => {
  const old = codeOfTable(101, '19');
  const manager = await someone(TABLET);
  await signIn(manager.page, 'BEPNHA');
  await openMore(manager.page);
  await manager.page.getByRole('button', { name: 'Mã bàn' }).click();
  const codes = manager.page.getByRole('dialog', { name: 'Mã bàn' });
  await expect(codes).toContainText(`/t/${old}`);
  await lookClosely(manager.page, 'codes of tables');
  await codes.getByRole('button', { name: 'Đổi mã của Bàn 19' }).click();
  const question = manager.page.getByRole('alertdialog', { name: 'Đổi mã của Bàn 19?' });
  await lookClosely(manager.page, 'question before a code is replaced');
  await question.getByRole('button', { name: 'Đổi mã' }).click();
  await expect(manager.page.getByRole('button', { name: 'Bàn 19 đã có mã mới.' })).toBeVisible();
  await expect(codes).not.toContainText(old);

  const { page } = await someone(PHONE);
  expect((await page.goto(`/t/${old}`))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await lookClosely(page, 'no such table', { lost: true });
  await page.goto(`/t/${codeOfTable(101, '19')}`);
  await expect(page.getByRole('link', { name: /^Xem thực đơn & gọi món/ })).toBeVisible();
  await expect(page.getByText('Bàn 19').first()).toBeVisible();
});
