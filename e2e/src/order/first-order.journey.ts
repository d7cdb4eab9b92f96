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
import { comeBackToCart, FLAN } from '../start/been-here.ts';
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

/** A large bowl with an egg and a word to the kitchen; the price follows every choice. */
async function choosePho(page: Page): Promise<void> {
  const pho = await openDish(page, PHO);
  const add = pho.getByRole('button', { name: /^Thêm.*đ/ });
  await expect(add).toContainText('75.000');
  await pho.getByRole('radio', { name: /^Tô lớn/ }).check();
  await expect(add).toContainText('90.000');
  await pho.getByRole('checkbox', { name: /^Quẩy giòn/ }).check();
  await pho.getByRole('checkbox', { name: /^Trứng chần/ }).check();
  await expect(pho.getByRole('checkbox', { name: /^Gân bò/ })).toBeDisabled();
  await pho.getByLabel('Dặn bếp').fill('Không hành giúp em');
  await pho
    .getByRole('group', { name: `Số lượng ${PHO}` })
    .getByRole('button', { name: 'Thêm một' })
    .click();
  await expect(add).toContainText('210.000');
  await add.click();
  await eatenWith(page).getByRole('button', { name: 'Không, cảm ơn' }).click();
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
  await signInByForm(cook.page, 'BEPNHA');

  await scanLink(page, 'BEPNHA', 101);
  await choosePho(page);
  await addAtOnce(page, 'Bánh flan cà phê');
  await openCart(page);
  await giveAddress(page, '27 Lê Thánh Tôn, P. Sài Gòn');
  await giveRecipient(diner);
  const amounts = ['235.000', '40.000', '15.600', '15.000', '225.600'];
  await expectReceipt(page, 'Chi tiết thanh toán', amounts);
  await placeOrder(page);
  const code = await orderPlaced(page);
  await orderSays(page, 'Chờ quán xác nhận');
  await expectReceipt(page, 'Chi tiết thanh toán', amounts);

  const fresh = takeover(cook.page, code);
  for (const fact of [PHO, 'Không hành giúp em', 'để nhận']) await expect(fresh).toContainText(fact);
  expect(await strokes()).toBeGreaterThan(0);
  await fresh.getByRole('radio', { name: '20 phút' }).check();
  await fresh.getByRole('button', { name: 'Nhận đơn, 20 phút' }).click();
  await orderSays(page, 'Bếp đang nấu');
  await expect(page.getByText(/Dự kiến tới lúc \d\d:\d\d/)).toBeVisible();

  await openTab(cook.page, 'Đang nấu');
  await expect(orderCard(cook.page, code)).toContainText('Thu 225.600đ');
  for (const [step, next, title] of [
    ['Xong món', 'Chờ lấy', 'Món đã xong'],
    ['Đã đi giao', 'Đang giao', 'Đang giao tới bạn'],
    ['Đã giao xong', 'Xong', 'Chúc ngon miệng'],
  ] as const) {
    await press(cook.page, code, step);
    await orderSays(page, title);
    await openTab(cook.page, next);
  }
  await expect(cook.page.getByRole('tabpanel')).toContainText(code);
});

test('an order from a desk: fetched at the counter, answered on the board of the office', async ({
  someone,
}) => {
  const diner = await someone(DESKTOP);
  const cook = await someone(DESKTOP);
  const { page } = diner;
  await signIn(cook.page, 'BEPNHA');
  await comeBackToCart(diner, { dishes: [FLAN] });
  await collectMyself(diner);
  await expectReceipt(page, 'Chi tiết thanh toán', ['25.000', '2.000', '27.000']);
  await placeOrder(page);
  const code = await orderPlaced(page);
  const card = orderCard(cook.page, code);
  await expect(cook.page.getByRole('region', { name: 'Đơn mới' }).filter({ has: card })).toContainText(
    '27.000',
  );
  await card.getByRole('radio', { name: '15 phút' }).check();
  await card.getByRole('button', { name: 'Nhận đơn' }).click();
  await orderSays(page, 'Bếp đang nấu');
  await expect(page.getByText(/Mời bạn ghé lấy lúc \d\d:\d\d/)).toBeVisible();
  await press(cook.page, code, 'Xong món');
  await orderSays(page, 'Món đã xong');
  await press(cook.page, code, 'Khách đã lấy');
  await orderSays(page, 'Đơn hàng hoàn thành');
});
