import { expect, type Page } from '@playwright/test';
import { looks, type Open } from '../start/looks.ts';
import { ownerAt } from './owner-at.ts';

/** The owner at the screen where orders are written down; then whatever is done there. */
const taking =
  (then: (page: Page) => Promise<unknown> = async () => {}): Open =>
  async (cook, others) => {
    await ownerAt('/staff/take-order', 'Ai đang gọi?')(cook, others);
    await then(cook.page);
  };

/** The same with two dishes for a guest without a number, on a phone at the ticket. */
const written: (then?: (page: Page) => Promise<unknown>) => Open = (then = async () => {}) =>
  taking(async (page) => {
    await page.getByRole('button', { name: 'Khách không cho số' }).click();
    const menu = page.getByRole('region', { name: 'Thực đơn' });
    for (const dish of ['Phở bò tái nạm gầu', 'Bún bò Huế'])
      await menu.getByRole('button', { name: dish }).first().click();
    await then(page);
    const bar = page.getByRole('button', { name: /^Xem đơn/ });
    if (await bar.isVisible()) await bar.click();
  });

/** Another kind of guest for the same dishes. */
const insteadFor = (kind: string) => (page: Page) =>
  page.getByRole('radio', { name: kind }).check({ force: true });

looks({
  'who is calling': taking(),
  'an order is written down': written((page) => expect(page.getByText('Đọc lại cho khách')).toBeAttached()),
  'the menu of who writes it down': taking((page) =>
    page.getByRole('button', { name: 'Khách không cho số' }).click(),
  ),
  'a dish is looked for': taking(async (page) => {
    await page.getByRole('button', { name: 'Khách không cho số' }).click();
    await page.getByRole('searchbox').fill('com ga 3');
  }),
  'at the counter': written(insteadFor('Tại quầy')),
  'a round for a table': written(insteadFor('Cho bàn')),
  'a choice that must be made': taking(async (page) => {
    await page.getByRole('button', { name: 'Khách không cho số' }).click();
    const menu = page.getByRole('region', { name: 'Thực đơn' });
    await menu.getByRole('button', { name: 'Gỏi cuốn tôm thịt' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  'name and address of a caller': taking(async (page) => {
    await page.getByRole('button', { name: 'Khách không cho số' }).click();
    await page.getByRole('radio', { name: 'Tại quầy' }).check({ force: true });
    const bar = page.getByRole('button', { name: /^Xem đơn/ });
    if (await bar.isVisible()) await bar.click();
    await page.getByRole('button', { name: /Ghi tên hoặc/ }).click();
  }),
  'orders set aside': taking(async (page) => {
    await page.getByRole('button', { name: 'Khách không cho số' }).click();
    await page.getByRole('region', { name: 'Thực đơn' }).getByRole('button', { name: 'Bún bò Huế' }).click();
    await page.getByRole('button', { name: /Để tạm/ }).click();
    await page.getByRole('button', { name: 'Để tạm đơn này, ghi đơn mới' }).click();
    await page.getByRole('button', { name: /Để tạm/ }).click();
  }),
  'an order that waits for the network': written(async (page) => {
    await page.route('**/v1/staff/taken-order', (route) => route.abort());
    const bar = page.getByRole('button', { name: /^Xem đơn/ });
    if (await bar.isVisible()) await bar.click();
    await page.getByRole('button', { name: 'Gửi bếp' }).click();
    await expect(page.getByText('Ai đang gọi?')).toBeVisible();
  }),
});
