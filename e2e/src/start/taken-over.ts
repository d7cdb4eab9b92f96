import { expect, type Page } from '@playwright/test';

/** Links and buttons of the drawn page that the app does not answer for yet, as HTML; null = nothing is drawn. */
const untaken = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('#root main a, #root main button')];
    const isTaken = (part: Element) => Object.keys(part).some((name) => name.startsWith('__reactProps'));
    return parts.length === 0
      ? null
      : parts.filter((part) => !isTaken(part)).map((part) => part.outerHTML.slice(0, 120));
  });

/**
 * The app answers what the page was drawn with: until then a link leads to a page of its own instead of opening a
 * sheet. A person takes a second to look; a journey has to be told.
 */
export async function takenOver(page: Page): Promise<void> {
  // a page may begin anew meanwhile
  await expect(async () => expect(await untaken(page)).toEqual([])).toPass();
}
