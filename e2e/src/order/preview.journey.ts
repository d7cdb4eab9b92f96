import { expect } from '@playwright/test';
import { addAtOnce, openCart, scanLink } from '../menu/at-the-menu.ts';
import { PHONE, test } from '../start/people.ts';
import { giveAddress, giveRecipient } from './at-the-checkout.ts';

const PREVIEW = 'Bạn đang ở chế độ xem trước';

test('a preview stays one on later pages, and nothing can be ordered from it', async ({ someone }) => {
  const diner = await someone(PHONE);
  const { page } = diner;
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'POST' || pathname === '/v1/user/generate') return;
    // the worth of a code may be asked: that places nothing
    if (pathname !== '/v1/order' || !request.postDataJSON().is_check_voucher) sent.push(pathname);
  });
  const band = page.getByRole('note').filter({ hasText: PREVIEW });
  await page.goto('/menu?pos_parent=BEPNHA&pos_id=101&is_preview=true&logo=0&item_type=3');
  await expect(band).toBeVisible();
  await scanLink(page, 'BEPNHA', 101); // the address does not say it any more
  await expect(band).toBeVisible();
  await addAtOnce(page, 'Gỏi ngó sen tôm thịt');
  await openCart(page);
  await expect(page).not.toHaveURL(/is_preview/);
  await giveAddress(page, '45 Lý Tự Trọng, P. Sài Gòn');
  await giveRecipient(diner);
  const place = page.getByRole('button', { name: PREVIEW });
  await expect(place).not.toHaveAttribute('aria-busy', 'true');
  await place.click({ force: true });
  await expect(page.getByRole('alertdialog')).toContainText(PREVIEW);
  expect(sent).toEqual([]);
});
