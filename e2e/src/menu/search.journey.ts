import { expect } from '@playwright/test';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { dishCard, openCart, scanLink } from './at-the-menu.ts';

const NUTTY = 'Gỏi gà bắp cải';

test('a dish is found with a slip of the finger and what a keyboard left behind, and added', async ({
  someone,
}) => {
  const { page } = await someone(PHONE, 'Ngô Thị Mai');
  await scanLink(page, 'BEPNHA', 101);
  await page.getByRole('link', { name: 'Hôm nay ăn gì?' }).click();
  const field = page.getByRole('searchbox', { name: 'Tìm món' });
  await expect(field).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Hay được gọi' })).toBeVisible();

  await field.fill('phowr');
  await expect(dishCard(page, 'Phở gà ta xé')).toBeVisible();
  await field.fill('bahn chuoi');
  await expect(
    page.getByRole('heading', { name: 'Không có món “bahn chuoi”. Gần giống nhất:' }),
  ).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'có 1 món gần giống' })).toBeAttached();
  await page.getByRole('button', { name: 'Thêm Bánh chuối nướng nước dừa' }).click();

  // combos are found like dishes, and dishes by what is said of them
  await field.fill('mâm phở');
  await expect(dishCard(page, 'Mâm phở đôi bạn')).toBeVisible();
  await field.fill('ninh xuong');
  await expect(dishCard(page, 'Phở bò tái nạm gầu')).toBeVisible();

  await field.fill('xyzzy');
  await expect(page.getByRole('heading', { name: 'Không tìm thấy món “xyzzy”' })).toBeVisible();
  await page.getByRole('button', { name: 'Xoá từ khoá' }).click();
  // words that led to a dish are remembered, words that found nothing are not
  await expect(page.getByRole('button', { name: 'Tìm lại “bahn chuoi”' })).toBeVisible();
  await expect(page.getByText('xyzzy')).toHaveCount(0);
  await page.getByRole('button', { name: 'Quên “bahn chuoi”' }).click();
  await expect(page.getByRole('heading', { name: 'Bạn vừa tìm' })).toHaveCount(0);

  await openCart(page);
  await expect(page.getByText('Bánh chuối nướng nước dừa').first()).toBeVisible();
});

test('what a diner must not eat stays hidden, also after a reload, and the menu says so', async ({
  someone,
}) => {
  const { page } = await someone(PHONE);
  await scanLink(page, 'BEPNHA', 101);
  await expect(dishCard(page, NUTTY)).toBeVisible();
  await page.getByRole('button', { name: 'Lọc món' }).filter({ visible: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Lọc món' });
  await sheet.getByRole('button', { name: 'Đậu phộng' }).click();
  await sheet.getByRole('button', { name: 'Thuần chay' }).click();
  await sheet.getByRole('button', { name: /^Xem \d+ món$/ }).click();
  await expect(dishCard(page, NUTTY)).toHaveCount(0);

  await page.reload();
  const line = page.getByRole('button', { name: /^Sửa bộ lọc: Thuần chay, không đậu phộng Đang ẩn \d+ món/ });
  await expect(line.filter({ visible: true })).toBeVisible();
  await expect(dishCard(page, NUTTY)).toHaveCount(0);

  await page.getByRole('button', { name: 'Bỏ lọc' }).filter({ visible: true }).click();
  await dishCard(page, NUTTY).getByRole('link', { name: NUTTY, exact: true }).click();
  await expect(page.getByRole('dialog', { name: NUTTY })).toContainText('Có: Cá, Đậu phộng');
});

test('where the search stands in the menu, it filters dishes and categories', async ({ someone }) => {
  const { page } = await someone(DESKTOP);
  await page.goto('/menu?pos_parent=BEPNHA&pos_id=101&search_engine=0');
  const field = page.getByRole('searchbox', { name: 'Lọc món trong thực đơn' }).filter({ visible: true });
  await field.fill('ca phe');
  await expect(dishCard(page, 'Bánh flan cà phê')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Cơm', exact: true })).toHaveCount(0);
  await field.fill('qqqq');
  await expect(page.getByRole('heading', { name: 'Không có danh mục phù hợp' })).toBeVisible();
  await page.getByRole('button', { name: 'Xem cả thực đơn' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Cơm', exact: true })).toBeVisible();
});
