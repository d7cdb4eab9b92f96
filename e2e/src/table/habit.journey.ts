import { expect, type Page } from '@playwright/test';
import { addAtOnce, dishCard, scanLink } from '../menu/at-the-menu.ts';
import { orderPlaced } from '../order/at-the-checkout.ts';
import { press, signIn } from '../staff/at-the-board.ts';
import { CHICKEN_SALAD, haveOrdered, SWEET_SOUP } from '../start/been-here.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, PHONE, TABLET, test } from '../start/people.ts';
import { BEP_NHA } from '../start/shops.ts';
import { takenOver } from '../start/taken-over.ts';
import { FLAN } from './at-the-table.ts';

const HOME = `/?pos_parent=${BEP_NHA.brand}&pos_id=${BEP_NHA.store}&table_name=2`;
const SOUP = 'Chè ba màu';

const again = (page: Page) => page.getByRole('button', { name: /^Gọi lại như lần trước/ });

test('[TB74] [TB75] what was ordered last is sent to the kitchen again from the table, once, and the cart stays; a preview sends nothing', async ({
  someone,
}) => {
  const { page: cook } = await someone(DESKTOP);
  await signIn(cook, 'BEPNHA');
  const diner = await someone(PHONE, 'Lý Ăn Quen');
  const { page } = diner;
  const { code } = await haveOrdered(diner, { dishes: [SWEET_SOUP, CHICKEN_SALAD], how: 'collected' });
  await page.goto(HOME);
  await takenOver(page);
  await expect(page.getByRole('button', { name: 'Góp ý cho quán' })).toBeVisible();
  for (const step of ['Nhận', 'Xong món', 'Khách đã lấy']) await press(cook, code, step);
  await expect(again(page)).toContainText(SOUP);
  await lookClosely(page, 'table home with what was ordered last');

  // something else lies in the cart, and stays there
  await page.getByRole('link', { name: /^Xem thực đơn & gọi món/ }).click();
  await addAtOnce(page, FLAN);
  await page.goBack();

  // a dish that cost less last time, read by a slow line
  let letGo = () => {};
  const seen = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route('**/v1/order/*', async (route) => {
    const answer = await route.fetch();
    const said = await answer.json();
    await seen;
    for (const item of said.data?.items ?? []) item.price -= 5_000;
    await route.fulfill({ response: answer, json: said });
  });
  await again(page).click();
  const sheet = page.getByRole('dialog', { name: 'Gọi lại như lần trước' });
  await expect(sheet.getByText('Đang đặt lại đơn hàng')).toBeVisible();
  letGo();
  await expect(sheet.getByText('2 món đã thay đổi giá so với lần trước')).toBeVisible();
  await expect(sheet.getByRole('list', { name: 'Món sẽ gọi lại' }).getByRole('listitem')).toHaveCount(2);
  await lookClosely(page, 'what would be ordered again');
  // whoever has ordered at a table of this server before is asked for a puzzle, and the same order goes again under its key
  const sent = new Set<string | undefined>();
  page.on('request', (request) => {
    if (request.url().endsWith('/create_order_normal')) sent.add(request.headers()['idempotency-key']);
  });
  await page.unrouteAll({ behavior: 'wait' });
  await sheet.getByRole('button', { name: /^Gọi lại ·/ }).dblclick();
  await expect(page.getByRole('button', { name: 'Đặt lại thành công' })).toBeVisible();
  await orderPlaced(page);
  expect([...sent]).toEqual([expect.stringMatching(/./)]);
  await page.goto(HOME);
  await expect(page.getByRole('link', { name: /^Xem thực đơn & gọi món/ })).toContainText('1 món');
  const orders = await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('mam.kept') ?? '').state.user;
    const answer = await fetch('/v1/order/history?pos_parent=BEPNHA', {
      headers: { 'x-user-token': token },
    });
    return (await answer.json()).data.orders;
  });
  expect(orders).toHaveLength(2);
  expect(orders[0].items).toEqual(orders[1].items);

  await page.goto(`${HOME}&is_preview=true`);
  await takenOver(page);
  await again(page).click();
  await expect(page.getByRole('button', { name: 'Bạn đang ở chế độ xem trước' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[TB75] what is sold out by now is named and nothing is sent; the rest goes on over the cart', async ({
  someone,
}) => {
  const { page: cook } = await someone(TABLET);
  await signIn(cook, 'BEPNHA');
  const { page: board } = await someone(DESKTOP);
  await signIn(board, 'BEPNHA');
  const diner = await someone(PHONE, 'Lý Hết Món');
  const { page } = diner;
  const { code } = await haveOrdered(diner, { dishes: [SWEET_SOUP, CHICKEN_SALAD], how: 'collected' });
  for (const step of ['Nhận', 'Xong món', 'Khách đã lấy']) await press(board, code, step);
  await page.goto(HOME);
  await again(page).click();
  const sheet = page.getByRole('dialog', { name: 'Gọi lại như lần trước' });
  await expect(sheet.getByRole('button', { name: /^Gọi lại ·/ })).toBeVisible();

  // what the server says against it is read, and it may be sent again
  const no = { error: 1, code: 'BUSY', message: 'Bếp đang quá tải', data: { message: 'Bếp đang quá tải' } };
  await page.route('**/v1/payment/create_order_normal', (route) => route.fulfill({ status: 409, json: no }));
  await sheet.getByRole('button', { name: /^Gọi lại ·/ }).click();
  const refused = page.getByRole('alertdialog', { name: 'Gửi yêu cầu gọi món không thành công' });
  await expect(refused).toContainText('Bếp đang quá tải');
  await refused.getByRole('button').click();
  await page.unroute('**/v1/payment/create_order_normal');
  await again(page).click();

  // while it is open
  await cook.getByRole('navigation', { name: 'Khu vực' }).getByRole('link', { name: 'Thực đơn' }).click();
  const soup = cook.getByRole('switch', { name: `Còn món ${SOUP}` });
  await soup.click();
  await expect(soup).not.toBeChecked();
  const failed = page.getByRole('dialog', { name: 'Lỗi đặt lại đơn hàng' });
  await expect(failed.getByRole('alert').filter({ hasText: SOUP })).toBeVisible();
  await lookClosely(page, 'what cannot be ordered again');
  await failed.getByRole('link', { name: 'Xem những món còn lại' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mâm của bạn' })).toBeVisible();
  await soup.click();
  await expect(soup).toBeChecked();
});

test('[TB74] who has ordered nothing is offered nothing', async ({ someone }) => {
  const { page } = await someone(PHONE);
  await scanLink(page, BEP_NHA.brand, BEP_NHA.store);
  await expect(dishCard(page, FLAN)).toBeVisible();
  await page.goto(HOME);
  await takenOver(page);
  await expect(page.getByRole('heading', { name: 'Quán mách bạn' })).toBeVisible();
  await expect(again(page)).toHaveCount(0);
});
