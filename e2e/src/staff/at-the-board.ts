import { expect, type Locator, type Page } from '@playwright/test';
import { demoPassword } from '../start/people.ts';

/** The owner of a demo brand comes to work, by the form. */
export async function signInByForm(page: Page, brand: string): Promise<void> {
  await page.goto('/staff/');
  await page.getByLabel('Thương hiệu').selectOption(brand);
  await page.getByLabel('Tên đăng nhập').fill(brand.toLowerCase());
  await page.getByLabel('Mật khẩu', { exact: true }).fill(demoPassword());
  await page.getByRole('button', { name: 'Vào ca' }).click();
  await expect(page.getByRole('navigation', { name: 'Khu vực' })).toBeVisible();
}

/** The owner of a demo brand has signed in before and comes to the board. */
export async function signIn(page: Page, brand: string): Promise<void> {
  await page.request.post('/v1/staff/sign-in', {
    headers: { origin: new URL((await page.request.get('/readyz')).url()).origin },
    data: { pos_parent: brand, name: brand.toLowerCase(), password: demoPassword() },
  });
  await page.goto('/staff/');
  await expect(page.getByRole('navigation', { name: 'Khu vực' })).toBeVisible();
}

export const orderCard = (page: Page, code: string): Locator =>
  page.getByRole('article', { name: `Đơn ${code}` });

/** Below 1024 px a new order has the whole screen until it is answered. */
export const takeover = (page: Page, code: string): Locator => page.getByRole('dialog', { name: code });

/** Opens a tab of the board, "Đang nấu" or "Đang giao". */
export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
}

/** The next step of an order on its card. */
export async function press(page: Page, code: string, step: string): Promise<void> {
  await orderCard(page, code).getByRole('button', { name: step }).click();
}

/** Counts every stroke of the bell from now on; call before the page is opened. */
export async function hearTheBell(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const heard = { strokes: 0 };
    Object.assign(window, { heard });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      heard.strokes += 1;
      start.call(this, when);
    };
  });
  return () => page.evaluate(() => (window as unknown as { heard: { strokes: number } }).heard.strokes);
}
