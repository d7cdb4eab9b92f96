import { expect, type Page } from '@playwright/test';
import type { Person } from '../start/people.ts';
import { BEP_NHA } from '../start/shops.ts';

export const STORE = `pos_parent=${BEP_NHA.brand}&pos_id=${BEP_NHA.store}`;

/** The form that begins a group order, from the card on the menu, with whoever begins it filled in. */
export async function openBeginning({ page, name, phone }: Person) {
  // somebody whose browser has never said that it wants no invitations
  await page.addInitScript(() => localStorage.removeItem('mam.invited'));
  await page.goto(`/menu?${STORE}`);
  // what is promised stands above the menu as well
  await expect(
    page.getByRole('link', { name: /Rủ nhau ăn chung\?.*Từ 3 người: miễn phí giao/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Mở mâm chung' }).click();
  const sheet = page.getByRole('dialog', { name: 'Mở mâm chung' });
  await sheet.getByLabel('Tên chủ mâm').fill(name);
  await sheet.getByLabel('Số điện thoại').fill(phone);
  return sheet;
}

/** The form is sent; the address that others are invited by. */
export async function beginAndInvite({ page }: Person): Promise<string> {
  await page.getByRole('button', { name: 'Mở mâm, lấy link mời' }).click();
  const share = page.getByRole('dialog', { name: 'Mời vào mâm' });
  const link = `/${(await share.getByText(/\/menu\?/).textContent())?.replace(/^[^/]*\//, '')}`;
  await page.keyboard.press('Escape');
  return link;
}

/** On a dish's own page, once that knows whom one eats with. */
export async function add({ page }: Person, dish: string): Promise<void> {
  await page.goto(`/menu/product?${STORE}&product_id=${dish}`);
  await expect(page.getByRole('complementary', { name: 'Mâm chung' })).toBeVisible();
  await page.getByRole('button', { name: /^Thêm.*\dđ$/ }).click();
}

export async function choose(member: Person, dish: string): Promise<void> {
  await add(member, dish);
  await expect(member.page.getByText('Đã thêm', { exact: false }).first()).toBeVisible();
}

/** The food is fetched, as soon as it can be had. */
export async function fetchSoonest(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Thời gian/ }).click();
  const time = page.getByRole('dialog', { name: 'Mấy giờ bạn ghé lấy?' });
  await time.getByRole('button', { name: 'Sớm nhất' }).click();
  await time.getByRole('button', { name: 'Lấy sớm nhất có thể' }).click();
  await expect(time).toBeHidden();
}

export const cardOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
