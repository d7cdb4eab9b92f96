import { atPace } from '@mam/tools/pace.ts';
import { expect, type Page } from '@playwright/test';
import { takenOver } from '../start/taken-over.ts';
import { codeOfTable } from './at-the-table.ts';
import { seatedWith } from './sitting-together.ts';

/** Somebody of the staff leaves a device of the restaurant on a table. */
export async function setUpTablet(page: Page, table: string): Promise<void> {
  await page.goto(`/t/${codeOfTable(101, table)}?is_tablet=true`);
  await takenOver(page);
  await page.getByRole('button', { name: `Gắn với bàn ${table}` }).click();
  await readyForGuests(page);
}

/** The home of a table nobody has used yet. */
export async function readyForGuests(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Sửa tên/ })).toContainText('Khách hàng');
  await expect(page.getByRole('region', { name: 'Người ngồi cùng bàn' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Xem thực đơn & gọi món/ })).not.toContainText('Đang có');
  expect(new URL(page.url()).searchParams.has('is_tablet')).toBe(false);
  await takenOver(page);
}

/** The first guests of a table touch its tablet, nothing of what it offers, until it notices. */
export const touchTablet = (page: Page) =>
  expect(async () => {
    await page.getByRole('banner').click({ position: { x: 4, y: 4 } });
    await expect(seatedWith(page, 1)).toBeVisible({ timeout: atPace(1_000) });
  }).toPass();

/** Everything this browser keeps, as text. */
export const keptOnDevice = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

export const openMenu = (page: Page) => page.getByRole('link', { name: /^Xem thực đơn & gọi món/ }).click();
