import { expect, type Page } from '@playwright/test';
import { comboFirst, dishCard, eatenWith, scanLink } from '../menu/at-the-menu.ts';
import { remember } from '../start/been-here.ts';
import { createHand, type Hand } from '../start/count-taps.ts';
import { type Person, PHONE, test } from '../start/people.ts';
import { takenOver } from '../start/taken-over.ts';
import { orderPlaced, orderSays, placeButton } from './at-the-checkout.ts';

const PHO = 'Phở bò tái nạm gầu';
const QUESTION = 'Gửi đơn tới quán?';
const LAST_TIME = {
  brand: 'BEPNHA',
  id: 'PHO01',
  variantId: 'PHO01-B',
  options: ['nuoc', 'them'].map((group) => ({
    groupId: `PHO01-${group}`,
    optionId: `PHO01-${group}-1`,
    quantity: 1,
  })),
};

const dish = (page: Page) => dishCard(page, PHO).getByRole('link', { name: PHO, exact: true });
const cart = (page: Page) => page.getByRole('link', { name: /Xem mâm/ });
const answer = (page: Page, question: string, yes: string) =>
  page.getByRole('alertdialog', { name: question }).getByRole('button', { name: yes });

/** Both suggestions come, and one tap answers each; the dish itself is looked at in between. */
async function takePho(page: Page, hand: Hand): Promise<void> {
  await hand.tap(dish(page));
  await hand.tap(comboFirst(page).getByRole('button', { name: 'Chỉ lấy món này' }));
  const sheet = page.getByRole('dialog', { name: PHO });
  await hand.tap(sheet.getByRole('button', { name: /^Thêm.*đ/ }));
  await expect(eatenWith(page)).toBeVisible();
}

async function orderFirst({ page, name, phone }: Person, hand: Hand): Promise<void> {
  await scanLink(page, 'BEPNHA', 101);
  await takePho(page, hand);
  await hand.tap(eatenWith(page).getByRole('link', { name: 'Xem mâm' }));
  await hand.fill(page.getByRole('combobox', { name: 'Giao đến' }), '27 Lê Thánh Tôn, P. Sài Gòn');
  await hand.next();
  await hand.fill(page.getByLabel('Tên người nhận'), name);
  await hand.next();
  await hand.fill(page.getByLabel('Số điện thoại'), phone);
  await hand.tap(placeButton(page));
  await hand.tap(answer(page, QUESTION, 'Đặt món'));
  await orderPlaced(page);
  await orderSays(page, 'Chờ quán xác nhận');
}

test('phở from a scanned link, delivered: eight taps and three fields at most, four taps the next time', async ({
  someone,
}) => {
  const diner = await someone(PHONE);
  const { page } = diner;
  const first = createHand(page);
  await orderFirst(diner, first);
  expect(first.taps(), 'taps of somebody new').toBeLessThanOrEqual(8);
  expect(first.fields(), 'fields of somebody new').toBeLessThanOrEqual(3);

  const again = createHand(page);
  await scanLink(page, 'BEPNHA', 101);
  await again.tap(dishCard(page, PHO).getByRole('button', { name: `Thêm ${PHO} như lần trước` }));
  await again.tap(cart(page));
  await expect(page.getByRole('button', { name: /^Giao đến/ })).toContainText('27 Lê Thánh Tôn');
  await again.tap(placeButton(page));
  await again.tap(answer(page, QUESTION, 'Đặt món'));
  await orderPlaced(page);
  expect(again.taps(), 'taps of who returns').toBeLessThanOrEqual(4);
  expect(again.fields()).toBe(0);
});

test('what was ordered before opens with the choices of last time, and nothing is suggested for it again', async ({
  someone,
}) => {
  const { page } = await someone(PHONE, 'Lê Như Cũ');
  await remember(page, { ordered: [LAST_TIME] });
  await scanLink(page, 'BEPNHA', 101);
  await dish(page).click();
  const sheet = page.getByRole('dialog', { name: PHO });
  await expect(sheet.getByRole('radio', { name: /^Tô lớn/ })).toBeChecked();
  await expect(sheet.getByRole('checkbox', { name: /^Trứng chần/ })).toBeChecked();
  await sheet.getByRole('button', { name: /^Thêm.*đ/ }).click();
  await expect(sheet).toBeHidden();
  await cart(page).click();
  await expect(page.getByText('Tô lớn')).toBeVisible();
});

test('phở at a table: four taps with the name, three the next time', async ({ someone }) => {
  const { page } = await someone(PHONE, 'Thư');
  const table = '/menu?pos_parent=BEPNHA&pos_id=101&table_name=12';
  const kitchen = 'Gửi món vào bếp?';
  const first = createHand(page);
  await page.goto(table);
  await takenOver(page);
  await first.tap(dish(page));
  await first.tap(comboFirst(page).getByRole('button', { name: /^Thêm.*đ/ }));
  await first.tap(eatenWith(page).getByRole('link', { name: 'Gọi món ngay' }));
  const question = page.getByRole('alertdialog', { name: kitchen });
  await first.fill(question.getByLabel('Tên của bạn'), 'Thư');
  await first.tap(answer(page, kitchen, 'Gọi món'));
  await orderPlaced(page);
  expect(first.taps(), 'taps of somebody new').toBeLessThanOrEqual(4);
  expect(first.fields(), 'fields of somebody new').toBeLessThanOrEqual(1);

  const again = createHand(page);
  await page.goto(table);
  await takenOver(page);
  await again.tap(dishCard(page, PHO).getByRole('button', { name: `Thêm ${PHO} như lần trước` }));
  await again.tap(page.getByRole('link', { name: 'Gọi món', exact: true }));
  await again.tap(answer(page, kitchen, 'Gọi món'));
  await orderPlaced(page);
  expect(again.taps(), 'taps of who returns').toBeLessThanOrEqual(3);
});
