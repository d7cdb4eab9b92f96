import { expect, type Page } from '@playwright/test';
import { orderCard, signIn } from '../staff/at-the-board.ts';
import { ACCEPTED, takeSteps } from '../start/at-the-pass.ts';
import { CHICKEN_SALAD, haveOrdered } from '../start/been-here.ts';
import { DESKTOP, type Person, PHONE, test } from '../start/people.ts';
import { orderSays } from './at-the-checkout.ts';

const cancelButton = (page: Page) => page.getByRole('button', { name: 'Huỷ đơn' });

async function ordered(diner: Person): Promise<string> {
  const how = { to: '12 Pasteur, P. Sài Gòn' };
  const { code, address } = await haveOrdered(diner, { dishes: [CHICKEN_SALAD], how });
  await diner.page.goto(address);
  await orderSays(diner.page, 'Chờ quán xác nhận');
  return code;
}

test('a diner thinks better of it: nothing happens before the question is answered, and then the kitchen knows', async ({
  someone,
}) => {
  const cook = await someone(DESKTOP);
  await signIn(cook.page, 'BEPNHA');
  const diner = await someone(PHONE, 'Trần Đổi Ý');
  const { page } = diner;
  const code = await ordered(diner);
  await expect(orderCard(cook.page, code)).toBeVisible();
  await cancelButton(page).click();
  const question = page.getByRole('alertdialog', { name: 'Huỷ đơn này?' });
  await question.getByRole('button', { name: 'Giữ đơn' }).click();
  await expect(question).toBeHidden();
  await orderSays(page, 'Chờ quán xác nhận');

  await cancelButton(page).click();
  await question.getByRole('button', { name: 'Huỷ đơn' }).dblclick();
  await orderSays(page, 'Đơn đã huỷ');
  await expect(page.getByText('Bạn đã huỷ đơn này.').first()).toBeVisible();
  await expect(question).toBeHidden();
  await expect(orderCard(cook.page, code)).toHaveCount(0);
});

test('the cook is faster than the answer: the diner is told, and the order goes on', async ({
  someone,
  kitchen,
}) => {
  const diner = await someone(PHONE, 'Lê Chậm Tay');
  const { page } = diner;
  const code = await ordered(diner);
  await cancelButton(page).click();
  await expect(page.getByRole('alertdialog', { name: 'Huỷ đơn này?' })).toBeVisible();
  await takeSteps(kitchen, code, ACCEPTED);
  const late = page.getByRole('alertdialog', { name: 'Quán vừa nhận đơn' });
  await late.getByRole('button', { name: 'Đã hiểu' }).click();
  await orderSays(page, 'Bếp đang nấu');
  await expect(cancelButton(page)).toHaveCount(0);
});
