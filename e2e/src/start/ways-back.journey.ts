import { expect } from '@playwright/test';
import { DESKTOP, PHONE, test } from './people.ts';
import { BEP_NHA } from './shops.ts';

const AT = `pos_parent=${BEP_NHA.brand}&pos_id=${BEP_NHA.store}`;

test('whoever is lost is led on: from a page, a restaurant or a store there is not, to the stores and to the menu', async ({
  someone,
}) => {
  const { page } = await someone(PHONE);
  const unknownBrand = await page.goto('/menu?pos_parent=KHONGCO&pos_id=101');
  expect(unknownBrand?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Không thấy quán này' })).toBeVisible();
  await page.getByRole('link', { name: 'Về trang đầu' }).click();
  // a demo without a brand in its address shows the brands to choose from
  await expect(page.getByRole('heading', { level: 1, name: 'Một mâm, hai phía' })).toBeVisible();
  await page.getByRole('link', { name: 'Bếp Nhà Lúa', exact: true }).click();
  await expect(page).toHaveURL(/pos_parent=BEPNHA/);
  await expect(page.locator('ol').getByRole('listitem')).toHaveCount(4);

  const unknownPage = await page.goto(`/thuc-don?${AT}&source=TABLE_TENT`);
  expect(unknownPage?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Không có trang này' })).toBeVisible();
  await page.getByRole('link', { name: 'Về thực đơn' }).click();
  await expect(page).toHaveURL(/\/menu\?pos_parent=BEPNHA&pos_id=101&source=TABLE_TENT$/);
  await page.goto('/menu?pos_parent=BEPNHA&pos_id=999');
  await page.getByRole('link', { name: 'Xem các quán' }).click();
  await expect(page.getByRole('link', { name: 'Bếp Nhà Lúa Nguyễn Huệ', exact: true })).toBeVisible();

  // an order nobody knows leads to one's own and on to the menu, and so does an empty cart
  await page.goto(`/order/detail?${AT}&order_hash=KHONGCO:khong-co-don-nay`);
  await page.getByRole('link', { name: 'Xem đơn của tôi' }).click();
  await expect(page.getByRole('heading', { name: 'Chưa có đơn nào' })).toBeVisible();
  const toMenu = page.getByRole('link', { name: 'Gọi món từ thực đơn' });
  await toMenu.click();
  const menu = /\/menu\?pos_parent=BEPNHA&pos_id=101/;
  await expect(page).toHaveURL(menu);
  await page.goto(`/cart?${AT}`);
  await expect(page.getByRole('heading', { name: 'Mâm còn trống' })).toBeVisible();
  await toMenu.click();
  await expect(page).toHaveURL(menu);
});

test('at a table the arrow of the menu, and a page that is not there, lead to the table', async ({
  someone,
}) => {
  const { page } = await someone(DESKTOP);
  const home = page.getByText('Bàn 12');
  await page.goto(`/menu?${AT}&table_name=12`);
  await page.getByRole('link', { name: 'Về bàn của bạn' }).click();
  await expect(page).toHaveURL(/\/\?pos_parent=BEPNHA&pos_id=101&source=DEFAULT$/);
  await expect(home).toBeVisible();
  await page.goto(`/ban?${AT}`);
  await page.getByRole('link', { name: 'Về bàn của bạn' }).click();
  await expect(home).toBeVisible();
});

test('a menu that comes without its dishes is no lost restaurant: it is asked for again, and leads back', async ({
  someone,
}) => {
  const { page } = await someone(PHONE);
  await page.route('**/v1/menu?*', (route) =>
    route.fulfill({ json: { error: 0, message: '', data: { item_types: [] } } }),
  );
  await page.goto(`/search?${AT}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Mất kết nối' })).toBeVisible();
  await expect(page).toHaveURL(/\/404\?pos_parent=BEPNHA&pos_id=101&source=DEFAULT&reason=network$/);
  await page.unroute('**/v1/menu?*');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page).toHaveURL(/\/search\?/);
  await expect(page.getByRole('searchbox')).toBeVisible();
});
