import { expect, type Page } from '@playwright/test';
import { signIn } from '../staff/at-the-board.ts';
import { comeBackToCart, SALAD } from '../start/been-here.ts';
import { DESKTOP, type Person, PHONE, test } from '../start/people.ts';
import { BEP_NHA } from '../start/shops.ts';
import { orderPlaced, placeOrder } from './at-the-checkout.ts';
import { expectOneOrder } from './one-order.ts';

const readyToPlace = (diner: Person) =>
  comeBackToCart(diner, {
    shop: BEP_NHA,
    dishes: [SALAD],
    how: { to: '45 Lý Tự Trọng, P. Sài Gòn' },
  });

/** Each file of that name is missing so many times, as after an upgrade or in a lift. */
async function missing(page: Page, file: string, times: number): Promise<() => number> {
  let missed = 0;
  await page.route(`**/assets/${file}*`, (route) => {
    missed += 1;
    return missed > times ? route.continue() : route.fulfill({ status: 404, body: '' });
  });
  return () => missed;
}

for (const file of ['over-screens', 'placing-dialogs'])
  test(`${file} does not come when it is asked for: the order is sent once, and told about`, async ({
    someone,
  }) => {
    const cook = await someone(DESKTOP);
    await signIn(cook.page, 'BEPNHA');
    const diner = await someone(PHONE, `Trần Thiếu ${file}`);
    const missed = await missing(diner.page, file, 2);
    await readyToPlace(diner);
    await placeOrder(diner.page);
    await orderPlaced(diner.page);
    expect(missed()).toBeGreaterThan(0);
    await expectOneOrder(cook.page, diner.name);
  });
