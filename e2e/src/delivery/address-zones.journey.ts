import { expect } from '@playwright/test';
import { giveAddress, openPin, placeButton } from '../order/at-the-checkout.ts';
import { comeBackToCart, FLAN } from '../start/been-here.ts';
import { importBrand, partnerBrand } from '../start/journey-brands.ts';
import { lookClosely } from '../start/look-closely.ts';
import { dataFolder, PHONE, test } from '../start/people.ts';

test('a delivery zone: its fee, how much is missing for free delivery, and what lies outside', async ({
  someone,
}) => {
  const diner = await someone(PHONE);
  const { page } = diner;
  await comeBackToCart(diner, { shop: { brand: 'VUNGGIAO', store: 501 }, dishes: [FLAN] });
  await giveAddress(page, '27 Lê Thánh Tôn, P. Sài Gòn');
  const receipt = page.getByRole('region', { name: 'Thanh toán' });
  await expect(receipt).toContainText('15.000');
  await expect(receipt).toContainText('Thêm 35.000đ nữa là được giao miễn phí');
  await lookClosely(page, 'nearly free');

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

test('a partner that does not drive there: said in the receipt and on the button, at one distance', async ({
  someone,
}) => {
  importBrand(partnerBrand(), dataFolder());
  const diner = await someone(PHONE);
  const { page } = diner;
  await comeBackToCart(diner, { shop: { brand: 'DOITAC', store: 801 }, dishes: [FLAN] });
  const sheet = await openPin(page);
  await sheet.getByRole('combobox', { name: 'Địa chỉ' }).fill('Hà Nội');
  await sheet.getByRole('option', { name: 'TP. Hà Nội' }).first().click();
  await sheet.getByRole('button', { name: 'Giao đến đây' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('region', { name: 'Thanh toán' })).toContainText('Không giao được');
  const far = page.getByRole('button', { name: /^Cách quán [\d,]+ km, quán giao tối đa/ });
  await expect(far).not.toHaveAttribute('aria-busy', 'true');
  const [away = ''] = /Cách quán [\d,]+ km/.exec(await far.innerText()) ?? [];
  await expect(page.getByRole('region', { name: 'Thông tin nhận món' })).toContainText(away);
  await lookClosely(page, 'too far for the partner');
});
