import { expect } from '@playwright/test';
import { orderPlaced, placeButton } from '../order/at-the-checkout.ts';
import { orderCard, signIn } from '../staff/at-the-board.ts';
import { comeBackToCart, FLAN } from '../start/been-here.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';

const DRIVER_CALLS = 'Bản đồ chưa biết địa chỉ này';
const KITCHEN_CALLS = 'Bản đồ chưa biết địa chỉ: gọi khách trước khi giao';

test('words that are on no map, for a flat fee: the diner reads that the driver calls, the kitchen that it must', async ({
  someone,
}) => {
  const diner = await someone(PHONE, 'Trần Không Phố');
  const { page, name, phone } = diner;
  await comeBackToCart(diner, { dishes: [FLAN] });
  await page.getByRole('combobox', { name: 'Giao đến' }).fill('zzqq xxkk wwvv');
  await page.getByLabel('Tên người nhận').fill(name);
  await page.getByLabel('Số điện thoại').fill(phone);
  const details = page.getByRole('region', { name: 'Thông tin nhận món' });
  await expect(details).toContainText(`${DRIVER_CALLS}, tài xế sẽ gọi bạn`);
  await placeButton(page).click();
  const question = page.getByRole('alertdialog', { name: 'Gửi đơn tới quán?' });
  await expect(question).toContainText(`${DRIVER_CALLS} nên tài xế sẽ gọi bạn`);
  await question.getByRole('button', { name: 'Đặt món' }).click();
  const code = await orderPlaced(page);

  const { page: cook } = await someone(DESKTOP);
  await signIn(cook, 'BEPNHA');
  const card = orderCard(cook, code);
  await expect(card).toContainText(KITCHEN_CALLS);
  await card.getByRole('button', { name: `Xem đơn ${code}` }).click();
  await expect(cook.getByRole('dialog', { name: code })).toContainText(KITCHEN_CALLS);
});
