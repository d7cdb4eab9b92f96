import { expect, type Page } from '@playwright/test';
import { orderSays } from '../order/at-the-checkout.ts';
import { orderCard, signIn } from '../staff/at-the-board.ts';
import { CHICKEN_SALAD, haveOrdered } from '../start/been-here.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, KEEPS_APP, PHONE, test } from '../start/people.ts';
import { BEP_NHA } from '../start/shops.ts';
import { codeFor } from './code-for.ts';

const HOW = { to: '12 Pasteur, P. Sài Gòn' };

/** A headless browser asks nobody: this one asks, and is answered so. */
const asksAndHears = (page: Page, answer: 'granted' | 'denied') =>
  page.addInitScript((heard) => {
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => {
      permission = heard;
      return permission;
    };
  }, answer);

const card = (page: Page) => page.getByRole('region', { name: 'Báo cho tôi khi có tin' });

test('who allows it is told of the order with the page closed; it is asked on its page alone', async ({
  someone,
}) => {
  const diner = await someone({ ...PHONE, ...KEEPS_APP }, 'Lý Bỏ Túi');
  const { page } = diner;
  await asksAndHears(page, 'granted');
  const { code, address } = await haveOrdered(diner, { dishes: [CHICKEN_SALAD], how: HOW });
  await page.goto(`/menu?pos_parent=${BEP_NHA.brand}&pos_id=${BEP_NHA.store}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 30_000 });
  await expect(card(page)).toHaveCount(0);
  await page.goto(address);
  await lookClosely(page, 'order with the question whether to be told');
  await card(page).getByRole('button', { name: 'Bật thông báo' }).click();
  await expect(card(page).getByRole('status')).toHaveText('Đã bật. Đơn có tin mới là máy này báo ngay.');
  await page.goto('about:blank');

  const cook = await someone(DESKTOP);
  await signIn(cook.page, 'BEPNHA');
  // a page that is left takes what is on its way with it
  const taken = cook.page.waitForResponse((answer) => answer.url().includes(`/order/${code}/accept`));
  await orderCard(cook.page, code).getByRole('button', { name: /^Nhận/ }).click();
  await taken;
  await cook.page.goto(`/sandbox/inbox?q=${code}`);
  await expect(async () => {
    await cook.page.reload();
    await expect(cook.page.getByText(`Quán đã nhận đơn ${code} và đang chuẩn bị`)).toBeVisible();
  }).toPass();
  await lookClosely(cook.page, 'inbox of the sandbox');
});

test('who does not allow it follows the order all the same, and is not asked again', async ({ someone }) => {
  const diner = await someone({ ...PHONE, ...KEEPS_APP }, 'Tô Không Phiền');
  const { page } = diner;
  await asksAndHears(page, 'denied');
  const { address } = await haveOrdered(diner, { dishes: [CHICKEN_SALAD], how: HOW });
  await page.goto(address);
  await card(page).getByRole('button', { name: 'Bật thông báo' }).click();
  await expect(card(page).getByRole('status')).toContainText('Trình duyệt đang chặn thông báo');
  await orderSays(page, 'Chờ quán xác nhận');
  await page.reload();
  await card(page).getByRole('button', { name: 'Không cần' }).click();
  await expect(card(page)).toHaveCount(0);
  await page.reload();
  await orderSays(page, 'Chờ quán xác nhận');
  await expect(card(page)).toHaveCount(0);
});

test('a number is proved by the code that comes to it, and then opens what was ordered with it', async ({
  someone,
}) => {
  const buyer = await someone(PHONE, 'Mai Đổi Máy');
  const { code } = await haveOrdered(buyer, { dishes: [CHICKEN_SALAD], how: HOW });
  const { page } = await someone(PHONE);
  await page.goto(`/order?pos_parent=${BEP_NHA.brand}&pos_id=${BEP_NHA.store}`);
  const field = page.getByRole('textbox', { name: 'Tìm đơn theo số điện thoại' });
  await field.fill(buyer.phone);
  await field.press('Enter');
  await page.getByRole('button', { name: 'Đây là số của tôi' }).click();
  const dialog = page.getByRole('dialog', { name: 'Xác nhận số điện thoại' });
  await dialog.getByRole('button', { name: 'Gửi mã' }).click();
  await expect(dialog.getByText('Đã gửi tin nhắn tới')).toBeVisible();
  const typed = dialog.getByLabel('Mã 6 số');
  await expect(typed).toBeFocused();
  await expect(dialog.getByRole('button', { name: /^Gửi lại sau \d+ giây$/ })).toBeVisible();
  await lookClosely(page, 'code that proves a phone number');

  const sent = await codeFor(page, buyer.phone);
  await typed.fill(sent === '111111' ? '222222' : '111111');
  await expect(dialog.getByText('Mã không đúng. Còn 4 lần thử.')).toBeVisible();
  await typed.fill(`${sent.slice(0, 3)} ${sent.slice(3)}`);
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: `Theo dõi đơn ${code}` }).click();
  await orderSays(page, 'Chờ quán xác nhận');
  await expect(page.getByText('Mai Đổi Máy')).toHaveCount(0);
});
