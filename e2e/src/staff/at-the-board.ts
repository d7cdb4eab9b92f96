import { expect, type Locator, type Page } from '@playwright/test';
import { demoPassword } from '../start/people.ts';

/** Somebody who works for a brand. */
export interface Account {
  readonly brand: string;
  readonly name: string;
  readonly password: string;
}

const demoOwner = (brand: string): Account => ({
  brand,
  name: brand.toLowerCase(),
  password: demoPassword(),
});

/** The owner of a demo brand, or who is named, comes to work, by the form; over another way to the server where one is given. */
export async function signInByForm(page: Page, who: string | Account, way = ''): Promise<void> {
  const { brand, name, password } = typeof who === 'string' ? demoOwner(who) : who;
  await page.goto(`${way}/staff/`);
  await page.getByLabel('Thương hiệu').selectOption(brand);
  await page.getByLabel('Tên đăng nhập').fill(name);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Vào ca' }).click();
  await expect(page.getByRole('navigation', { name: 'Khu vực' })).toBeVisible();
}

/** Posts as the page's own browser would: with its cookies, from its origin. */
export async function post(page: Page, path: string, data: object): Promise<void> {
  const origin = new URL((await page.request.get('/readyz')).url()).origin;
  const answer = await page.request.post(path, { headers: { origin }, data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function enter(page: Page, { brand, name, password }: Account): Promise<void> {
  await post(page, '/v1/staff/sign-in', { pos_parent: brand, name, password });
}

/** The owner of a demo brand, or who is named, has signed in before and comes to the board. */
export async function signIn(page: Page, who: string | Account): Promise<void> {
  await enter(page, typeof who === 'string' ? demoOwner(who) : who);
  await page.goto('/staff/');
  await expect(page.getByRole('navigation', { name: 'Khu vực' })).toBeVisible();
}

/** Opens the list under the rail's last button, which also says how much money waits to be looked at. */
export async function openMore(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Khu vực' }).getByRole('button', { name: /^Thêm/ }).click();
}

/** One more person, whose account a journey may leave as nobody else could use it. The page's browser is signed out after. */
export async function another(
  page: Page,
  brand: string,
  name: string,
  role: 'cook' | 'owner',
): Promise<Account> {
  const account = { brand, name, password: 'xe đạp bánh mì' };
  await enter(page, demoOwner(brand));
  await post(page, '/v1/staff/people', { name, password: account.password, role, stores: [] });
  await post(page, '/v1/staff/sign-out', {});
  return account;
}

export const anotherOwner = (page: Page, brand: string, name: string): Promise<Account> =>
  another(page, brand, name, 'owner');

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
