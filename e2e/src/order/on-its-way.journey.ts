import { expect, type Page } from '@playwright/test';
import { orderCard, signIn } from '../staff/at-the-board.ts';
import { CHICKEN_SALAD, haveOrdered } from '../start/been-here.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { orderSays } from './at-the-checkout.ts';
import { partnerMoves } from './partner-moves.ts';

const LINK = 'https://track.example/r/7';

/** A partner's driver: the first one calls it off, another one has come to the restaurant. */
const DRIVEN = [
  ['ASSIGNING', 'Đang tìm tài xế'],
  ['ACCEPTED', 'Tài xế đã nhận đơn'],
  ['AHA_CANCELLED', 'Tài xế đã huỷ'],
  ['ASSIGNING', 'Đang tìm tài xế'],
  ['IN_PROCESS', 'Tài xế đang giao hàng'],
  ['ACCEPTED', 'Tài xế đã nhận đơn'],
] as const;

/** What a program of the restaurant says of an order, with the rights of who is signed in. */
async function say(page: Page, code: string, verb: string, more: object): Promise<void> {
  const status = await page.evaluate(
    async ({ code, verb, more }) => {
      const board = await (await fetch('/v1/staff/board?store=101')).json();
      const order = board.data.orders.find((shown: { code: string }) => shown.code === code);
      const answer = await fetch(`/v1/staff/order/${code}/${verb}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ version: order.version, ...more }),
      });
      return answer.status;
    },
    { code, verb, more },
  );
  expect([verb, status]).toEqual([verb, 200]);
}

test('an order on its way is followed on the page of who brings it, and the driver is called', async ({
  someone,
}) => {
  const cook = await someone(DESKTOP);
  await signIn(cook.page, 'BEPNHA');
  const diner = await someone(PHONE, 'Tạ Ngóng Shipper');
  const { page } = diner;
  await page.route(`${LINK}**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><title>map</title><h1>Anh Hoàng</h1>',
    }),
  );
  const { code, address } = await haveOrdered(diner, {
    dishes: [CHICKEN_SALAD],
    how: { to: '12 Pasteur, P. Sài Gòn' },
  });
  await page.goto(address);
  await orderSays(page, 'Chờ quán xác nhận');
  await expect(orderCard(cook.page, code)).toBeVisible();
  await say(cook.page, code, 'accept', { minutes: 30 });
  await say(cook.page, code, 'driver', { phone: '0901 234 567', tracking_link: LINK });
  await orderCard(cook.page, code)
    .getByRole('button', { name: `Xem đơn ${code}` })
    .click();
  const sheet = cook.page.getByRole('dialog', { name: code });
  await sheet.getByRole('button', { name: 'Đổi người giao' }).click();
  await expect(sheet.getByRole('textbox', { name: 'Số điện thoại' })).toHaveValue('0901234567');
  await sheet.getByRole('textbox', { name: 'Tên' }).fill('Anh Hoàng');
  await lookClosely(cook.page, 'who drives is being named');
  await sheet.getByRole('button', { name: 'Lưu người giao' }).click();
  await expect(sheet.getByText('Anh Hoàng')).toBeVisible();
  await cook.page.keyboard.press('Escape');
  await orderSays(page, 'Bếp đang nấu');
  const driver = page.getByRole('region', { name: 'Tài xế' });
  await expect(driver).toHaveCount(0);
  const follow = page.getByRole('button', { name: 'Theo dõi tài xế' });
  await expect(follow).toHaveCount(0);

  // followed through every state of a partner's driver, without a reload
  for (const [nth, [status, title]] of DRIVEN.entries()) {
    partnerMoves(code, status);
    const name = nth === DRIVEN.length - 1 ? 'Anh Hoàng' : `Tài xế ${nth}`;
    await say(cook.page, code, 'driver', { name, phone: '0901 234 567', tracking_link: LINK });
    await orderSays(page, title);
    await expect(follow).toHaveCount(0);
  }

  await say(cook.page, code, 'depart', {});
  await orderSays(page, 'Đang giao tới bạn');
  await expect(driver).toContainText('Anh Hoàng');
  await expect(page.getByRole('link', { name: 'Gọi tài xế' })).toHaveAttribute('href', 'tel:0901234567');
  await follow.click();
  const map = page.getByRole('dialog', { name: 'Tài xế đang tới' });
  await expect(map.frameLocator('iframe').getByRole('heading', { name: 'Anh Hoàng' })).toBeVisible();
  await expect(map.getByRole('link', { name: 'Mở trong thẻ mới' })).toHaveAttribute('href', LINK);
  await expect(map.getByRole('link', { name: 'Gọi tài xế' })).toHaveAttribute('href', 'tel:0901234567');
  await lookClosely(page, 'the driver on the way');
  await page.goBack();
  await expect(map).toHaveCount(0);
  await say(cook.page, code, 'complete', {});
  await orderSays(page, 'Chúc ngon miệng');
  await expect(follow).toHaveCount(0);
});
