import { expect } from '@playwright/test';
import { comeBackToCart, FLAN } from '../start/been-here.ts';
import { PHONE, test } from '../start/people.ts';
import { giveAddress, giveRecipient, orderPlaced, placeButton } from './at-the-checkout.ts';

test('one press leads through all that is missing: the fields of the page, then the sheet, as far as the question', async ({
  someone,
}) => {
  const diner = await someone(PHONE, 'Võ Đi Tiếp');
  const { page } = diner;
  await comeBackToCart(diner, { dishes: [FLAN] });
  await placeButton(page).click();
  await expect(page.getByRole('combobox', { name: 'Giao đến' })).toBeFocused();
  await expect(page.getByText('Nhập địa chỉ của bạn!')).toBeVisible();
  await giveAddress(page, '27 Lê Thánh Tôn, P. Sài Gòn');
  await placeButton(page).click();
  await expect(page.getByLabel('Tên người nhận')).toBeFocused();
  await page.getByLabel('Tên người nhận').fill(diner.name);
  await placeButton(page).click();
  await expect(page.getByLabel('Số điện thoại')).toBeFocused();
  await expect(page.getByText('Số điện thoại cần 8 đến 15 chữ số')).toBeVisible();
  await giveRecipient(diner);

  // an address of the list, and then no address: the list is asked, not the page
  await page.reload();
  await page.getByRole('button', { name: /^Giao đến/ }).click();
  const list = page.getByRole('dialog', { name: 'Giao đến đâu?' });
  await list.getByRole('button', { name: 'Sửa', exact: true }).click();
  await list.getByRole('button', { name: /^Xoá 27 Lê Thánh Tôn/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Xoá' }).click();
  await list.getByRole('button', { name: 'Đóng' }).click();
  await expect(list).toBeHidden();
  await placeButton(page).click();
  const fresh = page.getByRole('dialog', { name: 'Thêm địa chỉ' });
  await fresh.getByRole('combobox', { name: 'Địa chỉ' }).fill('45 Lý Tự Trọng, P. Sài Gòn');
  await fresh.getByRole('button', { name: 'Giao đến đây' }).click();
  const question = page.getByRole('alertdialog', { name: 'Gửi đơn tới quán?' });
  await expect(question).toContainText('giao đến 45 Lý Tự Trọng');
  await question.getByRole('button', { name: 'Đặt món' }).click();
  await orderPlaced(page);
});
