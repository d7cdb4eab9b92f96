import type { Page } from '@playwright/test';

/**
 * The app answers what the page was drawn with: until then a link leads to a page of its own instead of opening a
 * sheet. A person takes a second to look; a journey has to be told.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const links = [...document.querySelectorAll('#root main a, #root main button')];
    const isTaken = (link: Element) => Object.keys(link).some((name) => name.startsWith('__reactProps'));
    return links.length > 0 && links.every(isTaken);
  });
}
