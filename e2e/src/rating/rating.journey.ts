import { expect, type Route } from '@playwright/test';
import { signIn } from '../staff/at-the-board.ts';
import { EATEN, takeSteps } from '../start/at-the-pass.ts';
import { CHICKEN_SALAD, FLAN, haveOrdered } from '../start/been-here.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { BEP_NHA } from '../start/shops.ts';

test('the food is eaten: its buyer says how it was, once, though the answer is lost, and the restaurant reads it', async ({
  someone,
  kitchen,
}) => {
  const diner = await someone(PHONE, 'Phan Thật Lòng');
  const { page } = diner;
  const { code } = await haveOrdered(diner, { dishes: [CHICKEN_SALAD, FLAN], how: 'collected' });
  await takeSteps(kitchen, code, ...EATEN);

  // from the list to the question
  const orders = `/order?pos_parent=${BEP_NHA.brand}&pos_id=${BEP_NHA.store}`;
  await page.goto(orders);
  await page.getByRole('link', { name: `Đánh giá đơn ${code}` }).click();
  const sheet = page.getByRole('dialog', { name: 'Món hôm nay thế nào?' });
  await sheet.getByRole('button', { name: '3 sao', exact: true }).click();
  await sheet.getByLabel('Kể thêm cho quán').fill('Nước chấm ngon.');
  await sheet.getByRole('button', { name: 'Món nguội', exact: true }).click();
  await sheet.getByRole('button', { name: 'Gỏi gà bắp cải: ngon' }).click();

  // a rating that does not arrive comes back with all that was entered; one that lost only its answer does not
  const words = sheet.getByLabel('Kể thêm cho quán');
  await page.route('**/rating', (route) => route.abort(), { times: 1 });
  await sheet.getByRole('button', { name: 'Gửi 3 sao' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Chưa gửi được đánh giá' })).toBeAttached();
  await expect(words).toHaveValue('Nước chấm ngon. Món nguội.');
  const liked = sheet.getByRole('button', { name: 'Gỏi gà bắp cải: ngon' });
  await expect(liked).toHaveAttribute('aria-pressed', 'true');
  const lost = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/rating', lost, { times: 1 });
  await sheet.getByRole('button', { name: 'Gửi 3 sao' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Cảm ơn bạn đã đánh giá' })).toBeAttached();
  await page.getByRole('button', { name: 'Xem đánh giá' }).click();
  const given = page.getByRole('dialog', { name: 'Đánh giá của bạn' });
  await expect(given.getByRole('img', { name: '3 sao' })).toBeVisible();
  await expect(given.getByText('Nước chấm ngon. Món nguội.')).toBeVisible();

  const cook = (await someone(DESKTOP)).page;
  await signIn(cook, 'BEPNHA');
  await cook.getByRole('button', { name: /^Hôm nay/ }).click();
  await cook.getByRole('button', { name: new RegExp(code) }).click();
  const finished = cook.getByRole('dialog', { name: code });
  await expect(finished.getByRole('img', { name: '3 sao' })).toBeVisible();
  await expect(finished.getByText('Nước chấm ngon. Món nguội.')).toBeVisible();
  // a question over the sheet at the side lies in the middle, where it can be read
  await finished.getByRole('button', { name: 'Xác nhận số của khách' }).click();
  const question = cook.getByRole('alertdialog', { name: / đúng là số của khách\?$/ });
  await expect(question.getByRole('button', { name: 'Đúng số' })).toBeInViewport({ ratio: 1 });
});
