import { expect } from '@playwright/test';
import { addAtOnce, openCart, scanLink } from '../menu/at-the-menu.ts';
import { signIn } from '../staff/at-the-board.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { giveAddress, giveRecipient, orderPlaced, placeOrder } from './at-the-checkout.ts';

/** A browser that lets no page touch anything it could remember. */
function forbidStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  }
}

test('where the browser forbids storage an order is placed all the same', async ({ someone }) => {
  const cook = await someone(DESKTOP);
  await signIn(cook.page, 'BEPNHA');
  const diner = await someone(PHONE, 'Lý Không Nhớ');
  const { page } = diner;
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.addInitScript(forbidStorage);
  await scanLink(page, 'BEPNHA', 101);
  await addAtOnce(page, 'Gỏi ngó sen tôm thịt');
  await openCart(page);
  await giveAddress(page, '45 Lý Tự Trọng, P. Sài Gòn');
  await giveRecipient(diner);
  await placeOrder(page);
  await orderPlaced(page);
  expect(faults).toEqual([]);
  const card = cook.page.getByRole('article').filter({ hasText: diner.name });
  await card.getByRole('button', { name: /^Từ chối/ }).click();
  const reject = cook.page.getByRole('dialog', { name: /^Từ chối .*\?/ });
  await reject.getByRole('radio', { name: 'Bếp quá tải' }).check();
  await reject.getByRole('button', { name: 'Từ chối đơn' }).click();
  await expect(card).toHaveCount(0);
});
