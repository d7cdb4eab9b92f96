import { expect, type Locator } from '@playwright/test';
import { comeBackToCart, FLAN } from '../start/been-here.ts';
import { crowdedBrand } from '../start/journey-brands.ts';
import { importBrand } from '../start/owner-commands.ts';
import { DESKTOP, dataFolder, type Person, PHONE, test } from '../start/people.ts';
import { giveCollector, orderPlaced, placeOrder } from './at-the-checkout.ts';

/** A cart to be collected, with its sheet of times open. */
async function chooseTime(diner: Person): Promise<Locator> {
  const { page } = diner;
  await comeBackToCart(diner, { shop: { brand: 'DONGKHACH', store: 601 }, dishes: [FLAN] });
  await page.getByRole('radio', { name: 'Tự đến lấy' }).check();
  await page.getByRole('button', { name: /^Thời gian/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Mấy giờ bạn ghé lấy?' });
  await expect(sheet).toBeVisible();
  return sheet;
}

/** The last day on offer, at its first hour: a time that is not over before the order is sent, at any hour of the day. */
async function turnToLastDay(sheet: Locator): Promise<string> {
  await sheet.getByRole('listbox', { name: 'Ngày' }).press('End');
  await sheet.getByRole('listbox', { name: 'Giờ' }).press('Home');
  const button = sheet.getByRole('button', { name: /^Lấy lúc 00:\d\d / });
  await expect(button).toBeEnabled();
  return (await button.innerText()).replace('Lấy lúc ', '');
}

test('one order an hour: who comes second sees the time fill, and takes the next', async ({ someone }) => {
  importBrand(crowdedBrand(), dataFolder());
  const [first, second] = [await someone(PHONE), await someone(DESKTOP, 'Trần Gia Bảo')];
  const [sheet, waiting] = [await chooseTime(first), await chooseTime(second)];
  const when = await turnToLastDay(sheet);
  expect(await turnToLastDay(waiting)).toBe(when);
  await sheet.getByRole('button', { name: `Lấy lúc ${when}` }).click();
  await giveCollector(first);
  await placeOrder(first.page);
  await orderPlaced(first.page);

  // the sheet that is already open hears of it
  await expect(waiting.getByRole('button', { name: `${when} đã đủ đơn` })).toBeDisabled();
  const hours = waiting.getByRole('listbox', { name: 'Giờ' });
  await expect(hours.getByRole('option', { selected: true })).toHaveAccessibleName('00, đã đủ đơn');
  await hours.press('ArrowDown');
  await waiting.getByRole('button', { name: /^Lấy lúc 01:/ }).click();
  await giveCollector(second);
  await placeOrder(second.page);
  await orderPlaced(second.page);
});
