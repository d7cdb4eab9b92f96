import { wallTime } from '@mam/domain/time/wall-time.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { bringToRest } from '../start/stands-still.ts';
import { takenOver } from '../start/taken-over.ts';

/** The link on the table tent: straight to the menu of one store. */
export async function scanLink(page: Page, brand: string, store: number): Promise<void> {
  await page.goto(`/menu?pos_parent=${brand}&pos_id=${store}`);
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toBeVisible();
  await takenOver(page);
}

/** A dish as the menu lists it; best sellers stand there twice, the first one is taken. */
export function dishCard(page: Page, name: string): Locator {
  const link = page.getByRole('link', { name, exact: true });
  return page.getByRole('article').filter({ has: link }).first();
}

/** Where a combo saves, it is named before its dishes open. */
export function comboFirst(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Chọn trong combo lợi hơn' });
}

/** The sheet of dishes usually eaten with the one just added. */
export function eatenWith(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Món này hay ăn cùng' });
}

/** Opens the dish over the menu, by itself where it is cheaper in a combo. */
export async function openDish(page: Page, name: string): Promise<Locator> {
  await dishCard(page, name).getByRole('link', { name, exact: true }).click();
  const sheet = page.getByRole('dialog', { name });
  const first = comboFirst(page);
  await expect(sheet.or(first)).toBeVisible();
  if (await first.isVisible()) await first.getByRole('button', { name: 'Chỉ lấy món này' }).click();
  await expect(sheet).toBeVisible();
  return sheet;
}

/** A dish without choices: the round plus adds it at once. */
export async function addAtOnce(page: Page, name: string): Promise<void> {
  const add = dishCard(page, name).getByRole('button', { name: `Thêm ${name}` });
  // cards far down have an estimated height until they are reached, and move while that is made good
  await bringToRest(add);
  await add.click();
}

/** From the menu to the checkout, by the bar on a phone and the panel on a desk. */
export async function openCart(page: Page): Promise<void> {
  const bar = page.getByRole('link', { name: /Xem mâm/ });
  const panel = page.getByRole('link', { name: 'Tiếp tục đặt món' });
  await bar.or(panel).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mâm của bạn' })).toBeVisible();
}

/** Sold in the morning, and in the evening. */
const MORNING = { dish: 'Bánh cuốn Thanh Trì', hour: 8 };
const EVENING = { dish: 'Lẩu mắm miền Tây', hour: 19 };

/** An hour at which something else is sold than now, and what. */
export function anotherHour(): typeof MORNING {
  const { hour } = wallTime(Date.now(), 'Asia/Ho_Chi_Minh');
  return hour >= 5 && hour < 12 ? EVENING : MORNING;
}
