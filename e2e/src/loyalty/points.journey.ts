import { expect, type Page } from '@playwright/test';
import { codeFor } from '../message/code-for.ts';
import { orderSays } from '../order/at-the-checkout.ts';
import { press, signIn } from '../staff/at-the-board.ts';
import { CHICKEN_SALAD, FLAN, haveOrdered } from '../start/been-here.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { BEP_NHA } from '../start/shops.ts';
import { takenOver } from '../start/taken-over.ts';

const findByNumber = async (page: Page, phone: string) => {
  await page.goto(`/order?pos_parent=${BEP_NHA.brand}&pos_id=${BEP_NHA.store}`);
  await takenOver(page);
  const field = page.getByRole('textbox', { name: 'Tìm đơn theo số điện thoại' });
  await field.fill(phone);
  await field.press('Enter');
};

const cooked = async (board: Page, code: string) => {
  await press(board, code, 'Nhận');
  await press(board, code, 'Xong món');
  await press(board, code, 'Khách đã lấy');
};

test('the points of an order wait for who proves the number, and then come with every order', async ({
  someone,
}) => {
  const cook = await someone(DESKTOP);
  await signIn(cook.page, 'BEPNHA');
  const diner = await someone(PHONE, 'Trần Để Dành');
  const { page, phone } = diner;
  const first = await haveOrdered(diner, { dishes: [CHICKEN_SALAD, FLAN], how: 'collected' });
  await page.goto(first.address);
  await takenOver(page);
  await orderSays(page, 'Chờ quán xác nhận');
  await expect(page.getByText('điểm', { exact: false })).toHaveCount(0);
  await cooked(cook.page, first.code);

  const waiting = page.getByRole('region', { name: /^\d+ điểm đang chờ bạn$/ });
  await expect(waiting).toContainText(`Xác nhận số ${phone} để nhận điểm của đơn này.`);
  const points = (await waiting.getByRole('heading').innerText()).split(' ')[0];
  await lookClosely(page, 'points that wait for their number');
  await waiting.getByRole('button', { name: 'Nhận điểm' }).click();
  const dialog = page.getByRole('dialog', { name: 'Xác nhận số điện thoại' });
  await dialog.getByRole('button', { name: 'Gửi mã' }).click();
  await dialog.getByLabel('Mã 6 số').fill(await codeFor(page, phone));
  await expect(dialog).toBeHidden();
  const earned = page.getByRole('region', { name: `Đơn này được ${points} điểm` });
  await expect(earned).toContainText(`Số ${phone} đang có ${points} điểm.`);
  await lookClosely(page, 'points of an order');

  // who was sent the link reads nothing of them, nor who knows the number
  const friend = await someone(PHONE);
  await friend.page.goto(first.address);
  await orderSays(friend.page, 'Đơn hàng hoàn thành');
  await expect(friend.page.getByRole('region', { name: /điểm/ })).toHaveCount(0);
  const balance = `Số ${phone} đang có ${points} điểm.`;
  await findByNumber(friend.page, phone);
  await expect(friend.page.getByRole('button', { name: 'Đây là số của tôi' })).toBeVisible();
  await expect(friend.page.getByText(balance)).toHaveCount(0);
  await findByNumber(page, phone);
  await expect(page.getByText(balance)).toBeVisible();
  await lookClosely(page, 'points of a number');
  await page.getByRole('link', { name: 'Ưu đãi và đổi điểm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ưu đãi của bạn' })).toBeVisible();
  await expect(page.getByText(`Điểm: ${points}`)).toBeAttached();
  await expect(page.getByText(`điểm của ${phone}`)).toBeVisible();

  const { identity } = first;
  const next = await haveOrdered(diner, { dishes: [CHICKEN_SALAD], how: 'collected', identity });
  await page.goto(next.address);
  await orderSays(page, 'Chờ quán xác nhận');
  await cooked(cook.page, next.code);
  const later = page.getByRole('region', { name: /^Đơn này được \d+ điểm$/ });
  await expect(later).toContainText(/đang có \d+ điểm/);
});
