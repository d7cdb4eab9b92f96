import { expect, type Page } from '@playwright/test';
import { orderCard, signIn } from '../staff/at-the-board.ts';
import { CHICKEN_SALAD, haveOrdered } from '../start/been-here.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, type Person, PHONE, test } from '../start/people.ts';
import { orderSays } from './at-the-checkout.ts';

const cancelButton = (page: Page) => page.getByRole('button', { name: 'Huỷ đơn' });

async function ordered(diner: Person): Promise<string> {
  const { code, address } = await haveOrdered(diner, {
    dishes: [CHICKEN_SALAD],
    how: { to: '12 Pasteur, P. Sài Gòn' },
  });
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

  // who was sent the link reads the order and cannot undo it
  const friend = await someone(PHONE);
  await friend.page.goto(page.url());
  await orderSays(friend.page, 'Chờ quán xác nhận');
  await expect(cancelButton(friend.page)).toHaveCount(0);

  await cancelButton(page).click();
  const question = page.getByRole('alertdialog', { name: 'Huỷ đơn này?' });
  await lookClosely(page, 'question before an order is cancelled');
  await question.getByRole('button', { name: 'Giữ đơn' }).click();
  await expect(question).toBeHidden();
  await orderSays(page, 'Chờ quán xác nhận');

  await cancelButton(page).click();
  await question.getByRole('button', { name: 'Huỷ đơn' }).dblclick();
  await orderSays(page, 'Đơn đã huỷ');
  await expect(page.getByText('Bạn đã huỷ đơn này.').first()).toBeVisible();
  await expect(question).toBeHidden();
  await expect(cancelButton(page)).toHaveCount(0);
  await lookClosely(page, 'order, cancelled by its buyer');
  await orderSays(friend.page, 'Đơn đã huỷ');
  await expect(friend.page.getByText('Người đặt đã huỷ đơn này.')).toBeVisible();
  await expect(orderCard(cook.page, code)).toHaveCount(0);
});

test('an answer that is lost on its way: nobody says that it failed, and the order is shown as it is', async ({
  someone,
}) => {
  const diner = await someone(PHONE, 'Phan Mất Sóng');
  const { page } = diner;
  await ordered(diner);
  await page.route('**/cancel', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await cancelButton(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Huỷ đơn' }).click();
  await expect(page.getByRole('button', { name: 'Chưa rõ đơn đã huỷ được chưa.' })).toBeVisible();
  await orderSays(page, 'Đơn đã huỷ');
});

test('the cook is faster than the answer: the diner is told, and the order goes on', async ({ someone }) => {
  const cook = await someone(DESKTOP);
  await signIn(cook.page, 'BEPNHA');
  const diner = await someone(PHONE, 'Lê Chậm Tay');
  const { page } = diner;
  const code = await ordered(diner);
  await cancelButton(page).click();
  await expect(page.getByRole('alertdialog', { name: 'Huỷ đơn này?' })).toBeVisible();
  await orderCard(cook.page, code).getByRole('button', { name: /^Nhận/ }).click();

  const late = page.getByRole('alertdialog', { name: 'Quán vừa nhận đơn' });
  await expect(late).toBeVisible();
  await lookClosely(page, 'too late to cancel');
  await late.getByRole('button', { name: 'Đã hiểu' }).click();
  await orderSays(page, 'Bếp đang nấu');
  await expect(cancelButton(page)).toHaveCount(0);
});
