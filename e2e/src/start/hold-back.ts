import type { Page } from '@playwright/test';

/** Holds back a page's requests there until the returned function is called. */
export async function holdBack(page: Page, where: string | RegExp): Promise<() => void> {
  let letCome = () => {};
  const arrival = new Promise<void>((done) => {
    letCome = done;
  });
  await page.route(where, async (route) => {
    await arrival;
    await route.continue();
  });
  return letCome;
}
