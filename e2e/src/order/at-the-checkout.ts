import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from '../start/people.ts';

/** Opens a row of the checkout ("Giao đến", "Người nhận") and answers with its sheet. */
export async function openRow(page: Page, row: string, title: string): Promise<Locator> {
  await page.getByRole('button', { name: new RegExp(`^${row}`) }).click();
  const sheet = page.getByRole('dialog', { name: title });
  await expect(sheet).toBeVisible();
  return sheet;
}

/** The whole form of an address, with its pin on a map, from the page of a first order. */
export async function openPin(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Ghim trên bản đồ/ }).click();
  const sheet = page.getByRole('dialog', { name: /^(Thêm|Sửa) địa chỉ$/ });
  await expect(sheet).toBeVisible();
  return sheet;
}

/** A first order's address, typed on the page; leaving the field asks the map. */
export async function giveAddress(page: Page, text: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Giao đến' });
  await field.fill(text);
  await field.press('Enter');
  await expect(page.getByText(/^(Cách quán|Bản đồ chưa biết)/)).toBeVisible();
}

async function giveName({ page, name, phone }: Person, label: string): Promise<void> {
  await page.getByLabel(label).fill(name);
  await page.getByLabel('Số điện thoại').fill(phone);
}

export const giveRecipient = (diner: Person): Promise<void> => giveName(diner, 'Tên người nhận');

export const giveCollector = (diner: Person): Promise<void> => giveName(diner, 'Tên người lấy');

/** Somebody who comes themselves, as soon as the kitchen is done. */
export async function collectMyself(diner: Person): Promise<void> {
  const { page } = diner;
  await page.getByRole('radio', { name: 'Tự đến lấy' }).check();
  const sheet = await openRow(page, 'Thời gian', 'Mấy giờ bạn ghé lấy?');
  await sheet.getByRole('button', { name: 'Sớm nhất' }).click();
  await sheet.getByRole('button', { name: 'Lấy sớm nhất có thể' }).click();
  await expect(sheet).toBeHidden();
  await giveCollector(diner);
}

export const placeButton = (page: Page): Locator => page.getByRole('button', { name: /^Đặt/ });

/** Presses the one main action and answers its question. */
export async function placeOrder(page: Page): Promise<void> {
  await placeButton(page).click();
  const question = page.getByRole('alertdialog', { name: 'Gửi đơn tới quán?' });
  await question.getByRole('button', { name: 'Đặt món', exact: true }).click();
}

/** The screen that says it worked; a phone goes on to the order by itself. Answers with the order's code. */
export async function orderPlaced(page: Page): Promise<string> {
  const success = page.getByRole('dialog', { name: 'ĐẶT MÓN THÀNH CÔNG' });
  await expect(success).toBeVisible();
  const wide = (page.viewportSize()?.width ?? 0) >= 768;
  if (wide) await success.getByRole('button', { name: 'Ok' }).click();
  await page.waitForURL(/\/order\/detail\?/);
  const facts = page.getByRole('region', { name: 'Chi tiết thanh toán' }).getByRole('definition');
  return (await facts.filter({ hasText: /^[0-9A-Z]{4,10}$/ }).innerText()).trim();
}

/** The diner's screen says this about the order, without any reload. */
export async function orderSays(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}
