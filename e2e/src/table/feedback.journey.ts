import { expect } from '@playwright/test';
import { signIn } from '../staff/at-the-board.ts';
import { EATEN, takeSteps } from '../start/at-the-pass.ts';
import { FLAN, haveOrdered } from '../start/been-here.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { STORE } from '../start/shops.ts';
import { takenOver } from '../start/taken-over.ts';

test('[TB31] feedback at the table rates the order that was eaten, and the next goes to the staff', async ({
  someone,
  kitchen,
}) => {
  const diner = await someone(PHONE, 'Lê Thật Tình');
  const { page } = diner;
  const { code } = await haveOrdered(diner, { dishes: [FLAN], how: 'collected' });
  await takeSteps(kitchen, code, ...EATEN);
  await page.goto(`/?${STORE}&table_name=16`);
  await takenOver(page);
  const feedback = page.getByRole('button', { name: 'Góp ý cho quán' });
  const question = page.getByRole('dialog', { name: 'Món hôm nay thế nào?' });
  await feedback.click();
  await expect(question.getByRole('list', { name: 'Từng món' })).toBeVisible();
  await question.getByRole('button', { name: '4 sao', exact: true }).click();
  await question.getByRole('button', { name: 'Gửi 4 sao' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Cảm ơn bạn đã đánh giá' })).toBeAttached();
  await expect(question).toBeHidden();

  // that order is rated: what is said now goes to the staff
  const words = `Bàn hơi lung lay ${Date.now() % 100_000}`;
  await feedback.click();
  await expect(question.getByText(/Bàn 16/)).toBeVisible();
  await question.getByRole('button', { name: '2 sao', exact: true }).click();
  await question.getByLabel('Kể thêm cho quán').fill(words);
  await question.getByRole('button', { name: 'Gửi 2 sao' }).click();
  await expect(question).toBeHidden();
  const { page: cook } = await someone(DESKTOP);
  await signIn(cook, 'BEPNHA');
  const call = cook.getByRole('complementary').getByRole('listitem').filter({ hasText: words });
  await expect(call).toContainText(`Góp ý 2/5 sao, ${words}`);
  await expect(call).toContainText('Lê Thật Tình');
  await call.getByRole('button', { name: /^Nhận, Bàn 16/ }).click();
  await call.getByRole('button', { name: /^Xong, Bàn 16/ }).click();
  await expect(call).toBeHidden();
});
