import { expect } from '@playwright/test';
import { orderPlaced, orderSays } from '../order/at-the-checkout.ts';
import { FLAN, haveOrdered } from '../start/been-here.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { codeOnScreen, orderMoneyRegion, SUM, savePicture, scan, transfer } from './at-the-payment.ts';
import { orderAndPayWith } from './order-to-pay.ts';

test('a transfer: too little, then what was missing, and the bank tells', async ({ someone }) => {
  const diner = await someone(DESKTOP, 'Lê Chuyển Khoản');
  const { page } = diner;
  await orderAndPayWith(diner, /^Chuyển khoản QR/);
  const dialog = page.getByRole('dialog', { name: 'Chuyển khoản' });
  await expect(dialog).toContainText(SUM);
  const code = await codeOnScreen(page);
  const whole = await scan(page);
  expect(await savePicture(page)).toEqual({ name: `${code}.png`, text: whole });

  const bank = await someone(DESKTOP);
  await transfer(bank.page, whole, 'Chuyển thiếu 1.000đ');
  await expect(dialog).toContainText('Quán đã nhận 26.000đ, còn thiếu 1.000đ');
  await expect(dialog.getByRole('img', { name: 'Mã QR để trả 1.000đ' })).toBeVisible();
  const rest = await scan(page);
  await transfer(bank.page, rest, 'Chuyển đúng số tiền');
  expect(await orderPlaced(page)).toBe(code);
  await expect(orderMoneyRegion(page)).toContainText(`Đã nhận đủ ${SUM}`);
  await transfer(bank.page, rest, 'Chuyển đúng số tiền');
  await expect(orderMoneyRegion(page)).toContainText('Bạn đã trả thừa 1.000đ');
});

test('a transfer that the diner says is sent: a claim, told as one', async ({ someone }) => {
  const diner = await someone(PHONE, 'Phạm Báo Trước');
  const { page } = diner;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { address } = await haveOrdered(diner, { dishes: [FLAN], how: 'collected', payment: 'TRANSFER' });
  await page.goto(`${address}&sheet=pay`);
  const dialog = page.getByRole('dialog', { name: 'Chuyển khoản' });
  for (const fact of ['Vietcombank', '1012 3456 78', 'CONG TY TNHH BEP NHA LUA'])
    await expect(dialog).toContainText(fact);
  await dialog.getByRole('button', { name: 'Sao chép số tài khoản' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'Đã sao chép số tài khoản' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('1012345678');

  await page.route('**/v1/order/confirm-transfer/*', (route) => route.abort('connectionreset'), { times: 1 });
  await dialog.getByRole('button', { name: 'Tôi đã chuyển khoản' }).click();
  await expect(dialog).toContainText('Lời báo vừa rồi chưa tới quán');
  await dialog.getByRole('button', { name: 'Báo lại: tôi đã chuyển' }).click();
  await orderSays(page, 'Chờ quán xác nhận');
  await expect(orderMoneyRegion(page)).toContainText('Bạn đã báo chuyển khoản');
});
