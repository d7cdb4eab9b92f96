import { expect, type Page } from '@playwright/test';
import { orderSays } from '../order/at-the-checkout.ts';
import { importBrand, walletBrand } from '../start/journey-brands.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, dataFolder, test } from '../start/people.ts';
import {
  aMomentPasses,
  anHourPasses,
  atTheWallet,
  codeOnScreen,
  moneyOf,
  payOnceMore,
  SUM,
  scan,
  transfer,
} from './at-the-payment.ts';
import { orderAndPayWith } from './order-to-pay.ts';

const WALLET_BRAND = { brand: 'NHANVI', store: 701 };

/** The ways to pay that lead away, as the checkout names them. */
const AWAY = [
  { name: 'MoMo’s wallet', row: /^Ví MoMo/ },
  { name: 'a card by MoMo', row: /^Thẻ ATM qua MoMo/ },
  { name: 'ZaloPay', row: /^Ví ZaloPay/ },
  { name: 'a card by OnePay', row: /^Thẻ ATM Thẻ ngân hàng/ },
];

test.beforeAll(() => importBrand(walletBrand(), dataFolder()));

const atWallet = /\/sandbox\/pay\//;

/** The page of an order left behind at the wallet, in a tab of its own. */
async function orderBehind(wallet: Page): Promise<{ order: Page; code: string }> {
  const [{ hash }] = await wallet.evaluate(() => JSON.parse(localStorage.getItem('mam.unpaid') ?? '[]'));
  const order = await wallet.context().newPage();
  await order.goto(
    `/order/detail?pos_parent=${WALLET_BRAND.brand}&pos_id=${WALLET_BRAND.store}&order_hash=${hash}`,
  );
  return { order, code: await codeOnScreen(order) };
}

/** An hour goes by unpaid and the order ends; then the money comes all the same, and the screen says who has it. */
async function paidTooLate(order: Page, code: string, pay: () => Promise<void>): Promise<void> {
  anHourPasses(code);
  await orderSays(order, 'Thanh toán thất bại');
  await pay();
  await expect(moneyOf(order)).toContainText(`quán còn giữ ${SUM}`);
  await orderSays(order, 'Thanh toán thất bại');
}

for (const { name, row } of AWAY) {
  test(`${name}: not enough money, then paid, and once more by mistake`, async ({ someone }) => {
    const diner = await someone(DESKTOP, 'Mai Trả Lại');
    const { page } = diner;
    await orderAndPayWith(diner, row, WALLET_BRAND);
    await page.waitForURL(atWallet);
    await atTheWallet(page, 'Không đủ tiền');
    await orderSays(page, 'Chờ thanh toán');
    const code = await codeOnScreen(page);
    // who does not tell of a refusal is asked
    aMomentPasses(code);
    await expect(moneyOf(page)).toContainText('Lần trả vừa rồi chưa thành công', { timeout: 15_000 });
    await moneyOf(page)
      .getByRole('button', { name: /^Trả bằng/ })
      .click();
    await page.waitForURL(atWallet);
    await atTheWallet(page, 'Trả tiền');
    await orderSays(page, 'Chờ quán xác nhận');
    await expect(moneyOf(page)).toContainText(`Đã nhận đủ ${SUM}`);
    await payOnceMore(page, code);
    await expect(moneyOf(page)).toContainText(`Bạn đã trả thừa ${SUM}`);
    await orderSays(page, 'Chờ quán xác nhận');
  });

  test(`${name}: an hour passes at the wallet, and the money is late`, async ({ someone }) => {
    const diner = await someone(DESKTOP, 'Bùi Ngủ Quên');
    const { page } = diner;
    await orderAndPayWith(diner, row, WALLET_BRAND);
    await page.waitForURL(atWallet);
    const { order, code } = await orderBehind(page);
    await paidTooLate(order, code, () => atTheWallet(page, 'Trả tiền'));
    await page.waitForURL(/\/order\/detail\?/);
    await orderSays(page, 'Thanh toán thất bại');
    await expect(moneyOf(page)).toContainText(`quán còn giữ ${SUM}`);
  });
}

test('a wallet’s code, scanned after an hour: the money is late', async ({ someone }) => {
  const diner = await someone(DESKTOP, 'Đinh Quét Muộn');
  const { page } = diner;
  await orderAndPayWith(diner, /^Quét mã QR MoMo/);
  const friend = await someone(DESKTOP);
  await friend.page.goto(await scan(page));
  await paidTooLate(page, await codeOnScreen(page), () => atTheWallet(friend.page, 'Trả tiền'));
});

test('a transfer that arrives after an hour is late; the same once more is held too', async ({ someone }) => {
  const diner = await someone(DESKTOP, 'Cao Chuyển Muộn');
  const { page } = diner;
  await orderAndPayWith(diner, /^Chuyển khoản QR/);
  const bank = await someone(DESKTOP);
  const wanted = await scan(page);
  const send = () => transfer(bank.page, wanted, 'Chuyển đúng số tiền');
  await paidTooLate(page, await codeOnScreen(page), send);
  await lookClosely(page, 'transfer, too late');
  await send();
  await expect(moneyOf(page)).toContainText('quán còn giữ 54.000');
});
