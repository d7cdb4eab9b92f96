import { expect } from '@playwright/test';
import { orderCard, signIn } from '../staff/at-the-board.ts';
import { CHICKEN_SALAD, haveOrdered } from '../start/been-here.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { orderSays } from './at-the-checkout.ts';

const REASON = 'Quán xin lỗi, bếp đang quá đông nên không kịp làm món cho bạn. Bạn đặt lại sau 30 phút nhé.';

test('an order the kitchen cannot take: the diner reads why, in the words the cook saw', async ({
  someone,
}) => {
  const cook = await someone(DESKTOP);
  await signIn(cook.page, 'BEPNHA');
  const diner = await someone(PHONE, 'Phạm Thị Hoa');
  const { page } = diner;
  const { code, address } = await haveOrdered(diner, {
    dishes: [CHICKEN_SALAD],
    how: { to: '12 Pasteur, P. Sài Gòn' },
  });
  await page.goto(address);
  await orderSays(page, 'Chờ quán xác nhận');

  await orderCard(cook.page, code)
    .getByRole('button', { name: /^Từ chối/ })
    .click();
  const reject = cook.page.getByRole('dialog', { name: `Từ chối ${code}?` });
  await expect(reject.getByRole('button', { name: 'Chọn lý do' })).toBeVisible();
  await reject.getByRole('radio', { name: 'Bếp quá tải' }).check();
  await expect(reject).toContainText(REASON);
  await reject.getByRole('button', { name: 'Từ chối đơn' }).click();
  await expect(reject).toBeHidden();

  await orderSays(page, 'Đơn đã huỷ');
  await expect(page.getByText(`Quán nhắn: ${REASON}`)).toBeVisible();
  await cook.page.getByRole('button', { name: /^Hôm nay \d+ đơn/ }).click();
  const today = cook.page.getByRole('dialog', { name: 'Xong hôm nay' });
  await expect(today.getByRole('button', { name: new RegExp(`^${code}`) })).toContainText('Đã huỷ');
});
