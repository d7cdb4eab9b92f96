import { expect } from '@playwright/test';
import { openDish } from '../menu/at-the-menu.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { takenOver } from '../start/taken-over.ts';

test('a code on table 12 leads from a greeting over a list into the menu', async ({ someone }) => {
  const { page } = await someone(PHONE);
  await page.clock.setFixedTime(new Date('2026-11-21T18:05:00+07:00'));
  await page.goto('/?pos_parent=BEPNHA&pos_id=101&table_name=12');
  await expect(page.getByText('Bàn 12')).toBeVisible();
  await expect(page.getByText('Chào buổi tối')).toBeVisible();
  await lookClosely(page, 'table home');

  const nameButton = page.getByRole('button', { name: /^Sửa tên/ });
  await nameButton.click();
  const sheet = page.getByRole('dialog', { name: 'Quán nên gọi bạn là gì?' });
  const field = sheet.getByLabel('Tên của bạn');
  await sheet.getByRole('button', { name: 'Lưu' }).click();
  await expect(sheet.getByText('Vui lòng nhập tên của bạn')).toBeVisible();
  await expect(field).toBeFocused();
  await lookClosely(page, 'name of the diner');
  await field.fill('Chị Thư ở tận cuối con hẻm nhỏ');
  await expect(field).toHaveValue('Chị Thư ở tận cuối');
  await field.fill('Chị Thư');
  await field.press('Enter');
  await expect(nameButton).toHaveAccessibleName('Sửa tên: Chị Thư');
  await page.reload();
  await expect(nameButton).toHaveAccessibleName('Sửa tên: Chị Thư');
  await expect(page.getByText('Bàn 12')).toBeVisible();

  const door = page.getByRole('link', { name: /^Được yêu thích/ });
  const promised = Number(/(\d+) món/.exec(await door.innerText())?.[1]);
  await door.click();
  await expect(page).toHaveURL(/\/menu\/favourite\?/);
  await expect(page.getByRole('article')).toHaveCount(promised);
  await lookClosely(page, 'favourites');
  const dish = await openDish(page, 'Bánh mì thịt nướng mỡ hành');
  await dish.getByRole('button', { name: /^Thêm.*35\.000/ }).click();
  await expect(dish).toBeHidden();
  await expect(page.getByRole('link', { name: /1 món.*Xem mâm/ })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: /^Xem thực đơn & gọi món/ }).click();
  await expect(page).toHaveURL(/\/menu\?/);
  await expect(page.getByRole('link', { name: /1 món.*Xem mâm/ })).toBeVisible();
});

test('at the counter and without a table the page says only what holds', async ({ someone }) => {
  const { page } = await someone(DESKTOP);
  await page.goto('/?pos_parent=SPREE&pos_id=201&table_name=O2O__SELF_SERVICE');
  await expect(page.getByText('Zum Mitnehmen an der Theke')).toBeVisible();
  await lookClosely(page, 'counter home');
  await page.getByRole('link', { name: /^Spezialitäten/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Spezialitäten' })).toBeVisible();
  await lookClosely(page, 'signature dishes');
  await page.goto('/?pos_parent=BEPNHA&pos_id=102&is_preview=true');
  await expect(page.getByRole('heading', { level: 1, name: 'Khách hàng' })).toBeVisible();
  await expect(page.getByText('Bàn', { exact: true })).toBeHidden();
  await takenOver(page);
  await page.getByRole('button', { name: /^Sửa tên/ }).click();
  await expect(page.getByRole('button', { name: 'Bạn đang ở chế độ xem trước' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
