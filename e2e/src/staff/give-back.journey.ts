import { expect } from '@playwright/test';
import { atGateway } from '../payment/at-the-payment.ts';
import { FLAN, haveOrdered, SALAD } from '../start/been-here.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { orderCard, signIn } from './at-the-board.ts';

test('money back: one dish, once though the answer is lost and the tap was double, then the rest, with its name', async ({
  someone,
}) => {
  const diner = await someone(PHONE);
  const { code } = await haveOrdered(diner, {
    dishes: [SALAD, FLAN],
    how: 'collected',
    payment: 'MOMO_QR_AIO',
  });
  await atGateway(diner.page, code, 'pay');
  const { page } = await someone(DESKTOP);
  await signIn(page, 'BEPNHA');
  await expect(orderCard(page, code)).toContainText('Đã trả');
  await page.getByRole('button', { name: `Xem đơn ${code}` }).click();
  const money = page.getByRole('dialog', { name: code }).getByRole('region', { name: 'Tiền của đơn' });
  await expect(money).toContainText('MoMo');
  await money.getByRole('button', { name: 'Hoàn tiền' }).click();
  const refund = page.getByRole('dialog', { name: `Hoàn tiền ${code}` });
  await refund.getByRole('checkbox').first().check();
  await refund.getByRole('button', { name: 'Thiếu món' }).click();
  await page.route('**/refund', (route) => route.fetch().then(() => route.abort()), { times: 1 });
  await refund.getByRole('button', { name: /^Hoàn \d/ }).dblclick();
  await expect(refund).toContainText('Chưa rõ lần hoàn');
  await refund.getByRole('button', { name: 'Hỏi lại' }).click();
  await expect(refund).toBeHidden();
  const back = money.getByRole('listitem').filter({ hasText: 'Hoàn qua MoMo' });
  await expect(back).toHaveCount(1);
  await expect(back).toContainText('Người hoàn: bepnha · Thiếu món');

  await money.getByRole('button', { name: 'Hoàn tiền' }).click();
  await refund.getByRole('radio', { name: 'Cả đơn' }).check();
  await refund.getByRole('button', { name: 'Không làm món' }).click();
  await refund.getByRole('button', { name: /^Hoàn \d/ }).click();
  await expect(refund).toBeHidden();
  await expect(back).toHaveCount(2);
  await expect(money.getByRole('button', { name: 'Hoàn tiền' })).toBeHidden();
});
