import { expect } from '@playwright/test';
import { signIn } from '../staff/at-the-board.ts';
import { EATEN, takeSteps } from '../start/at-the-pass.ts';
import { CHICKEN_SALAD, FLAN, haveOrdered } from '../start/been-here.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';

test('a dish did not come: the diner says so with a tap, it rings at the counter, and the answer is read at once', async ({
  someone,
  kitchen,
}) => {
  const diner = await someone(PHONE, 'Phan Thiếu Món');
  const { page } = diner;
  const { code, address } = await haveOrdered(diner, { dishes: [CHICKEN_SALAD, FLAN], how: 'collected' });
  const owner = (await someone(DESKTOP)).page;
  await signIn(owner, 'BEPNHA');
  await page.goto(address);
  // there is nothing to report of what is still to come
  await expect(page.getByRole('button', { name: 'Có gì không đúng?' })).toHaveCount(0);
  await takeSteps(kitchen, code, ...EATEN);

  await page.getByRole('button', { name: 'Có gì không đúng?' }).click();
  const sheet = page.getByRole('dialog', { name: 'Có gì không đúng?' });
  await sheet.getByRole('button', { name: 'Gỏi gà bắp cải: thiếu' }).click();
  await sheet.getByLabel('Kể thêm cho quán').fill('Trong túi chỉ có bánh flan.');
  // the answer is lost on the way: nothing that was chosen is
  await page.route('**/issue', (route) => route.abort(), { times: 1 });
  await sheet.getByRole('button', { name: 'Báo quán 1 món' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Chưa gửi được' })).toBeAttached();
  await sheet.getByRole('button', { name: 'Báo quán 1 món' }).click();
  const report = page.getByRole('region', { name: 'Lời báo của bạn' });
  await expect(report.getByText('Quán đã nhận lời báo')).toBeVisible();

  // three taps at the counter: the band, the answer, the word
  await owner.getByRole('button', { name: `Đơn ${code}: khách báo thiếu hoặc sai món` }).click();
  const answer = owner.getByRole('dialog', { name: `Đơn ${code} có gì sai` });
  await expect(answer.getByText('Trong túi chỉ có bánh flan.')).toBeVisible();
  await answer.getByText('Tặng phiếu', { exact: true }).click();
  await answer.getByRole('button', { name: /^Tặng phiếu \d/ }).click();
  await expect(answer).toBeHidden();
  await expect(owner.getByRole('button', { name: /khách báo thiếu hoặc sai món$/ })).toHaveCount(0);

  await expect(report.getByText(/^Quán xin lỗi và tặng phiếu giảm/)).toBeVisible();
  await expect(report.getByText(/^Mã [A-Z0-9]{14}/)).toBeVisible();
  // the line stands in one report: another one is still to be said
  await page.getByRole('button', { name: 'Có gì không đúng?' }).click();
  await expect(sheet.getByText('Đã báo')).toBeVisible();
});
