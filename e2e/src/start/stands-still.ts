import { expect, type Locator, type Page } from '@playwright/test';

async function restsAt(where: () => Promise<number>): Promise<void> {
  let before = Number.NaN;
  const moved = async () => {
    const last = before;
    before = await where();
    return before - last;
  };
  await expect.poll(moved).toBe(0);
}

/** The page has come to rest: it glides no more. */
export const standsStill = (page: Page): Promise<void> => restsAt(() => page.evaluate(() => scrollY));

/** Brings something to the screen and waits until it has come to rest there, as whoever taps it does. */
export async function bringToRest(what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  await restsAt(() => what.evaluate((element) => element.getBoundingClientRect().top));
}
