import { expect } from '@playwright/test';
import { orderSays } from '../order/at-the-checkout.ts';
import { FLAN, haveOrdered } from '../start/been-here.ts';
import { DESKTOP, test } from '../start/people.ts';
import {
  aMomentPasses,
  anHourPasses,
  atTheWallet,
  codeFromHash,
  codeOnScreen,
  gatewaysAre,
  leftUnpaid,
  orderMoneyRegion,
  payOnceMore,
  SUM,
} from './at-the-payment.ts';
import { orderAndPayWith } from './order-to-pay.ts';

const atWallet = /\/sandbox\/pay\//;

test('away to ZaloPay: given up there, paid the second time, once more by mistake; the cart is empty before', async ({
  someone,
}) => {
  const diner = await someone(DESKTOP, 'Hồ Ví Điện Tử');
  const { page } = diner;
  await orderAndPayWith(diner, /^Ví ZaloPay/);
  await expect(page.getByRole('dialog', { name: 'Đang chuyển hướng thanh toán' })).toContainText(
    'Vui lòng chờ ...',
  );
  await page.waitForURL(atWallet);
  const code = codeFromHash(await leftUnpaid(page));
  // ZaloPay tells of money only: that nobody paid is heard when it is asked, as soon as the diner is back
  aMomentPasses(code);
  await atTheWallet(page, 'Huỷ thanh toán');
  await orderSays(page, 'Chờ thanh toán');
  await expect(orderMoneyRegion(page)).toContainText('Lần trả vừa rồi chưa thành công');
  await orderMoneyRegion(page).getByRole('button', { name: 'Trả bằng ví ZaloPay' }).click();
  await page.waitForURL(atWallet);
  await atTheWallet(page, 'Trả tiền');
  await orderSays(page, 'Chờ quán xác nhận');
  await expect(orderMoneyRegion(page)).toContainText(`Đã nhận đủ ${SUM}`);
  await payOnceMore(page, code);
  await expect(orderMoneyRegion(page)).toContainText(`Bạn đã trả thừa ${SUM}`);
  await page.goto('/cart?pos_parent=BEPNHA&pos_id=101');
  await expect(page.getByRole('heading', { name: 'Mâm còn trống' })).toBeVisible();
});

test('a card: paid and the shop never told, so it asks; what the way back says counts for nothing', async ({
  someone,
}) => {
  const diner = await someone(DESKTOP, 'Đặng Im Lặng');
  const { page } = diner;
  const { code, address } = await haveOrdered(diner, { dishes: [FLAN], how: 'collected', payment: 'ONEPAY' });
  await page.goto(address);
  await orderMoneyRegion(page)
    .getByRole('button', { name: /^Trả bằng/ })
    .click();
  await page.waitForURL(atWallet);
  const wallet = page.url();
  await page.goto(`${address}&vpc_TxnResponseCode=0&resultCode=0&status=1`);
  await orderSays(page, 'Chờ thanh toán');
  await expect(orderMoneyRegion(page)).toContainText('Đang kiểm tra thanh toán');
  await page.goto(wallet);
  await atTheWallet(page, 'Trả, nhưng không báo cho quán');
  await orderSays(page, 'Chờ thanh toán');
  // the page that is back asks by itself, every ten seconds [PA20]
  aMomentPasses(code);
  await expect(orderMoneyRegion(page)).toContainText(`Đã nhận đủ ${SUM}`);
  await orderSays(page, 'Chờ quán xác nhận');
});

test('a card by MoMo: no link, then one; the tab is closed, a band leads back; an hour passes, and late money goes back', async ({
  someone,
}) => {
  const diner = await someone(DESKTOP, 'Vũ Trễ Hẹn');
  const { page } = diner;
  await gatewaysAre(page, 'error');
  await orderAndPayWith(diner, /^Thẻ ATM qua MoMo/);
  const failed = page.getByRole('alertdialog', { name: 'Yêu cầu thanh toán không thành công' });
  await expect(failed).toBeVisible();
  await gatewaysAre(page, 'well');
  await failed.getByRole('button', { name: 'Thử lại' }).click();
  await page.waitForURL(atWallet);

  const later = await page.context().newPage();
  await page.close();
  await later.goto('/menu?pos_parent=BEPNHA&pos_id=101');
  const band = later.getByRole('complementary', { name: 'Đơn chờ thanh toán' });
  await expect(band).toContainText('còn chờ thanh toán');
  await band.getByRole('link', { name: 'Trả tiếp' }).click();
  const code = await codeOnScreen(later);
  await expect(orderMoneyRegion(later)).toContainText('Đang kiểm tra thanh toán');
  anHourPasses(code);
  await orderSays(later, 'Thanh toán thất bại');
  await expect(orderMoneyRegion(later)).toContainText('Chưa nhận được tiền cho đơn này');
  await payOnceMore(later, code);
  await expect(orderMoneyRegion(later)).toContainText('đã hoàn về thẻ của bạn');
  await orderSays(later, 'Thanh toán thất bại');
});
