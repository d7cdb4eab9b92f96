import { expect, type Locator, type Page } from '@playwright/test';
import { addAtOnce, openCart, scanLink } from '../menu/at-the-menu.ts';
import { PHONE, test } from '../start/people.ts';

const MINUTE = 60_000;
/** Minutes the demo kitchen says a delivery takes, and any kitchen needs that says nothing. */
const TO_THE_DOOR = 30;
const IN_THE_KITCHEN = 15;

/** The time in the middle of the wheels, as an instant; it may be tomorrow's already. */
async function timeOn(sheet: Locator): Promise<number> {
  const of = async (wheel: string) =>
    sheet.getByRole('listbox', { name: wheel }).getByRole('option', { selected: true }).innerText();
  const [day, hour, minute] = [await of('Ngày'), Number(await of('Giờ')), Number(await of('Phút'))];
  const today = new Date(Date.now() + 7 * 60 * MINUTE);
  today.setUTCHours(hour, minute, 0, 0);
  return today.getTime() - 7 * 60 * MINUTE + (day === 'Ngày mai' ? 24 * 60 * MINUTE : 0);
}

/** The first time the open sheet has. */
async function firstTime(sheet: Locator): Promise<number> {
  await sheet.getByRole('listbox', { name: 'Ngày' }).press('Home');
  await sheet.getByRole('listbox', { name: 'Giờ' }).press('Home');
  await sheet.getByRole('listbox', { name: 'Phút' }).press('Home');
  return timeOn(sheet);
}

const chooseFromMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Giờ ăn: sớm nhất' }).click();
  const sheet = page.getByRole('dialog', { name: 'Giao lúc mấy giờ?' });
  await expect(sheet).toBeVisible();
  return sheet;
};

test('a time to eat is chosen before any dish, and never one the kitchen cannot keep', async ({
  someone,
}) => {
  const { page } = await someone(PHONE);
  await scanLink(page, 'BEPNHA', 101);
  const sheet = await chooseFromMenu(page);
  const before = Date.now();
  expect(await firstTime(sheet)).toBeGreaterThanOrEqual(before + (TO_THE_DOOR - 1) * MINUTE);
  await sheet.getByRole('listbox', { name: 'Ngày' }).press('End');
  await sheet.getByRole('button', { name: /^Giao lúc/ }).click();
  await expect(sheet).toBeHidden();
  const chip = page.getByRole('button', { name: /^\d\d:\d\d ngày kia$/ });
  const when = await chip.innerText();

  await addAtOnce(page, 'Bánh flan cà phê');
  await openCart(page);
  await expect(page.getByRole('button', { name: /^Thời gian/ })).toContainText(when);

  await page.getByRole('radio', { name: 'Tự đến lấy' }).check();
  await page.getByRole('button', { name: /^Thời gian/ }).click();
  const pickup = page.getByRole('dialog', { name: 'Mấy giờ bạn ghé lấy?' });
  const now = Date.now();
  const first = await firstTime(pickup);
  expect(first).toBeGreaterThanOrEqual(now + (IN_THE_KITCHEN - 1) * MINUTE);
  expect(first).toBeLessThan(now + (TO_THE_DOOR + 5) * MINUTE);
});
