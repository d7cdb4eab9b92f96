import { expect, type Page } from '@playwright/test';
import { addAtOnce, openCart } from '../menu/at-the-menu.ts';
import { orderPlaced } from '../order/at-the-checkout.ts';
import { orderCard, signIn, takeover } from '../staff/at-the-board.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { takenOver } from '../start/taken-over.ts';
import { codeOfTable, FLAN } from './at-the-table.ts';

const UNSEEN = 'Chưa ai thấy khách này';

/** The phone says that it scanned the code of a table, as itself. */
async function sitDown(page: Page, table: string): Promise<{ id: string; digits: string }> {
  const body = {
    brand_id: 'BEPNHA',
    store_id: 101,
    table_name: table,
    table_code: codeOfTable(101, table),
  };
  const kept = () => JSON.parse(localStorage.getItem('mam.kept') ?? '{}').state?.user?.token;
  await expect.poll(() => page.evaluate(kept)).toBeTruthy();
  const headers = { 'x-user-token': await page.evaluate(kept) };
  const answer = await page.request.post('/v1/sitting', { headers, data: body });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data;
}

test('[TB50] [TB51] the first order of guests nobody has seen says so on the board; accepting it is seeing them', async ({
  someone,
}) => {
  const { page: cook } = await someone(DESKTOP);
  await signIn(cook, 'BEPNHA');
  const onBoard = (code: string) => orderCard(cook, code).or(takeover(cook, code)).first();

  const { page } = await someone(PHONE);
  await page.goto(`/t/${codeOfTable(101, '17')}`);
  await takenOver(page);
  const { digits } = await sitDown(page, '17');
  expect(digits).toMatch(/^\d{4}$/);
  await page.getByRole('link', { name: /^Xem thực đơn & gọi món/ }).click();
  await addAtOnce(page, FLAN);
  await openCart(page);
  await page.getByRole('button', { name: 'Gọi món ngay' }).click();
  const question = page.getByRole('alertdialog', { name: 'Gửi món vào bếp?' });
  await question.getByLabel('Tên của bạn').fill('Vy');
  await question.getByRole('button', { name: 'Gọi món' }).click();
  const code = await orderPlaced(page);

  await expect(onBoard(code)).toContainText(UNSEEN);
  await lookClosely(cook, 'board with guests nobody has seen');
  await onBoard(code).getByRole('button', { name: /^Nhận/ }).first().click();
  await expect(onBoard(code)).not.toContainText(UNSEEN);
});
