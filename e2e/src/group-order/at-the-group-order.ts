import { expect, type Page } from '@playwright/test';

/** The food is fetched, as soon as it can be had. */
export async function fetchSoonest(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Tự đến lấy' }).check();
  await page.getByRole('button', { name: /^Thời gian/ }).click();
  const time = page.getByRole('dialog', { name: 'Mấy giờ bạn ghé lấy?' });
  await time.getByRole('button', { name: 'Sớm nhất' }).click();
  await time.getByRole('button', { name: 'Lấy sớm nhất có thể' }).click();
  await expect(time).toBeHidden();
}

/** The owner ends the choosing. */
export async function endChoosing(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Chốt mâm ngay|chốt mâm$/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Chốt mâm bây giờ?' });
  await question.getByRole('button', { name: 'Chốt mâm' }).click();
}

export const memberCard = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
