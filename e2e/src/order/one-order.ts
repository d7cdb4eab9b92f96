import { expect, type Page } from '@playwright/test';

/** Every order of this person that reached the kitchen; each is refused, so that the next journey has a clean board. */
export async function expectOneOrder(cook: Page, name: string): Promise<void> {
  const cards = cook.getByRole('article').filter({ hasText: name });
  await expect(cards).toHaveCount(1);
  await cards.getByRole('button', { name: /^Từ chối/ }).click();
  const reject = cook.getByRole('dialog', { name: /^Từ chối .*\?/ });
  await reject.getByRole('radio', { name: 'Bếp quá tải' }).check();
  await reject.getByRole('button', { name: 'Từ chối đơn' }).click();
  await expect(cards).toHaveCount(0);
}
