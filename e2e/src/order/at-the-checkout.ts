import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from '../start/people.ts';

/** Opens a row of the checkout ("Giao đến", "Người nhận") and answers with its sheet. */
async function openRow(page: Page, row: RegExp, title: string): Promise<Locator> {
  await page.getByRole('button', { name: row }).click();
  const sheet = page.getByRole('dialog', { name: title });
  await expect(sheet).toBeVisible();
  return sheet;
}

export async function giveAddress(page: Page, text: string): Promise<void> {
  const sheet = await openRow(page, /^Giao đến/, 'Giao tới đâu?');
  await sheet.getByLabel('Địa chỉ').fill(text);
  await sheet.getByRole('button', { name: 'Giao đến đây' }).click();
  await expect(sheet).toBeHidden();
}

export async function giveName({ page, name, phone }: Person): Promise<void> {
  const sheet = await openRow(
    page,
    /^Người (nhận|lấy)/,
    /lấy/.test(await whoTitle(page)) ? 'Ai đến lấy?' : 'Ai nhận món?',
  );
  await sheet.getByLabel('Tên người nhận').fill(name);
  await sheet.getByLabel('Số điện thoại').fill(phone);
  await sheet.getByRole('button', { name: 'Lưu' }).click();
  await expect(sheet).toBeHidden();
}

const whoTitle = async (page: Page): Promise<string> =>
  (await page.getByRole('button', { name: /^Người (nhận|lấy)/ }).textContent()) ?? '';

/** Presses the one main action and answers its question. */
export async function placeOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Đặt/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Gửi đơn tới quán?' });
  await question.getByRole('button', { name: 'Đặt món' }).click();
}

/** The screen that says it worked, left by its own button. Answers with the order's code. */
export async function orderPlaced(page: Page): Promise<string> {
  const success = page.getByRole('dialog', { name: 'ĐẶT MÓN THÀNH CÔNG' });
  await expect(success).toBeVisible();
  const track = success.getByRole('button', { name: /^Theo dõi đơn/ });
  const code = ((await track.textContent()) ?? '').replace('Theo dõi đơn', '').trim();
  expect(code).toMatch(/^[0-9A-Z]{4,10}$/);
  return code;
}
