import { expect } from '@playwright/test';
import { inProduction } from '../start/ground.ts';
import { changingBrand, menulessBrand, zonedBrand } from '../start/journey-brands.ts';
import { PHONE, test } from '../start/people.ts';
import { takenOver } from '../start/taken-over.ts';

test('a restaurant’s own server of two brands names neither at its address; a diner finds back to theirs', async ({
  someone,
}) => {
  const { page } = await someone(PHONE);
  await inProduction([changingBrand(70_000), zonedBrand()], async (url) => {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1, name: 'Không thấy quán này' })).toBeVisible();
    await expect(page.getByText(/Quán Đổi Giá|Quán Có Vùng|dùng thử/)).toHaveCount(0);

    await page.goto(`${url}/?pos_parent=DOIGIA`);
    await takenOver(page);
    await expect(page.getByRole('link', { name: 'Quán Đổi Giá', exact: true })).toBeVisible();
    await page.goto(url);
    await expect(page).toHaveURL(/\?pos_parent=DOIGIA&source=DEFAULT$/);
    await expect(page.getByRole('link', { name: 'Quán Đổi Giá', exact: true })).toBeVisible();

    await page.goto(`${url}/menu?pos_parent=KHONGCO&pos_id=1`);
    await page.getByRole('link', { name: 'Xem các quán' }).click();
    await expect(page.getByRole('link', { name: 'Quán Đổi Giá', exact: true })).toBeVisible();
  });
});

test('a store nothing was published for says so, is not open, and does not pretend to be lost', async ({
  someone,
}) => {
  const { page } = await someone(PHONE);
  await inProduction([menulessBrand()], async (url) => {
    await page.goto(`${url}/?pos_parent=CHUABAY`);
    const card = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
    await expect(card('Quán Chưa Bày')).toContainText('Đang mở');
    await expect(card('Quán Chưa Có Món')).toContainText('Chưa có thực đơn');
    await expect(card('Quán Chưa Có Món')).not.toContainText('Đang mở');
    await page.getByRole('link', { name: 'Quán Chưa Có Món', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Quán Chưa Có Món' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Không tìm thấy thực đơn' })).toBeVisible();
    await expect(page.getByText(/Đang mở/)).toHaveCount(0);
    const answer = await page.reload();
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { name: 'Không tìm thấy thực đơn' })).toBeVisible();
  });
});

test('a link that wants no logo shows none, of brand or store, and none after a reload', async ({
  someone,
}) => {
  const { page } = await someone(PHONE);
  const logos = page.locator('img[src*="/logo"]');
  await page.goto('/?pos_parent=BEPNHA');
  await expect(logos.first()).toBeVisible();
  await page.goto('/?pos_parent=BEPNHA&logo=0');
  await expect(page.getByRole('link', { name: 'Bếp Nhà Lúa Nguyễn Huệ', exact: true })).toBeVisible();
  await expect(logos).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Một mâm, hai phía' })).toBeVisible();
  await expect(logos).toHaveCount(0);
});
