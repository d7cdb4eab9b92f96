import { expect, type Locator, type Page } from '@playwright/test';
import { demoPassword } from '../start/people.ts';

/** The owner of a demo brand comes to work. */
export async function signIn(page: Page, brand: string): Promise<void> {
  await page.goto('/staff/');
  await page.getByLabel('Thương hiệu').selectOption(brand);
  await page.getByLabel('Tên đăng nhập').fill(brand.toLowerCase());
  await page.getByLabel('Mật khẩu', { exact: true }).fill(demoPassword());
  await page.getByRole('button', { name: 'Vào ca' }).click();
  await expect(page.getByRole('navigation', { name: 'Khu vực' })).toBeVisible();
}

export function orderCard(page: Page, code: string): Locator {
  return page.getByRole('article', { name: `Đơn ${code}` });
}
