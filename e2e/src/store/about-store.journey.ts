import { expect } from '@playwright/test';
import { scanLink } from '../menu/at-the-menu.ts';
import { PHONE, test } from '../start/people.ts';

const ADDRESS = '42 Nguyễn Huệ, P. Sài Gòn, TP. Hồ Chí Minh';

test('the head of a menu opens where the store is, when it is open and what it asks', async ({ someone }) => {
  const { page } = await someone(PHONE);
  await scanLink(page, 'BEPNHA', 101);
  await expect(page.getByText(/^Về quán:.*Giao khoảng 30 phút/)).toBeAttached();
  await page
    .getByRole('button', { name: /^Về quán/ })
    .filter({ visible: true })
    .click();
  const about = page.getByRole('dialog', { name: 'Bếp Nhà Lúa Nguyễn Huệ' });
  await expect(about.getByText(ADDRESS)).toBeVisible();
  await expect(about.getByRole('region', { name: /^Bản đồ đến/ })).toBeVisible();
  await expect(about.getByLabel('Giờ mở cửa').getByRole('term')).toHaveCount(7);
  await expect(about.getByRole('region', { name: 'Giao hàng' })).toContainText('Phí giao 15.000đ mỗi đơn');
  await page.goBack();
  await expect(about).toBeHidden();
  await expect(page).toHaveURL(/\/menu\?/);
});
