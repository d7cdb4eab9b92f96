import { expect, type Locator } from '@playwright/test';
import { addAtOnce, openCart, scanLink } from '../menu/at-the-menu.ts';
import { crowdedBrand, importBrand } from '../start/journey-brands.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, dataFolder, type Person, PHONE, test } from '../start/people.ts';
import { giveCollector, orderPlaced, placeOrder } from './at-the-checkout.ts';

const TIME = /^\d\d:\d\d$/;

/** A cart to be collected, with its sheet of times open. */
async function chooseTime(diner: Person): Promise<Locator> {
  const { page } = diner;
  await scanLink(page, 'DONGKHACH', 601);
  await addAtOnce(page, 'Bánh flan cà phê');
  await openCart(page);
  await page.getByRole('radio', { name: 'Tự đến lấy' }).check();
  await page.getByRole('button', { name: /^Thời gian/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Mấy giờ bạn ghé lấy?' });
  await expect(sheet).toBeVisible();
  return sheet;
}

test('one order an hour: who comes second sees the time fill, and takes the next', async ({ someone }) => {
  importBrand(crowdedBrand(), dataFolder());
  const [first, second] = [await someone(PHONE), await someone(DESKTOP, 'Trần Gia Bảo')];
  const [sheet, waiting] = [await chooseTime(first), await chooseTime(second)];

  // not the very next one: it may be over before the order is sent
  const chip = sheet.getByRole('button', { name: TIME }).nth(1);
  const time = await chip.innerText();
  await waiting.getByRole('button', { name: time, exact: true }).click();
  await expect(waiting.getByRole('button', { name: `Lấy lúc ${time}` })).toBeEnabled();
  await chip.click();
  await lookClosely(first.page, 'wheels of time');
  await sheet.getByRole('button', { name: `Lấy lúc ${time}` }).click();
  await giveCollector(first);
  await placeOrder(first.page);
  await orderPlaced(first.page);

  // the sheet that is already open hears of it
  const taken = waiting.getByRole('button', { name: `${time} hôm nay đã kín chỗ` });
  await expect(taken.or(waiting.getByRole('button', { name: `${time} ngày mai đã kín chỗ` }))).toBeDisabled();
  const hours = waiting.getByRole('listbox', { name: 'Giờ' });
  await expect(hours.getByRole('option', { selected: true })).toHaveAccessibleName(
    `${time.slice(0, 2)}, đã kín chỗ`,
  );
  await lookClosely(second.page, 'a time that is taken');
  const next = waiting.getByRole('button', { name: TIME }).last();
  expect(await next.innerText()).not.toBe(time);
  await next.click();
  const take = waiting.getByRole('button', { name: /^Lấy lúc/ });
  await expect(take).toBeEnabled();
  await take.click();
  await giveCollector(second);
  await placeOrder(second.page);
  await orderPlaced(second.page);
});
