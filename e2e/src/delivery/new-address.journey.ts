import { expect, type Locator } from '@playwright/test';
import { openPin, openRow } from '../order/at-the-checkout.ts';
import { comeBackToCart, FLAN } from '../start/been-here.ts';
import { PHONE, test } from '../start/people.ts';

/** Pulls the map under its pin, so that the pin comes to stand elsewhere. */
async function pullMap(dialog: Locator): Promise<void> {
  const box = await dialog.getByRole('application').boundingBox();
  if (!box) throw new Error('there is no map');
  const mouse = dialog.page().mouse;
  await mouse.move(box.x + 200, box.y + 150);
  await mouse.down();
  await mouse.move(box.x + 30, box.y + 60, { steps: 5 });
  await mouse.up();
}

test('an address of one’s own: found by typing, moved on the map, kept, changed and deleted', async ({
  someone,
}) => {
  const diner = await someone(PHONE);
  const { page } = diner;
  await comeBackToCart(diner, { dishes: [FLAN] });

  const fresh = await openPin(page);
  const field = fresh.getByRole('combobox', { name: 'Địa chỉ' });
  await fresh.getByRole('button', { name: 'Giao đến đây' }).click();
  await expect(fresh.getByText('Nhập địa chỉ của bạn!')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('27 Lê Thánh');
  await expect(fresh.getByRole('option').first()).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(field).toHaveValue(/^27 Lê Thánh Tôn/);
  await expect(fresh.getByText('Trong vùng giao')).toBeVisible();

  await pullMap(fresh);
  await expect(field).not.toHaveValue(/Lê Thánh Tôn/);
  const where = await field.inputValue();
  await fresh.getByLabel('Người nhận').fill('Minh Thư');
  await fresh.getByLabel('Điện thoại').fill('0901234567');
  await fresh.getByRole('button', { name: 'Giao đến đây' }).click();
  await expect(fresh).toBeHidden();

  await page.reload();
  await expect(page.getByRole('button', { name: /^Giao đến/ })).toContainText(where);
  await expect(page.getByRole('button', { name: /^Người nhận/ })).toContainText('Minh Thư');

  const list = await openRow(page, 'Giao đến', 'Giao đến đâu?');
  await expect(list.getByRole('radio')).toBeChecked();
  await list.getByRole('button', { name: 'Sửa', exact: true }).click();
  await list.getByRole('button', { name: `Sửa ${where}` }).click();
  const edit = page.getByRole('dialog', { name: 'Sửa địa chỉ' });
  await edit.getByLabel('Toà nhà, lầu, cách vào').fill('Lầu 12');
  await edit.getByRole('button', { name: 'Lưu địa chỉ này' }).click();
  await expect(edit).toBeHidden();
  await expect(list).toContainText('Lầu 12 · Minh Thư');

  await list.getByRole('button', { name: `Xoá ${where}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Xoá địa chỉ này?' });
  await question.getByRole('button', { name: 'Xoá' }).click();
  await expect(list.getByText(where)).toBeHidden();
  await list.getByRole('button', { name: 'Đóng' }).click();
  await expect(page.getByRole('button', { name: /^Giao đến/ })).toContainText('Nhập địa chỉ của bạn!');
});
