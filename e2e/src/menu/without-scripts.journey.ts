import { expect, type Page } from '@playwright/test';
import { PHONE, test } from '../start/people.ts';

const AT = 'pos_parent=BEPNHA&pos_id=101';
const CALL = /^Gọi Bếp Nhà Lúa Nguyễn Huệ, 028 3822 1199$/;

const withoutScripts = { javaScriptEnabled: false, locale: 'vi-VN' };

/** Where nothing can be drawn without a script, a sentence says what to do, and there is nothing else. */
async function saysWhatToDo(page: Page, title = 'Trang này cần JavaScript'): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
}

test('without scripts every page of a store leads to its menu and its telephone', async ({ someone }) => {
  const { page } = await someone({ ...PHONE, ...withoutScripts });
  for (const path of ['/search', '/cart', '/', '/order/detail', '/menu/new']) {
    await page.goto(`${path}?${AT}&table_name=12`);
    await saysWhatToDo(page);
    await expect(page.getByRole('link', { name: CALL })).toHaveAttribute('href', 'tel:02838221199');
    await page.getByRole('link', { name: 'Xem thực đơn' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bếp Nhà Lúa Nguyễn Huệ' })).toBeVisible();
    await expect(page.getByRole('link', { name: CALL })).toBeVisible();
  }
});

test('without scripts an address that leads nowhere says so, and the demo names its kitchens', async ({
  someone,
}) => {
  const { page } = await someone({ ...PHONE, ...withoutScripts });
  await page.goto(`/thuc-don-cu?${AT}`);
  await saysWhatToDo(page, 'Không tìm thấy trang này');
  await expect(page.getByRole('link', { name: CALL })).toBeVisible();
  await page.goto('/menu?pos_parent=BEPNHA&pos_id=999');
  await saysWhatToDo(page, 'Không tìm thấy trang này');
  await page.getByRole('link', { name: 'Xem các quán' }).click();
  await expect(page.getByRole('link', { name: 'Bếp Nhà Lúa Nguyễn Huệ', exact: true })).toBeVisible();
  await page.goto('/');
  await saysWhatToDo(page);
  await page.getByRole('link', { name: 'Spree Phở' }).click();
  await expect(page.getByText('Torstraße 140')).toBeVisible();
  await page.goto('/search?pos_parent=SPREE&pos_id=201');
  await saysWhatToDo(page, 'Diese Seite braucht JavaScript');
});

test('without scripts the list of stores keeps no room for a map and a search that never come', async ({
  someone,
}) => {
  const { page } = await someone({ ...PHONE, ...withoutScripts });
  await page.goto('/?pos_parent=BEPNHA');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  // under the bands and the bar begins the list, and not behind them
  const [at, bar] = [await title.boundingBox(), await page.getByRole('banner').boundingBox()];
  expect(at?.y).toBeLessThan(240);
  expect(at?.y).toBeGreaterThanOrEqual((bar?.y ?? Number.NaN) + (bar?.height ?? 0));
  await expect(page.getByRole('combobox').filter({ visible: true })).toHaveCount(0);
});
