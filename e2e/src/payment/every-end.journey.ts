import { expect, type Page } from '@playwright/test';
import { orderSays } from '../order/at-the-checkout.ts';
import { FLAN, haveOrdered } from '../start/been-here.ts';
import { importBrand, walletBrand } from '../start/journey-brands.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, dataFolder, type Person, test } from '../start/people.ts';
import { BEP_NHA } from '../start/shops.ts';
import {
  aMomentPasses,
  anHourPasses,
  atTheWallet,
  codeOf,
  leftUnpaid,
  moneyOf,
  payOnceMore,
  SUM,
  scan,
  transfer,
} from './at-the-payment.ts';
import { orderAndPayWith } from './order-to-pay.ts';

const WALLET_BRAND = { brand: 'NHANVI', store: 701 };

/** The ways to pay that lead away; the first one is chosen at the checkout, where no other journey chooses it. */
const AWAY = [
  { name: 'MoMo’s wallet', payment: 'MOMOQR4', row: /^Ví MoMo/ },
  { name: 'a card by MoMo', payment: 'ATM_VIA_MOMO' },
  { name: 'ZaloPay', payment: 'ZALOPAYQR4' },
  { name: 'a card by OnePay', payment: 'ONEPAY' },
];

test.beforeAll(() => importBrand(walletBrand(), dataFolder()));

const atWallet = /\/sandbox\/pay\//;

/** A flan to fetch, ordered a moment ago and not paid yet. */
const order = (diner: Person, payment: string, shop = WALLET_BRAND) =>
  haveOrdered(diner, { shop, dishes: [FLAN], how: 'collected', payment });

/** The same, at the page of the wallet. */
async function orderAndLeave(diner: Person, payment: string): Promise<string> {
  const { code, payAt } = await order(diner, payment);
  await diner.page.goto(payAt);
  return code;
}

async function chooseAndOrder(diner: Person, row: RegExp): Promise<string> {
  await orderAndPayWith(diner, row, WALLET_BRAND);
  await diner.page.waitForURL(atWallet);
  return codeOf(await leftUnpaid(diner.page));
}

/** An hour goes by unpaid and the order ends; then the money comes all the same, and the screen says who has it. */
async function paidTooLate(page: Page, code: string, pay: () => Promise<void>): Promise<void> {
  anHourPasses(code);
  await orderSays(page, 'Thanh toán thất bại');
  await pay();
  await expect(moneyOf(page)).toContainText(`quán còn giữ ${SUM}`);
  await orderSays(page, 'Thanh toán thất bại');
}

for (const { name, payment, row } of AWAY) {
  test(`${name}: not enough money, then paid, and once more by mistake`, async ({ someone }) => {
    const diner = await someone(DESKTOP, 'Mai Trả Lại');
    const { page } = diner;
    const code = row ? await chooseAndOrder(diner, row) : await orderAndLeave(diner, payment);
    // who does not tell of a refusal is asked as soon as the diner is back
    aMomentPasses(code);
    await atTheWallet(page, 'Không đủ tiền');
    await orderSays(page, 'Chờ thanh toán');
    await expect(moneyOf(page)).toContainText('Lần trả vừa rồi chưa thành công');
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
    const { code, address, payAt } = await order(diner, payment);
    await page.goto(payAt);
    const behind = await page.context().newPage();
    await behind.goto(address);
    await paidTooLate(behind, code, () => atTheWallet(page, 'Trả tiền'));
    await page.waitForURL(/\/order\/detail\?/);
    await orderSays(page, 'Thanh toán thất bại');
    await expect(moneyOf(page)).toContainText(`quán còn giữ ${SUM}`);
  });
}

test('a wallet’s code, scanned after an hour: the money is late', async ({ someone }) => {
  const diner = await someone(DESKTOP, 'Đinh Quét Muộn');
  const { page } = diner;
  const { code, address } = await order(diner, 'MOMO_QR_AIO', BEP_NHA);
  await page.goto(`${address}&sheet=pay`);
  const friend = await someone(DESKTOP);
  await friend.page.goto(await scan(page));
  await paidTooLate(page, code, () => atTheWallet(friend.page, 'Trả tiền'));
});

test('a transfer that arrives after an hour is late; the same once more is held too', async ({ someone }) => {
  const diner = await someone(DESKTOP, 'Cao Chuyển Muộn');
  const { page } = diner;
  const { code, address } = await order(diner, 'TRANSFER', BEP_NHA);
  await page.goto(`${address}&sheet=pay`);
  const bank = await someone(DESKTOP);
  const wanted = await scan(page);
  const send = () => transfer(bank.page, wanted, 'Chuyển đúng số tiền');
  await paidTooLate(page, code, send);
  await lookClosely(page, 'transfer, too late');
  await send();
  await expect(moneyOf(page)).toContainText('quán còn giữ 54.000');
});
