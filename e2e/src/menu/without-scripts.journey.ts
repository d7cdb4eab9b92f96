import { expect, type Locator, type Page } from '@playwright/test';
import { PHONE, test } from '../start/people.ts';
import { dishCard } from './at-the-menu.ts';

const AT = 'pos_parent=BEPNHA&pos_id=101';
const CALL = /^Gọi Bếp Nhà Lúa Nguyễn Huệ, 028 3822 1199$/;

const withoutScripts = { javaScriptEnabled: false, locale: 'vi-VN' };

/** Where nothing can be drawn without a script, a sentence says what to do, and there is nothing else. */
async function saysWhatToDo(page: Page, title = 'Trang này cần JavaScript'): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
}

test('without scripts every page that needs one says what to do, and leads to a menu and a telephone', async ({
  someone,
}) => {
  const { page } = await someone({ ...PHONE, ...withoutScripts });
  for (const path of ['/search', '/cart', '/', '/order/detail', '/menu/new']) {
    await page.goto(`${path}?${AT}&table_name=12`);
    await saysWhatToDo(page);
    await expect(page.getByRole('link', { name: CALL })).toHaveAttribute('href', 'tel:02838221199');
    await page.getByRole('link', { name: 'Xem thực đơn' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bếp Nhà Lúa Nguyễn Huệ' })).toBeVisible();
    await expect(page.getByRole('link', { name: CALL })).toBeVisible();
  }

  // nor does an address that leads nowhere leave anybody there
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
  await page.goto('/search?pos_parent=SPREE&pos_id=201&lang=de');
  await saysWhatToDo(page, 'Diese Seite braucht JavaScript');
});

/** Where parts of something are on the screen at one and the same moment: the page may still be settling. */
const boxesAtOnce = (of: Locator, parts: string[]): Promise<(DOMRect | undefined)[]> =>
  of.evaluate(
    (whole, sought) => sought.map((part) => whole.querySelector(part)?.getBoundingClientRect().toJSON()),
    parts,
  );

test('without scripts the menu and every dish can be read, and so can the list of stores: no room is kept for what never comes', async ({
  someone,
}) => {
  const { page } = await someone({ ...PHONE, ...withoutScripts });
  await page.goto(`/menu?${AT}`);
  const band = page.getByRole('note').filter({ hasText: 'Trình duyệt này đang tắt JavaScript' });
  await expect(band).toBeVisible();
  // no room is kept for what would never come between the store and its categories
  const name = await page.getByRole('heading', { level: 1 }).filter({ visible: true }).boundingBox();
  const categories = await page
    .getByRole('navigation', { name: 'Danh mục' })
    .filter({ visible: true })
    .boundingBox();
  expect((categories?.y ?? 0) - (name?.y ?? 0) - (name?.height ?? 0)).toBeLessThan(120);
  const card = dishCard(page, 'Bún bò Huế');
  await expect(card).toContainText('72.000');
  await expect(page.getByText('Nước dùng ninh xương mười hai giờ')).toBeVisible();
  // nothing is shown that nobody would answer
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  // far down too a dish lies on its plate
  const far = dishCard(page, 'Chè ba màu');
  await far.scrollIntoViewIfNeeded();
  const [plate, food] = await boxesAtOnce(far, ['.dish', '.dish img']);
  expect(food?.width).toBeGreaterThan(0);
  expect(food).toEqual(plate);
  await card.getByRole('link', { name: 'Bún bò Huế', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bún bò Huế' })).toBeVisible();
  await expect(page.getByRole('textbox').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('group', { name: /^Số lượng/ }).filter({ visible: true })).toHaveCount(0);

  await page.goto('/?pos_parent=BEPNHA');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  // under the bands and the bar begins the list, and not behind them
  const [at, bar] = [await title.boundingBox(), await page.getByRole('banner').boundingBox()];
  expect(at?.y).toBeLessThan(240);
  expect(at?.y).toBeGreaterThanOrEqual((bar?.y ?? Number.NaN) + (bar?.height ?? 0));
  await expect(page.getByRole('combobox').filter({ visible: true })).toHaveCount(0);
});
