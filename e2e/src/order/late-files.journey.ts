import { expect, type Page } from '@playwright/test';
import { signIn } from '../staff/at-the-board.ts';
import { BEP_NHA, comeBackToCart, SALAD } from '../start/been-here.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, type Person, PHONE, test } from '../start/people.ts';
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

for (const file of ['placing-outlet', 'placing-dialogs'])
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

test('without a network nothing is sent, and nobody is left unsure; back on it the order goes once', async ({
  someone,
}) => {
  const cook = await someone(DESKTOP);
  await signIn(cook.page, 'BEPNHA');
  const diner = await someone(PHONE, 'Phan Thang Máy');
  const { page } = diner;
  const there = page.waitForResponse(/placing-dialogs.*\.js/);
  await readyToPlace(diner);
  await there;
  await page.context().setOffline(true);
  await placeOrder(page);
  const unsent = page.getByRole('alertdialog', { name: 'Đơn chưa được gửi' });
  await expect(unsent).toContainText('đang mất mạng');
  await lookClosely(page, 'an order that was not sent');
  await page.context().setOffline(false);
  await unsent.getByRole('button', { name: 'Gửi đơn' }).click();
  await orderPlaced(page);
  await expectOneOrder(cook.page, diner.name);
});

test('a new version lands under an open cart: it is taken over with the cart, and the order goes once', async ({
  someone,
}) => {
  const cook = await someone(DESKTOP);
  await signIn(cook.page, 'BEPNHA');
  const diner = await someone(PHONE, 'Lê Bản Mới');
  const { page } = diner;
  let opened = 0;
  // the files of the page that was open are gone, those of the one opened anew are there
  await page.route('**/assets/placing-*', (route) =>
    opened > 1 ? route.continue() : route.fulfill({ status: 404, body: '' }),
  );
  await page.route('**/cart?*', async (route) => {
    if (route.request().isNavigationRequest()) {
      opened += 1;
      return route.continue();
    }
    // whoever looks reads that of the next build
    const answer = await route.fetch();
    const html = (await answer.text()).replace(/index-[\w-]+\.js/g, 'index-of-tomorrow.js');
    return route.fulfill({ response: answer, body: html });
  });
  await readyToPlace(diner);
  // by itself, before anybody has pressed anything
  await expect.poll(() => opened).toBe(2);
  await placeOrder(page);
  await orderPlaced(page);
  await expectOneOrder(cook.page, diner.name);
});
