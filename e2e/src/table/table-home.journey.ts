import { expect } from '@playwright/test';
import { openDish } from '../menu/at-the-menu.ts';
import { DESKTOP, GERMAN, PHONE, test } from '../start/people.ts';

test('a code on table 12 leads from a greeting over a list into the menu', async ({ someone }) => {
  const { page } = await someone(PHONE);
  await page.clock.setFixedTime(new Date('2026-11-21T18:05:00+07:00'));
  await page.goto('/?pos_parent=BEPNHA&pos_id=101&table_name=12');
  await expect(page.getByText('Bàn 12')).toBeVisible();
  await expect(page.getByText('Chào buổi tối')).toBeVisible();
  const nameButton = page.getByRole('button', { name: /^Sửa tên/ });
  await nameButton.click();
  const field = page.getByRole('dialog', { name: 'Quán nên gọi bạn là gì?' }).getByLabel('Tên của bạn');
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
  const dish = await openDish(page, 'Bánh mì thịt nướng mỡ hành');
  await dish.getByRole('button', { name: /^Thêm.*35\.000/ }).click();
  await expect(dish).toBeHidden();
  await expect(page.getByRole('link', { name: /1 món.*Xem mâm/ })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: /^Xem thực đơn & gọi món/ }).click();
  await expect(page).toHaveURL(/\/menu\?/);
  await expect(page.getByRole('link', { name: /1 món.*Xem mâm/ })).toBeVisible();
});

test('at the counter of another brand the page says so, and leads to what it is known for', async ({
  someone,
}) => {
  const { page } = await someone({ ...DESKTOP, ...GERMAN });
  await page.goto('/?pos_parent=SPREE&pos_id=201&table_name=O2O__SELF_SERVICE');
  await expect(page.getByText('Zum Mitnehmen an der Theke')).toBeVisible();
  await page.getByRole('link', { name: /^Spezialitäten/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Spezialitäten' })).toBeVisible();
});
