import { expect } from '@playwright/test';
import { DESKTOP, GERMAN, PHONE, test } from '../start/people.ts';
import { takenOver } from '../start/taken-over.ts';

test('an address typed without accents finds the nearest store, without any provider', async ({
  someone,
}) => {
  const { page } = await someone(PHONE);
  const questions: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/v1/menu') questions.push('a menu nobody needs yet');
    if (pathname.endsWith('/autocomplete')) questions.push(searchParams.get('address') ?? '');
  });
  await page.goto('/?pos_parent=BEPNHA');
  const field = page.getByRole('combobox', { name: 'Địa chỉ của bạn' });
  await field.pressSequentially('215 hoang van thu', { delay: 30 });
  const option = page.getByRole('option', { name: '215 Hoàng Văn Thụ P. Tân Sơn Hòa' });
  await expect(option).toBeVisible();
  expect(questions).toEqual(['215 hoang van thu']);

  await option.tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Chọn quán gần bạn' })).toBeVisible();
  const cards = page.locator('ol').getByRole('listitem');
  await expect(cards.first()).toContainText('Tân Bình');
  await expect(cards.first()).toContainText('0,');
  await expect(field).toHaveValue('215 Hoàng Văn Thụ, P. Tân Sơn Hòa, TP. Hồ Chí Minh');

  await page.reload();
  await expect(field).toHaveValue(/^215 Hoàng Văn Thụ/);
  await expect(cards.first()).toContainText('Tân Bình');
  await page.getByRole('button', { name: /^1\. Bếp Nhà Lúa Tân Bình/ }).tap();
  await expect(page.getByRole('link', { name: 'Bếp Nhà Lúa Tân Bình', exact: true })).toBeFocused();
});

test('a refused location, an empty field and an unknown address each say how to go on; the X deletes what is stored', async ({
  someone,
}) => {
  const { page } = await someone(PHONE);
  await page.goto('/?pos_parent=BEPNHA');
  const field = page.getByRole('combobox', { name: 'Địa chỉ của bạn' });
  // beside the field, not the toast
  const alert = page.getByRole('search').getByRole('alert');
  await page.getByRole('button', { name: 'Dùng vị trí của tôi' }).click();
  await expect(alert).toContainText('Trình duyệt chưa cho xem vị trí');
  await expect(field).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(alert).toHaveText('Nhập địa chỉ của bạn!');
  await page.keyboard.type('1 Đường Không Có Thật');
  await expect(alert).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(alert).toContainText('Chưa tìm thấy địa chỉ này trên bản đồ');
  await expect(field).toBeFocused();
  // nobody is stopped: the stores stand there as before
  await expect(page.locator('ol').getByRole('listitem')).toHaveCount(4);

  await field.fill('27 Lê Thánh Tôn, P. Sài Gòn');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Chọn quán gần bạn' })).toBeVisible();
  await page.getByRole('button', { name: 'Xoá địa chỉ' }).click();
  await expect(field).toHaveValue('');
  const choose = page.getByRole('heading', { level: 1, name: 'Chọn quán', exact: true });
  await expect(choose).toBeVisible();
  await page.reload();
  await expect(choose).toBeVisible();
  await expect(field).toHaveValue('');
});

test('the keyboard alone leads from an address over the map to a menu', async ({ someone }) => {
  const { page } = await someone({ ...DESKTOP, ...GERMAN });
  await page.goto('/?pos_parent=SPREE');
  await takenOver(page);
  const field = page.getByRole('combobox', { name: 'Ihre Adresse' });
  await field.focus();
  await page.keyboard.type('Oranienstr. 25');
  const option = page.getByRole('option', { name: 'Oranienstraße 25 10999 Berlin' });
  await expect(option).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '?');
  await page.keyboard.press('Enter');
  await expect(page.locator('ol').getByRole('listitem').first()).toContainText('Kreuzberg');

  const map = page.getByRole('application', { name: /^Karte\./ });
  const pin = page.getByRole('button', { name: /^1\. Spree Phở Kreuzberg/ });
  await map.focus();
  const before = await pin.boundingBox();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await pin.boundingBox())?.x).toBeLessThan((before?.x ?? 0) - 60);
  await page.keyboard.press('0');
  await expect
    .poll(async () => Math.round((await pin.boundingBox())?.x ?? 0))
    .toBe(Math.round(before?.x ?? 0));
  await page.keyboard.press('+');

  await pin.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Spree Phở Kreuzberg', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/menu\?.*pos_id=202/);
});
