import { expect } from '@playwright/test';
import { orderSays } from '../order/at-the-checkout.ts';
import { ACCEPTED, takeSteps } from '../start/at-the-pass.ts';
import { CHICKEN_SALAD, haveOrdered } from '../start/been-here.ts';
import { KEEPS_APP, PHONE, test } from '../start/people.ts';
import { BEP_NHA } from '../start/shops.ts';
import { codeFor } from './code-for.ts';

test('who allows it is told of the order with the page closed; it is asked on its page alone', async ({
  someone,
  kitchen,
}) => {
  const diner = await someone({ ...PHONE, ...KEEPS_APP }, 'Lý Bỏ Túi');
  const { page } = diner;
  // a headless browser asks nobody: this one asks, and is answered yes
  await page.addInitScript(() => {
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => {
      permission = 'granted';
      return permission;
    };
  });
  const { code, address } = await haveOrdered(diner, { dishes: [CHICKEN_SALAD], how: 'collected' });
  const card = page.getByRole('region', { name: 'Báo cho tôi khi có tin' });
  await page.goto(`/menu?pos_parent=${BEP_NHA.brand}&pos_id=${BEP_NHA.store}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect(card).toHaveCount(0);
  await page.goto(address);
  await card.getByRole('button', { name: 'Bật thông báo' }).click();
  await expect(card.getByRole('status')).toHaveText('Đã bật. Đơn có tin mới là máy này báo ngay.');
  await page.goto('about:blank');

  await takeSteps(kitchen, code, ACCEPTED);
  const news = `Quán đã nhận đơn ${code} và đang chuẩn bị`;
  await expect.poll(async () => (await page.request.get('/sandbox/inbox/messages')).text()).toContain(news);
  await page.goto(`/sandbox/inbox?q=${code}`);
  await expect(page.getByText(news)).toBeVisible();
});

test('on another phone a number shows nothing before the code that comes to it; then its order is theirs, and the first phone is told', async ({
  someone,
}) => {
  const buyer = await someone(PHONE, 'Mai Đổi Máy');
  const how = { to: '77 Lê Lợi, P. Bến Thành' };
  const { code, address } = await haveOrdered(buyer, { dishes: [CHICKEN_SALAD], how });
  await buyer.page.goto(address);
  await orderSays(buyer.page, 'Chờ quán xác nhận');
  const { page } = await someone(PHONE);
  await page.goto(`/order?pos_parent=${BEP_NHA.brand}&pos_id=${BEP_NHA.store}`);
  const field = page.getByRole('textbox', { name: 'Tìm đơn theo số điện thoại' });
  await field.fill(`${buyer.phone.slice(0, 4)} ${buyer.phone.slice(4)}`);
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'Máy này chưa có đơn nào với số này' })).toBeVisible();

  await page.getByRole('button', { name: 'Đây là số của tôi' }).click();
  const dialog = page.getByRole('dialog', { name: 'Xác nhận số điện thoại' });
  await dialog.getByRole('button', { name: 'Gửi mã' }).click();
  await expect(dialog.getByText('Đã gửi tin nhắn tới')).toBeVisible();
  const typed = dialog.getByLabel('Mã 6 số');
  await expect(typed).toBeFocused();
  await expect(dialog.getByRole('button', { name: /^Gửi lại sau \d+ giây$/ })).toBeVisible();
  const sent = await codeFor(page, buyer.phone);
  await typed.fill(sent === '111111' ? '222222' : '111111');
  await expect(dialog.getByText('Mã không đúng. Còn 4 lần thử.')).toBeVisible();
  await typed.fill(`${sent.slice(0, 3)} ${sent.slice(3)}`);
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: `Theo dõi đơn ${code}` }).click();
  await orderSays(page, 'Chờ quán xác nhận');
  await expect(page.getByText('77 Lê Lợi')).toBeVisible();
  const told = buyer.page.getByRole('status', { name: 'Mở trên máy khác' });
  await expect(told).toContainText(`đã xác nhận số ${buyer.phone}`);
  await page.getByRole('button', { name: 'Huỷ đơn' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Huỷ đơn' }).click();
  for (const one of [page, buyer.page]) await orderSays(one, 'Đơn đã huỷ');
});
