import { expect, type Locator, type Page } from '@playwright/test';
import { orderSays } from '../order/at-the-checkout.ts';
import { atGateway, orderMoneyRegion } from '../payment/at-the-payment.ts';
import { ACCEPTED, takeSteps } from '../start/at-the-pass.ts';
import { FLAN, haveOrdered } from '../start/been-here.ts';
import { DESKTOP, type Person, PHONE, test } from '../start/people.ts';
import { another, orderCard, signIn } from './at-the-board.ts';

const SUM = '27.000đ';

/** A flan, paid before it is made; its diner looks at the order. */
async function paidOrder(diner: Person): Promise<string> {
  const payment = 'MOMO_QR_AIO';
  const { code, address } = await haveOrdered(diner, { dishes: [FLAN], how: 'collected', payment });
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

test('refused by a manager: the sum is on the button, one tap gives it back, and the diner reads where to', async ({
  someone,
}) => {
  const diner = await someone(PHONE, 'Phan Được Hoàn');
  const code = await paidOrder(diner);
  const { page } = await someone(DESKTOP);
  await signIn(page, 'BEPNHA');
  const sheet = await refusing(page, code);
  await expect(sheet).toContainText(`Khách đã trả ${SUM}`);
  await expect(sheet).toContainText(`${SUM} tự về MoMo của khách`);
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
  const money = orderMoneyRegion(diner.page);
  await expect(money).toContainText('Tiền của đơn này đã được gửi trả');
  await expect(money).toContainText(new RegExp(`${SUM} đã về ví MoMo của bạn: \\d\\d:\\d\\d hôm nay`));
  await expect(money.getByText('Đã hoàn', { exact: true })).toHaveCount(1);
});

test('ended by a cook while it is cooked: who must give back is named, the gateway says no, and it is due until it went', async ({
  someone,
  kitchen,
}) => {
  const diner = await someone(PHONE, 'Phan Nhờ Quản Lý');
  const code = await paidOrder(diner);
  const { page } = await someone(DESKTOP);
  await signIn(page, await another(page, 'BEPNHA', 'bep-dem', 'cook'));
  await takeSteps(kitchen, code, ACCEPTED);
  await page.getByRole('button', { name: `Xem đơn ${code}` }).click();
  await page.getByRole('button', { name: 'Huỷ đơn này' }).click();
  const sheet = page.getByRole('dialog', { name: `Huỷ ${code}?` });
  await sheet.getByRole('radio', { name: 'Bếp quá tải' }).check();
  await expect(sheet).toContainText(`Khách đã trả ${SUM}`);
  await expect(sheet).toContainText('quản lý hoặc chủ quán mới hoàn được');
  await sheet.getByRole('button', { name: 'Huỷ đơn' }).click();
  await expect(page.getByText(`Còn phải hoàn ${SUM}`).first()).toBeVisible();
  await page.getByRole('button', { name: /^Thêm.*cần xem tiền/ }).click();
  await page.getByRole('button', { name: /^Tiền cần xem/ }).click();
  await expect(page.getByRole('dialog', { name: 'Tiền cần xem' })).toContainText(code);
  const money = orderMoneyRegion(diner.page);
  await expect(money).toContainText(`quán còn giữ ${SUM} của bạn và phải hoàn lại`);
  await expect(money).toContainText('quán hoàn xong thì tiền về ví MoMo của bạn, thường trong vài phút');

  const giveBack = (key: string) =>
    kitchen.request.post(`/v1/staff/order/${code}/refund`, {
      headers: { 'idempotency-key': key },
      data: { amount: 27_000, reason: 'Không làm món' },
    });
  await atGateway(diner.page, code, 'empty');
  await giveBack(`${code}-first`);
  await expect(money).toContainText(`quán còn giữ ${SUM} của bạn và phải hoàn lại`);
  await atGateway(diner.page, code, 'fill');
  await giveBack(`${code}-second`);
  await expect(money).toContainText(`${SUM} đã về ví MoMo của bạn`);
});
