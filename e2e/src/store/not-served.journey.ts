import { expect, type Locator } from '@playwright/test';
import { dishCard, openCart, openDish, scanLink } from '../menu/at-the-menu.ts';
import { PHONE, test } from '../start/people.ts';

test('a closed store shows its menu and its hours, promises no minutes and takes nothing into the cart; nor does a paused one', async ({
  someone,
}) => {
  const { page } = await someone(PHONE);
  await scanLink(page, 'YENTINH', 301);
  const hours = page.getByRole('alertdialog', { name: 'Quán đã đóng cửa' });
  await expect(hours).toContainText('10:00');
  await expect(hours.locator('div').filter({ hasText: 'Giỗ Tổ' }).last()).toContainText('Nghỉ');
  await hours.getByRole('button', { name: 'Xem thực đơn' }).click();
  await expect(hours).toBeHidden();
  await expect(page.getByText(/mở lại 10:00/).filter({ visible: true })).toBeVisible();
  await expect(page.getByText(/Giao khoảng/)).toHaveCount(0);

  await dishCard(page, 'Bánh flan cà phê').getByRole('button', { name: 'Thêm Bánh flan cà phê' }).click();
  await expect(page.getByRole('button', { name: 'Quán đã đóng cửa' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Xem mâm/ })).toBeHidden();

  await page.goto('/cart?pos_parent=YENTINH&pos_id=301');
  await expect(page.getByRole('button', { name: 'Quán đã đóng cửa' })).toBeVisible();
  await expect(page).toHaveURL(/\/menu\?/);

  // paused it refuses even from inside a dish
  await scanLink(page, 'YENTINH', 302);
  await page.getByRole('button', { name: 'Xem thực đơn' }).click();
  await expect(page.getByText('Tạm đóng cửa').filter({ visible: true }).first()).toBeVisible();
  const dish = await openDish(page, 'Chè bưởi An Giang');
  await dish.getByRole('button', { name: /^Thêm.*đ/ }).click();
  await expect(page.getByRole('button', { name: 'Quán tạm đóng cửa' })).toBeVisible();
});

test('a closed store that delivers by appointment lets the cart be filled, and says when it delivers', async ({
  someone,
}) => {
  const { page } = await someone(PHONE);
  await scanLink(page, 'YENTINH', 303);
  await page.getByRole('button', { name: 'Xem thực đơn' }).click();
  await dishCard(page, 'Bánh flan cà phê').getByRole('button', { name: 'Thêm Bánh flan cà phê' }).click();
  await expect(page.getByRole('link', { name: /1 món.*Xem mâm/ })).toBeVisible();

  await openCart(page);
  await page.getByRole('button', { name: /^Thời gian.*Chưa chọn thời gian/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Giao lúc mấy giờ?' });
  await expect(sheet).toContainText(/Quán nghỉ \d\d\/\d\d: Giỗ Tổ/);
  // the chosen day lies in the middle of its wheel, also where it is not the first
  const days = sheet.getByRole('listbox', { name: 'Ngày' });
  const middleOf = async (of: Locator) => {
    const box = await of.boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
  };
  await expect(days.getByRole('option').first()).toHaveAccessibleName('Hôm nay, quán nghỉ');
  await expect
    .poll(async () =>
      Math.abs((await middleOf(days.getByRole('option', { selected: true }))) - (await middleOf(days))),
    )
    .toBeLessThan(4);
  await sheet.getByRole('button', { name: /^Giao lúc 10:00/ }).click();
  await expect(page.getByRole('button', { name: /^Thời gian.*10:00/ })).toBeVisible();
});
