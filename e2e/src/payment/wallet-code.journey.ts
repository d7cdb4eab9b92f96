import { expect } from '@playwright/test';
import { orderSays } from '../order/at-the-checkout.ts';
import { FLAN, haveOrdered } from '../start/been-here.ts';
import { holdBack } from '../start/hold-back.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { atTheWallet, orderMoneyRegion, SUM, scan } from './at-the-payment.ts';

test('a wallet’s code: it comes into a sheet that does not grow, is refused, and a new one is paid from another phone', async ({
  someone,
}) => {
  const diner = await someone(PHONE, 'Trần Quét Mã');
  const { page } = diner;
  const payment = 'MOMO_QR_AIO';
  const { address, payAt } = await haveOrdered(diner, { dishes: [FLAN], how: 'collected', payment });
  const dialog = page.getByRole('dialog', { name: 'Quét để thanh toán' });
  const height = () => dialog.evaluate((whole) => whole.firstElementChild?.clientHeight ?? 0);
  const letCodeCome = await holdBack(page, '**/create-new-qr-payment/**');
  await page.goto(`${address}&sheet=pay`);
  await expect(dialog.getByText('Đang lấy mã thanh toán')).toBeAttached();
  const [waiting, before] = [await dialog.elementHandle(), await height()];
  letCodeCome();
  const first = await scan(page);
  expect(first, 'the attempt it was ordered with, not a second one').toContain(new URL(payAt).pathname);
  expect(await waiting?.evaluate((sheet) => sheet.isConnected), 'the sheet came up once').toBe(true);
  expect(Math.abs((await height()) - before), 'and did not grow').toBeLessThan(12);
  await expect(dialog).toContainText(SUM);
  await expect(dialog.getByRole('timer')).toContainText(/1[45]:\d\d/);
  await dialog.getByRole('button', { name: 'Tôi đã trả' }).click();
  await expect(dialog.getByText('Chưa nhận được tiền.')).toBeVisible();
  await expect(dialog.getByText('Nếu bạn vừa trả, chờ vài giây rồi bấm lại nhé.')).toBeVisible();
  const renew = dialog.getByRole('button', { name: 'Tải mã QR mới' });
  await expect(renew).toBeHidden();

  const friend = await someone(DESKTOP);
  await friend.page.goto(first);
  await atTheWallet(friend.page, 'Không đủ tiền');
  await expect(renew).toBeVisible();
  for (const name of ['Lưu ảnh QR', 'Mở ví MoMo'])
    await expect(dialog.getByRole('button', { name }).or(dialog.getByRole('link', { name }))).toHaveCount(0);
  await renew.click();
  await expect(dialog.getByRole('timer')).toContainText(/1[45]:\d\d/);
  const second = await scan(page);
  expect(second).not.toBe(first);
  await friend.page.goto(second);
  await atTheWallet(friend.page, 'Trả tiền');
  await expect(dialog).toBeHidden();
  await orderSays(page, 'Chờ quán xác nhận');
  await expect(orderMoneyRegion(page)).toContainText(`Đã nhận đủ ${SUM}`);
});
