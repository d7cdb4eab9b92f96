import { expect, type Page } from '@playwright/test';
import { atGateway, orderMoneyRegion } from '../payment/at-the-payment.ts';
import { orderCard, signIn } from '../staff/at-the-board.ts';
import { CHICKEN_SALAD, haveOrdered } from '../start/been-here.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { orderSays } from './at-the-checkout.ts';

const cancelButton = (page: Page) => page.getByRole('button', { name: 'Huỷ đơn' });

test('a diner thinks better of it: nothing happens before the question is answered, and then the kitchen knows and the money goes back', async ({
  someone,
}) => {
  const cook = await someone(DESKTOP);
  await signIn(cook.page, 'BEPNHA');
  const diner = await someone(PHONE, 'Trần Đổi Ý');
  const { page } = diner;
  const how = { to: '12 Pasteur, P. Sài Gòn' };
  const order = { dishes: [CHICKEN_SALAD], how, payment: 'MOMO_QR_AIO' };
  const { code, address } = await haveOrdered(diner, order);
  await atGateway(page, code, 'pay');
  await page.goto(address);
  await orderSays(page, 'Chờ quán xác nhận');
  await expect(orderCard(cook.page, code)).toBeVisible();
  await cancelButton(page).click();
  const question = page.getByRole('alertdialog', { name: 'Huỷ đơn này?' });
  await expect(question).toContainText('Tiền bạn đã trả tự về ví hoặc thẻ của bạn');
  await question.getByRole('button', { name: 'Giữ đơn' }).click();
  await expect(question).toBeHidden();
  await orderSays(page, 'Chờ quán xác nhận');

  await cancelButton(page).click();
  await question.getByRole('button', { name: 'Huỷ đơn' }).dblclick();
  await orderSays(page, 'Đơn đã huỷ');
  await expect(page.getByText('Bạn đã huỷ đơn này.').first()).toBeVisible();
  await expect(question).toBeHidden();
  await expect(orderCard(cook.page, code)).toHaveCount(0);
  await expect(orderMoneyRegion(page)).toContainText(/đã về ví MoMo của bạn: \d\d:\d\d hôm nay/);
});
