import type { Page } from '@playwright/test';

/** What a page asks for there is on its way until it is let come. */
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
