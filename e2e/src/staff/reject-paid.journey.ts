import { expect, type Locator, type Page } from '@playwright/test';
import { orderSays } from '../order/at-the-checkout.ts';
import { atGateway, moneyOf } from '../payment/at-the-payment.ts';
import { FLAN, haveOrdered } from '../start/been-here.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, type Person, PHONE, test } from '../start/people.ts';
import { BEP_NHA } from '../start/shops.ts';
import { another, orderCard, signIn } from './at-the-board.ts';

const SUM = '27.000đ';

/** A flan, paid before it is made; its diner looks at the order. */
async function paidOrder(diner: Person, payment: string): Promise<string> {
  const { code, address } = await haveOrdered(diner, {
    shop: BEP_NHA,
    dishes: [FLAN],
    how: 'collected',
    payment,
  });
  await atGateway(diner.page, code, 'pay');
  await diner.page.goto(address);
  await orderSays(diner.page, 'Chờ quán xác nhận');
  return code;
}

/** The sheet that refuses an order, its reason chosen. */
async function refusing(cook: Page, code: string): Promise<Locator> {
  await orderCard(cook, code)
    .getByRole('button', { name: /^Từ chối/ })
    .click();
  const sheet = cook.getByRole('dialog', { name: `Từ chối ${code}?` });
  await sheet.getByRole('radio', { name: 'Bếp quá tải' }).check();
  return sheet;
}

async function moneyToLookAt(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Thêm.*cần xem tiền/ }).click();
  await page.getByRole('button', { name: /^Tiền cần xem/ }).click();
  return page.getByRole('dialog', { name: 'Tiền cần xem' });
}

test('refused by a manager: the sum is on the button, one tap gives it back, and the diner reads where to', async ({
  someone,
}) => {
  const diner = await someone(PHONE, 'Phan Được Hoàn');
  const code = await paidOrder(diner, 'MOMO_QR_AIO');
  const { page } = await someone(DESKTOP);
  await signIn(page, 'BEPNHA');
  const sheet = await refusing(page, code);
  await expect(sheet).toContainText(`Khách đã trả ${SUM}`);
  await expect(sheet).toContainText(`${SUM} tự về MoMo của khách`);
  await lookClosely(page, 'refuse a paid order');
  // the answer is lost twice, and the tap was a double one: it is refused once and goes back once
  const keys: (string | undefined)[] = [];
  await page.route(
    '**/reject',
    async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      await route.fetch();
      await route.abort();
    },
    { times: 2 },
  );
  await sheet.getByRole('button', { name: `Từ chối, hoàn ${SUM}` }).dblclick();
  await expect(sheet).toBeHidden();
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toBeTruthy();
  await expect(page.getByText(`Đã từ chối ${code}, đã hoàn ${SUM}`).first()).toBeVisible();

  await orderSays(diner.page, 'Đơn đã huỷ');
  const money = moneyOf(diner.page);
  await expect(money).toContainText('Tiền của đơn này đã được gửi trả');
  await expect(money).toContainText(new RegExp(`${SUM} đã về ví MoMo của bạn: \\d\\d:\\d\\d hôm nay`));
  await expect(money.getByText('Đã hoàn', { exact: true })).toHaveCount(1);
  await lookClosely(diner.page, 'given back with the refusal');
});

test('the gateway says no: refused all the same, and the money is said to be due until it went', async ({
  someone,
}) => {
  const diner = await someone(PHONE, 'Phan Chờ Hoàn');
  const code = await paidOrder(diner, 'MOMO_QR_AIO');
  await atGateway(diner.page, code, 'empty');
  const { page } = await someone(DESKTOP);
  await signIn(page, 'BEPNHA');
  const sheet = await refusing(page, code);
  await sheet.getByRole('button', { name: `Từ chối, hoàn ${SUM}` }).click();
  await expect(page.getByText(`Chưa hoàn được ${SUM}`).first()).toBeVisible();
  const money = moneyOf(diner.page);
  await expect(money).toContainText(`quán còn giữ ${SUM} của bạn và phải hoàn lại`);
  await expect(money).toContainText('quán hoàn xong thì tiền về ví MoMo của bạn, thường trong vài phút');
  await lookClosely(diner.page, 'money that is due');

  await atGateway(diner.page, code, 'fill');
  await (await moneyToLookAt(page)).getByRole('button', { name: new RegExp(`^${code}`) }).click();
  await page.getByRole('dialog', { name: code }).getByRole('button', { name: 'Hoàn lại lần nữa' }).click();
  const refund = page.getByRole('dialog', { name: `Hoàn tiền ${code}` });
  await refund.getByRole('button', { name: 'Không làm món' }).click();
  await refund.getByRole('button', { name: `Hoàn ${SUM}` }).click();
  await expect(money).toContainText(`${SUM} đã về ví MoMo của bạn`);
});

test('refused by a cook: who must give it back is named, and the order waits for them', async ({
  someone,
}) => {
  const diner = await someone(PHONE, 'Phan Nhờ Quản Lý');
  const code = await paidOrder(diner, 'MOMO_QR_AIO');
  const { page } = await someone(DESKTOP);
  await signIn(page, await another(page, 'BEPNHA', 'bep-dem', 'cook'));
  const sheet = await refusing(page, code);
  await expect(sheet).toContainText(`Khách đã trả ${SUM}`);
  await expect(sheet).toContainText('quản lý hoặc chủ quán mới hoàn được');
  await lookClosely(page, 'a cook refuses a paid order');
  await sheet.getByRole('button', { name: 'Từ chối đơn' }).click();
  await expect(page.getByText(`Còn phải hoàn ${SUM}`).first()).toBeVisible();
  await expect(await moneyToLookAt(page)).toContainText(code);
  await expect(moneyOf(diner.page)).toContainText(`quán còn giữ ${SUM}`);
});
