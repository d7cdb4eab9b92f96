import { expect, type Page } from '@playwright/test';
import { addAtOnce, eatenWith, openCart, openDish, scanLink } from '../menu/at-the-menu.ts';
import {
  hearTheBell,
  openTab,
  orderCard,
  press,
  signIn,
  signInByForm,
  takeover,
} from '../staff/at-the-board.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, MOVES, PHONE, TABLET, test } from '../start/people.ts';
import {
  collectMyself,
  giveAddress,
  giveRecipient,
  orderPlaced,
  orderSays,
  placeOrder,
} from './at-the-checkout.ts';

const PHO = 'Phở bò tái nạm gầu';

/** Two large bowls with an egg, quẩy and a word to the kitchen; the price follows every choice. */
async function choosePho(page: Page): Promise<void> {
  const pho = await openDish(page, PHO);
  const add = pho.getByRole('button', { name: /^Thêm.*đ/ });
  await expect(add).toContainText('75.000');
  await pho.getByRole('radio', { name: /^Tô lớn/ }).check();
  await expect(add).toContainText('90.000');
  await pho.getByRole('radio', { name: /^Nước béo/ }).check();
  await pho.getByRole('checkbox', { name: /^Trứng chần/ }).check();
  await pho.getByRole('checkbox', { name: /^Quẩy giòn/ }).check();
  await expect(add).toContainText('105.000');
  await expect(pho.getByRole('checkbox', { name: /^Gân bò/ })).toBeDisabled();
  await pho.getByLabel('Dặn bếp').fill('Không hành giúp em');
  await pho
    .getByRole('group', { name: `Số lượng ${PHO}` })
    .getByRole('button', { name: 'Thêm một' })
    .click();
  await expect(add).toContainText('210.000');
  await lookClosely(page, 'dish');
  await add.click();
  await expect(pho).toBeHidden();
  await eatenWith(page).getByRole('button', { name: 'Không, cảm ơn' }).click();
  await expect(eatenWith(page)).toBeHidden();
}

async function expectReceipt(page: Page, name: string, amounts: readonly string[]): Promise<void> {
  const receipt = page.getByRole('region', { name });
  for (const amount of amounts) await expect(receipt).toContainText(amount);
}

test('the first order: from a scanned link on a phone to the tablet at the pass, and home', async ({
  someone,
}) => {
  const diner = await someone({ ...PHONE, ...MOVES });
  const cook = await someone({ ...TABLET, ...MOVES });
  const { page } = diner;

  const strokes = await hearTheBell(cook.page);
  await cook.page.goto('/staff/');
  await lookClosely(cook.page, 'sign in');
  await signInByForm(cook.page, 'BEPNHA');
  await lookClosely(cook.page, 'empty board');

  await scanLink(page, 'BEPNHA', 101);
  await lookClosely(page, 'menu');
  await choosePho(page);
  await addAtOnce(page, 'Bánh flan cà phê');

  await openCart(page);
  await lookClosely(page, 'cart');
  await giveAddress(page, '27 Lê Thánh Tôn, P. Sài Gòn');
  await giveRecipient(diner);
  const amounts = ['235.000', '40.000', '15.600', '15.000', '225.600'];
  await expectReceipt(page, 'Thanh toán', amounts);
  await placeOrder(page);
  const code = await orderPlaced(page);
  await orderSays(page, 'Chờ quán xác nhận');
  await expectReceipt(page, 'Chi tiết thanh toán', amounts);
  await lookClosely(page, 'order, waiting');

  const fresh = takeover(cook.page, code);
  await expect(fresh).toContainText(PHO);
  await expect(fresh).toContainText('Không hành giúp em');
  await expect(fresh).toContainText('để nhận');
  expect(await strokes()).toBeGreaterThan(0);
  await lookClosely(cook.page, 'new order');
  await fresh.getByRole('radio', { name: '20 phút' }).check();
  await fresh.getByRole('button', { name: 'Nhận đơn, 20 phút' }).click();
  await expect(fresh).toBeHidden();

  await orderSays(page, 'Bếp đang nấu');
  await expect(page.getByText(/Dự kiến tới lúc \d\d:\d\d/)).toBeVisible();
  await lookClosely(page, 'order, cooking');

  await openTab(cook.page, 'Đang nấu');
  await expect(orderCard(cook.page, code)).toContainText('Thu 225.600đ');
  await lookClosely(cook.page, 'board, cooking');
  await press(cook.page, code, 'Xong món');
  await orderSays(page, 'Món đã xong');
  await openTab(cook.page, 'Chờ lấy');
  await press(cook.page, code, 'Đã đi giao');
  await orderSays(page, 'Đang giao tới bạn');
  await openTab(cook.page, 'Đang giao');
  await press(cook.page, code, 'Đã giao xong');
  await orderSays(page, 'Chúc ngon miệng');
  await lookClosely(page, 'order, done');
  await openTab(cook.page, 'Xong');
  await expect(cook.page.getByRole('tabpanel')).toContainText(code);
});

test('the first order on a desktop: fetched at the counter, answered on the board of the office', async ({
  someone,
}) => {
  const diner = await someone(DESKTOP);
  const cook = await someone(DESKTOP);
  const { page } = diner;
  await signIn(cook.page, 'BEPNHA');

  await scanLink(page, 'BEPNHA', 101);
  await lookClosely(page, 'menu');
  await choosePho(page);
  await openCart(page);
  await collectMyself(diner);
  const amounts = ['210.000', '40.000', '13.600', '183.600'];
  await expectReceipt(page, 'Thanh toán', amounts);
  await lookClosely(page, 'cart');
  await placeOrder(page);
  const code = await orderPlaced(page);
  await orderSays(page, 'Chờ quán xác nhận');
  await lookClosely(page, 'order, waiting');

  const card = orderCard(cook.page, code);
  await expect(cook.page.getByRole('region', { name: 'Đơn mới' }).filter({ has: card })).toBeVisible();
  await expect(card).toContainText('Không hành giúp em');
  await expect(card).toContainText('183.600');
  await lookClosely(cook.page, 'board');
  await card.getByRole('radio', { name: '15 phút' }).check();
  await card.getByRole('button', { name: 'Nhận đơn' }).click();
  await orderSays(page, 'Bếp đang nấu');
  await expect(page.getByText(/Mời bạn ghé lấy lúc \d\d:\d\d/)).toBeVisible();
  await press(cook.page, code, 'Xong món');
  await orderSays(page, 'Món đã xong');
  await press(cook.page, code, 'Khách đã lấy');
  await orderSays(page, 'Đơn hàng hoàn thành');
  await lookClosely(page, 'order, collected');
});
