import { expect, type Page } from '@playwright/test';
import { openTab, orderCard } from '../staff/at-the-board.ts';
import { beingCooked } from '../staff/being-cooked.ts';
import { CHICKEN_SALAD } from '../start/been-here.ts';
import { test } from '../start/people.ts';

/** Asks the diner whether they want spring rolls as well. */
async function askForRolls(page: Page, code: string): Promise<void> {
  await orderCard(page, code)
    .getByRole('button', { name: `Xem đơn ${code}` })
    .click();
  await page.getByRole('button', { name: 'Sửa đơn' }).click();
  const change = page.getByRole('dialog', { name: `Sửa ${code}` });
  await change.getByRole('button', { name: 'Thêm món' }).click();
  const picker = page.getByRole('dialog', { name: 'Thêm món' });
  await picker.getByRole('searchbox').fill('nem nuong');
  await picker.getByRole('button', { name: /^Nem nướng Nha Trang/ }).click();
  await change.getByRole('radio', { name: /^Hỏi khách trên trang đơn/ }).check();
  await change.getByRole('button', { name: /^Hỏi khách/ }).click();
  await expect(change).toBeHidden();
}

test('a dearer change is asked on the diner’s phone: no to the first, yes to the second, and the kitchen cooks on meanwhile', async ({
  someone,
  kitchen,
}) => {
  const { cook, cashier, diner, code } = await beingCooked(someone, kitchen, [CHICKEN_SALAD]);
  await openTab(cook.page, 'Đang nấu');
  const card = orderCard(cook.page, code);

  await askForRolls(cashier.page, code);
  const asked = diner.page.getByRole('dialog', { name: 'Quán xin đổi 1 món' });
  await expect(card).toContainText('Đang hỏi khách đổi món');
  await asked.getByRole('button', { name: 'Không, cảm ơn' }).click();
  await expect(asked).toBeHidden();
  await expect(card).toContainText('Khách không đồng ý đổi món');
  await expect(card).toContainText('Thu 81.960đ');

  await cashier.page.keyboard.press('Escape');
  await askForRolls(cashier.page, code);
  await expect(asked).toContainText('Nem nướng Nha Trang');
  await asked.getByRole('button', { name: 'Đồng ý đổi' }).click();
  await expect(asked).toBeHidden();
  await expect(diner.page.getByRole('region', { name: /^Quán đã sửa đơn lúc/ })).toContainText('Nem nướng');
  await expect(card).toContainText('Nem nướng Nha Trang');
  await expect(card).not.toContainText('Thu 81.960đ');
});
