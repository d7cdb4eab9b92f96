import { expect, type Page } from '@playwright/test';
import { codeFor } from '../message/code-for.ts';
import { orderPlaced, placeOrder } from '../order/at-the-checkout.ts';
import { scan } from '../payment/at-the-payment.ts';
import { press, signIn } from '../staff/at-the-board.ts';
import { CHICKEN_SALAD, comeBackToCart, FLAN, haveOrdered, SALAD } from '../start/been-here.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { takenOver } from '../start/taken-over.ts';

const MEMBERSHIP = '**/v1/user/membership?*';

const slip = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

test('points become a voucher of one’s own, which the cart takes and the next order holds', async ({
  someone,
}) => {
  const cook = await someone(DESKTOP);
  await signIn(cook.page, 'BEPNHA');
  const diner = await someone(PHONE, 'Phạm Đổi Điểm');
  const { page, phone } = diner;
  // ordered from another phone: points belong to the number
  const other = await someone(PHONE);
  const { code } = await haveOrdered(
    { ...other, phone },
    { dishes: [CHICKEN_SALAD, SALAD, FLAN], how: 'collected' },
  );
  for (const verb of ['Nhận', 'Xong món', 'Khách đã lấy']) await press(cook.page, code, verb);

  await comeBackToCart(diner, { dishes: [SALAD, CHICKEN_SALAD], how: 'collected' });
  await takenOver(page);
  await page.getByRole('link', { name: 'Ưu đãi và điểm của bạn' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ưu đãi của bạn' })).toBeVisible();
  await expect(slip(page, 'Ngày hội cơm tấm')).toContainText('HSD:');
  await expect(slip(page, 'Riêng Thảo Điền')).toHaveCount(0);
  // what the cart has filled in by itself is said to be in use
  await expect(slip(page, 'Ngày hội cơm tấm')).toContainText('Đang dùng');
  await lookClosely(page, 'the vouchers of a store');

  await test.step('nothing of a number is shown before it is proved', async () => {
    await page.getByText('Của tôi').click();
    await expect(page.getByText(`Xác nhận số ${phone}`)).toBeVisible();
    await lookClosely(page, 'a number that is to be proved');
    await page.getByRole('button', { name: 'Xác nhận số' }).click();
    const dialog = page.getByRole('dialog', { name: 'Xác nhận số điện thoại' });
    await dialog.getByRole('button', { name: 'Gửi mã' }).click();
    await page.route(MEMBERSHIP, (route) => route.fulfill({ status: 429 }));
    await dialog.getByLabel('Mã 6 số').fill(await codeFor(page, phone));
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Bạn chưa có mã nào')).toBeVisible();
  });

  await page.getByRole('link', { name: 'Đổi điểm' }).click();
  await test.step('who has proved it is not asked again, also where the points cannot be read', async () => {
    await page.getByRole('textbox', { name: 'Số điểm' }).fill('10');
    await page.getByRole('button', { name: 'Lấy 5.000đ' }).click();
    const question = page.getByRole('alertdialog', { name: 'Đổi 10 điểm lấy ưu đãi này?' });
    await question.getByRole('button', { name: 'Thôi' }).click();
    await expect(question).toBeHidden();
    await page.unroute(MEMBERSHIP);
    await page.reload();
    await takenOver(page);
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Đổi điểm' })).toBeVisible();
  await expect(page.getByText('1 điểm = 500đ')).toBeVisible();
  await expect(slip(page, 'Mâm gia đình giảm một nửa')).toContainText(/Thiếu \d+ điểm/);
  await lookClosely(page, 'what points are exchanged for');
  const field = page.getByRole('textbox', { name: 'Số điểm' });
  await field.fill('99999');
  await page.getByRole('button', { name: /^Lấy/ }).click();
  const all = await field.inputValue();
  expect(Number(all)).toBeGreaterThan(10);
  await expect(toast(page, `Bạn hiện có ${all} điểm`)).toBeVisible();

  await field.fill('10');
  await page.getByRole('button', { name: 'Lấy 5.000đ' }).click();
  const question = page.getByRole('alertdialog', { name: 'Đổi 10 điểm lấy ưu đãi này?' });
  await question.getByRole('button', { name: 'Thôi' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Lấy 5.000đ' }).click();
  await lookClosely(page, 'the question before an exchange');
  // the server does it and its answer is lost: pressed again it is done once
  await page.route(
    '**/v1/user/exchange/point',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await question.getByRole('button', { name: 'Đổi', exact: true }).click();
  await expect(toast(page, 'Lỗi đổi điểm')).toBeVisible();
  // what was done is seen behind the question, whoever leaves it now
  await expect(page.locator('main [role=status]').first()).toContainText(`${Number(all) - 10}`);
  await question.getByRole('button', { name: 'Đổi', exact: true }).click();
  const done = page.getByRole('alertdialog', { name: 'Đổi điểm thành công' });
  await lookClosely(page, 'an exchange that is done');
  await done.getByRole('button', { name: 'Xem mã' }).click();
  await expect(done).toBeHidden();
  await expect(page.getByText(`Điểm: ${Number(all) - 10}`)).toBeAttached();
  const own = slip(page, 'Phiếu giảm 5.000đ');
  await lookClosely(page, 'a voucher of one’s own');

  await test.step('what an exchange has left is said also where the points cannot be read anew', async () => {
    await page.getByRole('link', { name: 'Đổi điểm' }).click();
    await page.route(MEMBERSHIP, (route) => route.fulfill({ status: 429 }));
    await field.fill('1');
    await page.getByRole('button', { name: 'Lấy 500đ' }).click();
    const next = page.getByRole('alertdialog', { name: 'Đổi 1 điểm lấy ưu đãi này?' });
    await next.getByRole('button', { name: 'Đổi', exact: true }).click();
    await done.getByRole('button', { name: 'Xem mã' }).click();
    await expect(page.getByText(`Điểm: ${Number(all) - 11}`)).toBeAttached();
    await page.unroute(MEMBERSHIP);
  });

  await own.getByRole('button', { name: /^Xem mã của/ }).click();
  const view = page.getByRole('dialog', { name: 'Đưa mã này cho nhân viên' });
  const picture = view.getByRole('img', { name: /^Mã / });
  const voucher = ((await picture.getAttribute('aria-label')) ?? '').replace('Mã ', '');
  expect(voucher).toMatch(/^[A-Z0-9]{14}$/);
  expect(await scan(page, /^Mã [A-Z0-9]+$/)).toBe(voucher);
  await lookClosely(page, 'the code of a voucher');
  await view.getByRole('button', { name: 'Dùng ngay' }).click();

  await expect(page.getByRole('textbox', { name: 'Mã giảm giá' })).toHaveValue(voucher);
  await expect(page.getByRole('region', { name: 'Mã giảm giá' })).toContainText('Đã giảm 5.000đ');
  await placeOrder(page);
  await orderPlaced(page);
  await page.goto('/promotion?pos_parent=BEPNHA&pos_id=101&tab=own');
  await expect(own).toContainText('Đang giữ trong một đơn');
});

test('who has given no number is asked for one, and cannot exchange anything', async ({ someone }) => {
  const { page, phone } = await someone(PHONE);
  await page.goto('/promotion?pos_parent=BEPNHA&pos_id=101');
  await takenOver(page);
  await page.getByRole('link', { name: 'Nhập số' }).click();
  await expect(page.getByLabel('Số điện thoại của bạn')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nhập số' })).toHaveCount(0);
  await page.goto('/promotion?pos_parent=BEPNHA&pos_id=101&tab=points');
  await expect(page.getByRole('heading', { level: 1, name: 'Ưu đãi của bạn' })).toBeVisible();
  await expect(page.getByText('Bạn chưa nhập số điện thoại')).toBeVisible();
  await expect(page.getByText('Điểm: –')).toBeAttached();
  await expect(page.getByRole('link', { name: 'Đổi điểm' })).toHaveCount(0);
  const field = page.getByLabel('Số điện thoại của bạn');
  await field.fill('123');
  await page.getByRole('button', { name: 'Xem mã của tôi' }).click();
  await expect(page.getByText('Số điện thoại cần ít nhất 8 chữ số')).toBeVisible();
  await field.fill(phone);
  await page.getByRole('button', { name: 'Xem mã của tôi' }).click();
  await expect(page.getByText(`Xác nhận số ${phone}`)).toBeVisible();
  await page.getByText('Của quán').click();
  // an empty cart keeps a code until there is something in it
  await page.getByRole('textbox', { name: 'Mã giảm giá' }).fill('lua30k');
  await page.getByRole('button', { name: 'Áp dụng' }).click();
  await expect(page.getByRole('textbox', { name: 'Mã giảm giá' })).toHaveValue('LUA30K');
  await test.step('what cannot be read says why, and is read again', async () => {
    const message = 'Bạn thao tác hơi nhanh. Đợi một chút nhé.';
    await page.route('**/v1/user/vouchers?*', (route) =>
      route.fulfill({ status: 429, json: { error: 1, code: 'TOO_OFTEN', message, data: { message } } }),
    );
    await page.reload();
    await expect(page.getByText(message)).toBeVisible();
    await page.unroute('**/v1/user/vouchers?*');
    await page.getByRole('button', { name: 'Thử lại' }).click();
    await expect(slip(page, 'Chào bạn mới')).toBeVisible();
    await takenOver(page);
  });
  // without a cart a code is shown, not applied
  await slip(page, 'Chào bạn mới').getByRole('button', { name: 'Xem mã', exact: true }).click();
  const view = page.getByRole('dialog', { name: 'Đưa mã này cho nhân viên' });
  await expect(view.getByRole('img', { name: 'Mã LUA30K' })).toBeVisible();
  await expect(view.getByRole('button', { name: 'Dùng ngay' })).toHaveCount(0);
});
