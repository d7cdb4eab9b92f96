import { expect, type Route } from '@playwright/test';
import { orderSays } from '../order/at-the-checkout.ts';
import { orderCard, press, signIn } from '../staff/at-the-board.ts';
import { CHICKEN_SALAD, FLAN, haveOrdered } from '../start/been-here.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { BEP_NHA } from '../start/shops.ts';

test('the food is eaten: its buyer says how it was, once, though the answer is lost, and the restaurant reads it', async ({
  someone,
}) => {
  const cook = await someone(DESKTOP);
  await signIn(cook.page, 'BEPNHA');
  const diner = await someone(PHONE, 'Phan Thật Lòng');
  const { page } = diner;
  const { code, address } = await haveOrdered(diner, { dishes: [CHICKEN_SALAD, FLAN], how: 'collected' });
  await page.goto(address);
  await orderSays(page, 'Chờ quán xác nhận');
  const rate = page.getByRole('button', { name: 'Đánh giá', exact: true });
  await expect(rate).toHaveCount(0);
  const places = page.getByRole('region', { name: 'Quán và người nhận' });
  await expect(places).toContainText(/Giờ lấy món ?Sớm nhất có thể/);
  await orderCard(cook.page, code).getByRole('button', { name: /^Nhận/ }).click();
  await expect(places).toContainText(/Giờ lấy món ?\d\d:\d\d hôm nay/);
  await press(cook.page, code, 'Xong món');
  await press(cook.page, code, 'Khách đã lấy');

  // from the list to the question, five stars to begin with
  await page.goto(`/order?pos_parent=${BEP_NHA.brand}&pos_id=${BEP_NHA.store}`);
  await page.getByRole('link', { name: `Đánh giá đơn ${code}` }).click();
  const sheet = page.getByRole('dialog', { name: 'Món hôm nay thế nào?' });
  await expect(sheet.getByRole('button', { name: 'Gửi 5 sao' })).toBeEnabled();
  await sheet.getByRole('button', { name: '5 sao', exact: true }).click();
  await expect(sheet.getByRole('button', { name: 'Chọn số sao để gửi' })).toBeDisabled();
  await sheet.getByRole('button', { name: '3 sao', exact: true }).click();
  await sheet.getByLabel('Kể thêm cho quán').fill('Nước chấm ngon.');
  for (const reason of ['Món nguội', 'Mặn quá', 'Mặn quá'])
    await sheet.getByRole('button', { name: reason, exact: true }).click();
  await expect(sheet.getByLabel('Kể thêm cho quán')).toHaveValue('Nước chấm ngon. Món nguội.');
  await sheet.getByRole('button', { name: 'Gỏi gà bắp cải: ngon' }).click();
  await lookClosely(page, 'rating an order');

  // what does not arrive comes back with all that was entered; what arrives though its answer is lost does not
  await page.route('**/rating', (route) => route.abort(), { times: 1 });
  await sheet.getByRole('button', { name: 'Gửi 3 sao' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Chưa gửi được đánh giá' })).toBeAttached();
  await expect(sheet.getByLabel('Kể thêm cho quán')).toHaveValue('Nước chấm ngon. Món nguội.');
  await expect(sheet.getByRole('button', { name: 'Gỏi gà bắp cải: ngon' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const lost = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/rating', lost, { times: 1 });
  await sheet.getByRole('button', { name: 'Gửi 3 sao' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Cảm ơn bạn đã đánh giá' })).toBeAttached();
  await expect(sheet).toBeHidden();
  const view = page.getByRole('button', { name: 'Xem đánh giá' });
  await view.click();
  const given = page.getByRole('dialog', { name: 'Đánh giá của bạn' });
  await expect(given.getByRole('img', { name: '3 sao' })).toBeVisible();
  await expect(given.getByText('Nước chấm ngon. Món nguội.')).toBeVisible();
  await expect(given.getByRole('textbox')).toHaveCount(0);
  await lookClosely(page, 'rating that was given');

  await page.goto(`/order?pos_parent=${BEP_NHA.brand}&pos_id=${BEP_NHA.store}`);
  const card = page.getByRole('article', { name: code });
  await expect(card.getByRole('img', { name: '3 sao' })).toBeVisible();
  await expect(card.getByRole('link', { name: `Đánh giá đơn ${code}` })).toHaveCount(0);
  await lookClosely(page, 'own orders, one rated');

  // who was sent the link is asked nothing and reads no words
  const friend = await someone(PHONE);
  await friend.page.goto(address);
  await orderSays(friend.page, 'Đơn hàng hoàn thành');
  await expect(friend.page.getByRole('button', { name: /đánh giá/i })).toHaveCount(0);

  await cook.page.getByRole('button', { name: /^Hôm nay/ }).click();
  await cook.page.getByRole('button', { name: new RegExp(code) }).click();
  const finished = cook.page.getByRole('dialog', { name: code });
  await expect(finished.getByRole('img', { name: '3 sao' })).toBeVisible();
  await expect(finished.getByText('Nước chấm ngon. Món nguội.')).toBeVisible();
  await lookClosely(cook.page, 'order that was rated, at the board');

  // a question over the sheet at the side lies in the middle, where it can be read
  await finished.getByRole('button', { name: 'Xác nhận số của khách' }).click();
  const question = cook.page.getByRole('alertdialog', { name: / đúng là số của khách\?$/ });
  await expect(question.getByRole('button', { name: 'Đúng số' })).toBeInViewport({ ratio: 1 });
  await question.getByRole('button', { name: 'Chưa' }).click();
});
