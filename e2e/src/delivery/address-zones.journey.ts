import { expect } from '@playwright/test';
import { giveAddress, placeButton } from '../order/at-the-checkout.ts';
import { comeBackToCart, FLAN } from '../start/been-here.ts';
import { PHONE, test } from '../start/people.ts';

test('a delivery zone: its fee, how much is missing for free delivery, and what lies outside', async ({
  someone,
}) => {
  const diner = await someone(PHONE);
  const { page } = diner;
  await comeBackToCart(diner, { shop: { brand: 'VUNGGIAO', store: 501 }, dishes: [FLAN] });
  await giveAddress(page, '27 Lê Thánh Tôn, P. Sài Gòn');
  const receipt = page.getByRole('region', { name: 'Chi tiết thanh toán' });
  await expect(receipt).toContainText('15.000');
  await expect(receipt).toContainText('Thêm 35.000đ nữa là được giao miễn phí');

  const quantity = page.getByRole('group', { name: 'Số lượng Bánh flan cà phê' });
  await quantity.getByRole('button', { name: 'Thêm một' }).click();
  await quantity.getByRole('button', { name: 'Thêm một' }).click();
  // pressed twice while the fee is being asked again: the press waits, and asks once
  await placeButton(page).dblclick();
  await expect(page.getByLabel('Tên người nhận')).toBeFocused();
  await expect(receipt).not.toContainText('giao miễn phí');
  await expect(receipt).not.toContainText('15.000');

  // the next time the address stands in its row, which leads to the list
  await page.reload();
  await page.getByRole('button', { name: /^Giao đến/ }).click();
  const list = page.getByRole('dialog', { name: 'Giao đến đâu?' });
  await list.getByRole('combobox').fill('Lê Quang Định, P. Bình Thạnh');
  await list.getByRole('button', { name: 'Giao đến đây' }).click();
  await expect(list).toBeHidden();
  await expect(receipt).toContainText('Không giao được');
  await expect(receipt).toContainText('Tổng cộngChưa có');
  // a button that cannot help says why to whoever presses it all the same
  const outside = page.getByRole('button', { name: 'Địa chỉ này ngoài vùng giao của quán' });
  await expect(outside).not.toHaveAttribute('aria-busy', 'true');
  await outside.focus();
  await page.keyboard.press('Enter');
  const far = page.getByRole('alertdialog', { name: 'Hơi xa quán rồi' });
  await far.getByRole('button', { name: 'Đổi địa chỉ' }).click();
  await expect(list).toBeVisible();
  await expect(list.getByText('Ngoài vùng giao')).toBeVisible();
  await list.getByRole('radio', { name: /27 Lê Thánh Tôn/ }).check();
  await list.getByRole('button', { name: 'Giao đến đây' }).click();
  await expect(placeButton(page)).toBeEnabled();
});
