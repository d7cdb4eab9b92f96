import { expect } from '@playwright/test';
import { addAtOnce, openCart, scanLink } from '../menu/at-the-menu.ts';
import { expectOneOrder } from '../start/at-the-pass.ts';
import { PHONE, test } from '../start/people.ts';
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

test('where the browser forbids storage an order is placed all the same', async ({ someone, kitchen }) => {
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
  await expectOneOrder(kitchen, diner.name);
});
